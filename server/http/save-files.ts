import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Problem } from '../problem.ts'
import { type ReceivedFile, inMegabytes } from './receive-files.ts'

/** A file of an upload on disk. */
export interface SavedFile {
  path: string
  name: string
  bytes: number
}

const maxNameLength = 150

/** The last part of a name, without what a file system or a report cannot hold; its ending is saved. */
export function safeName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1)!
  // oxlint-disable-next-line no-control-regex
  const plain = last.replace(/[\u0000-\u001F\u007F]+/g, ' ').trim()
  const ending = /\.[a-z0-9]{1,8}$/i.exec(plain)?.[0] ?? ''
  const stem = Array.from(plain.slice(0, plain.length - ending.length))
    .slice(0, maxNameLength)
    .join('')
  return /^\.*$/.test(stem + ending) ? 'document' : stem + ending
}

/** Writes the files of an upload into folders of their own under `folder`, since two may have one name. One of more bytes than `largest` refuses all. */
export async function saveFiles(files: AsyncIterable<ReceivedFile>, folder: string, largest: number): Promise<SavedFile[]> {
  const saved: SavedFile[] = []
  for await (const { name: given, content, isCut } of files) {
    const name = safeName(given)
    const own = join(folder, String(saved.length + 1))
    await mkdir(own)
    const path = join(own, name)
    const target = createWriteStream(path)
    await pipeline(content, target)
    if (isCut()) throw new Problem('too-large', `${name} is larger than ${inMegabytes(largest)}, which is the most a file may have.`)
    saved.push({ path, name, bytes: target.bytesWritten })
  }
  return saved
}
