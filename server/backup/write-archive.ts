import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Readable, Transform, type TransformCallback } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { type Measures, measured } from './measured.ts'
import { manifestName, type Manifest } from './manifest.ts'
import { sealWith } from './sealed.ts'

interface Options {
  /** Empty: not sealed. */
  key: string
  /** Of the files in it. */
  at: Date
  signal: AbortSignal
}

/** Letters of the sum that ends an archive, as its comment. */
export const sumLength = 64
/** Text is a quarter of its size then; more effort makes it smaller by a tenth and takes three times as long. */
const compressionLevel = 3

export interface ArchiveWriter {
  /** Puts a file in; answers what went in once all of it has. */
  add: (name: string, content: Readable, told?: (bytes: number) => void) => Promise<Measures>
}

/**
 * Writes an archive of ZIP that the account of the server alone can read: whatever `fill` adds, and in the end the manifest that it answers. It needs
 * little memory, however large it gets, and appears complete or not at all. Answers its bytes.
 */
export async function writeArchive(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<Manifest>,
  { key, at, signal }: Options,
): Promise<number> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const partial = `${path}.part`
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const target = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true })
  const entryOptions = { mtime: at, mode: 0o100600, compressionLevel }
  const written = pipeline([output, endWithSum(), ...(key === '' ? [] : [sealWith(key)]), target], { signal })
  // What waits for its turn is told when the writing has failed: on a full disk, for one.
  const failed = written.then(() => new Promise<never>(() => {}))

  const add: ArchiveWriter['add'] = async (name, content, told) => {
    const counted = measured(told)
    zip.addReadStream(counted, name, entryOptions)
    content.once('error', (error) => counted.destroy(error))
    content.pipe(counted)
    try {
      await Promise.race([finished(counted), failed])
    } finally {
      if (!counted.readableEnded) content.destroy()
    }
    return counted.measures()
  }

  try {
    const manifest = await Promise.race([fill({ add }), failed])
    zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`), manifestName, entryOptions)
    zip.end({ comment: '0'.repeat(sumLength), forceZip64Format: false })
    await written
    await rename(partial, path)
    await keepFolder(dirname(path))
    return target.bytesWritten
  } catch (error) {
    output.destroy(error as Error)
    await written.catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
}

/** Puts the SHA-256 of all that is written into the last bytes, which the comment of the archive has kept free. */
function endWithSum(): Transform {
  const hash = createHash('sha256')
  let last: Buffer = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      const all = Buffer.concat([last, chunk])
      const passed = all.subarray(0, Math.max(0, all.length - sumLength))
      last = all.subarray(passed.length)
      hash.update(passed)
      done(null, passed)
    },
    flush(done) {
      done(null, Buffer.from(hash.digest('hex')))
    },
  })
}

/** A name in a folder outlives a power cut once the folder is on the disk; Windows opens none. */
async function keepFolder(folder: string) {
  if (process.platform === 'win32') return
  const opened = await open(folder)
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
