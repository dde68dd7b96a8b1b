import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { type Entry, RandomAccessReader, type ZipFile, fromRandomAccessReader } from 'yauzl'
import { Manifest, manifestName } from './manifest.ts'
import { RefusedArchive } from './refused-archive.ts'
import { isSealed, openSealed } from './sealed.ts'
import { sumLength } from './write-archive.ts'

/** The bytes of an archive, sealed or not. */
interface Bytes {
  size: number
  read: (start: number, end: number) => AsyncIterable<Buffer>
}

export interface Archive {
  manifest: Manifest
  isSealed: boolean
  /** Of the file as it lies there. */
  fileBytes: number
  /** Reads all of it and compares the sum at its end. `RefusedArchive` where it is another. */
  check: (signal: AbortSignal) => Promise<void>
  /** A file in it, as it was before it was compressed. */
  open: (name: string) => Promise<Readable>
  close: () => Promise<void>
}

const damaged = (cause?: unknown) =>
  new RefusedArchive('damaged', 'This backup is damaged, or was broken off while it was written or copied.', { cause })

/** Opens an archive and reads its manifest; `RefusedArchive` in words where that cannot be done. */
export async function openArchive(path: string, key: string): Promise<Archive> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new RefusedArchive('no-archive', `${path} cannot be read: ${error.message}`, { cause: error })
  })
  try {
    const { size: fileBytes } = await file.stat()
    const sealed = await isSealed(file)
    if (sealed && key === '')
      throw new RefusedArchive('other-key', 'This backup is sealed: set BACKUP_KEY to the key that it was made with.')
    const bytes = sealed ? await openSealed(file, fileBytes, key) : plain(file, fileBytes)
    const { zip, entries } = await readDirectory(bytes)
    const openEntry = async (name: string) => {
      const entry = entries.get(name)
      if (!entry) throw damaged(new Error(`There is no ${name} in it.`))
      return zip.openReadStreamPromise(entry)
    }
    const manifest = await readManifest(await openEntry(manifestName))
    return {
      manifest,
      isSealed: sealed,
      fileBytes,
      check: (signal) => checkSum(bytes, signal),
      open: openEntry,
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Bytes that are read at once. */
const pieceLength = 262_144

const plain = (file: FileHandle, size: number): Bytes => ({
  size,
  async *read(start, end) {
    for (let at = start; at < end;) {
      const { buffer, bytesRead } = await file.read(
        Buffer.allocUnsafe(Math.min(pieceLength, end - at)),
        0,
        Math.min(pieceLength, end - at),
        at,
      )
      if (bytesRead === 0) return
      at += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
  },
})

async function readDirectory(bytes: Bytes): Promise<{ zip: ZipFile; entries: ReadonlyMap<string, Entry> }> {
  class Reader extends RandomAccessReader {
    override _readStreamForRange(start: number, end: number) {
      return Readable.from(bytes.read(start, end))
    }
  }
  return new Promise((resolve, reject) => {
    fromRandomAccessReader(new Reader(), bytes.size, { autoClose: false }, (error, zip) => {
      if (error) return reject(error instanceof RefusedArchive ? error : damaged(error))
      const entries = new Map<string, Entry>()
      zip.on('entry', (entry: Entry) => entries.set(entry.fileName, entry))
      zip.on('error', (broken: Error) => reject(damaged(broken)))
      zip.once('end', () => resolve({ zip, entries }))
    })
  })
}

async function readManifest(stream: Readable): Promise<Manifest> {
  const found = await json(stream).catch((error: unknown) => {
    throw damaged(error)
  })
  const { format } = found as { format?: unknown }
  if (typeof format === 'number' && format > 1)
    throw new RefusedArchive('later-version', 'This backup was made by a later version of Hukumu: restore it with that version.')
  const read = Manifest.safeParse(found)
  if (!read.success) throw damaged(read.error)
  return read.data
}

async function checkSum(bytes: Bytes, signal: AbortSignal) {
  const hash = createHash('sha256')
  const end = bytes.size - sumLength
  for await (const chunk of bytes.read(0, end)) {
    signal.throwIfAborted()
    hash.update(chunk)
  }
  let sum = ''
  for await (const chunk of bytes.read(end, bytes.size)) sum += chunk.toString('latin1')
  if (sum !== hash.digest('hex')) throw damaged()
}
