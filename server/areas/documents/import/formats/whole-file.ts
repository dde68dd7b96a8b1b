import type { Format, ReadItem, SourceFile } from './format.ts'
import { createIsolatedReading } from './isolated/isolate.ts'
import type { ReaderName } from './isolated/reader.ts'
import { readBytes } from './read-bytes.ts'

const isolated = createIsolatedReading()

const inMegabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

/** A format that holds one document to a file and whose parser runs in a thread of its own. `largest` in bytes. */
export const wholeFile = (format: { name: string; reader: ReaderName; largest: number; detects: Format['detects'] }): Format => ({
  name: format.name,
  streams: false,
  detects: format.detects,

  async *read(file: SourceFile): AsyncGenerator<ReadItem> {
    if (file.size > format.largest) {
      yield { position: null, rejected: { code: 'file-too-large', megabytes: inMegabytes(format.largest) } }
      return
    }
    yield { position: null, ...(await isolated.read(format.reader, await readBytes(file), file.name)) }
  },
})
