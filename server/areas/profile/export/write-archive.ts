import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { ExportedFile } from '../../../account-data/account-data.ts'

interface ArchiveOptions {
  /** Of the files in it. */
  at: Date
  signal: AbortSignal
}

/**
 * Writes files into a ZIP archive that the account of the server alone can read; answers its bytes. Each is read when the one before is written, so
 * that an archive of any size needs little memory. The file appears complete or not at all.
 */
export async function writeArchive(path: string, files: AsyncIterable<ExportedFile>, { at, signal }: ArchiveOptions): Promise<number> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const partial = `${path}.part`
  const zip = new ZipFile()
  const target = createWriteStream(partial, { mode: 0o600 })
  try {
    await Promise.all([pipeline(zip.outputStream, target, { signal }), addAll(zip, files, at)])
    await rename(partial, path)
    return target.bytesWritten
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

async function addAll(zip: ZipFile, files: AsyncIterable<ExportedFile>, mtime: Date) {
  try {
    for await (const { path, content } of files) {
      const stream = Readable.from(content)
      zip.addReadStream(stream, path, { mtime, mode: 0o100600 })
      await finished(stream)
    }
    zip.end()
  } catch (error) {
    // Ends the writing, which would otherwise wait for more.
    ;(zip.outputStream as Readable).destroy(error as Error)
    throw error
  }
}
