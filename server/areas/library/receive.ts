import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type UploadOutcome, largestUpload } from '#contract/library'
import { Problem } from '../../http/problem.ts'
import { type ReceivedFile, inMegabytes } from '../../http/receive-files.ts'

/** A file of an upload on disk. */
export interface SavedFile {
  path: string
  name: string
  bytes: number
}

const longestName = 150

/** The last part of a name, without what a file system or a report cannot hold; its ending is saved. */
export function safeName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1)!
  // oxlint-disable-next-line no-control-regex
  const plain = last.replace(/[\u0000-\u001F\u007F]+/g, ' ').trim()
  const ending = /\.[a-z0-9]{1,8}$/i.exec(plain)?.[0] ?? ''
  const stem = Array.from(plain.slice(0, plain.length - ending.length))
    .slice(0, longestName)
    .join('')
  return /^\.*$/.test(stem + ending) ? 'document' : stem + ending
}

/** Writes the files of an upload into folders of their own under `folder`, since two may have one name. Too large a file refuses all. */
export async function saveFiles(files: AsyncIterable<ReceivedFile>, folder: string): Promise<SavedFile[]> {
  const saved: SavedFile[] = []
  for await (const { name: given, content, isCut } of files) {
    const name = safeName(given)
    const own = join(folder, String(saved.length + 1))
    await mkdir(own)
    const path = join(own, name)
    const target = createWriteStream(path)
    await pipeline(content, target)
    if (isCut()) throw new Problem('too-large', `${name} is larger than ${inMegabytes(largestUpload)}, which is the most a file may have.`)
    saved.push({ path, name, bytes: target.bytesWritten })
  }
  return saved
}

/** Names the files in outcomes as the sender did, with the place of a record in its file: `cases.json#2`. */
export function nameOutcomes(
  outcomes: readonly { file: string; outcome: UploadOutcome['outcome']; caseId: string | null; reason: string }[],
  files: readonly SavedFile[],
) {
  return outcomes.map(({ file, outcome, caseId, reason }) => {
    const from = files.find(({ path }) => file === path || (file.startsWith(`${path}#`) && /^#\d+$/.test(file.slice(path.length))))!
    return { from, outcome: { file: from.name + file.slice(from.path.length), outcome, case_id: caseId, reason } satisfies UploadOutcome }
  })
}
