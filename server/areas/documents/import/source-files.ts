import type { ImportRejection } from '#contract/reasons/import-reasons'
import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type SourceFile, headLength } from './formats/format.ts'

/** A file found under the given paths, or why a path gives none. `size` in bytes. */
export type FoundFile = { path: string; size: number } | { path: string; rejected: ImportRejection }

const reasons: Record<string, ImportRejection> = {
  ENOENT: { code: 'no-such-file' },
  EACCES: { code: 'not-permitted' },
  EPERM: { code: 'not-permitted' },
  EISDIR: { code: 'folder' },
  ELOOP: { code: 'link-circle' },
  EMFILE: { code: 'too-many-open' },
}

/** Why the system would not read a file; anything that is not about the file is thrown again. */
export function whyUnreadable(error: unknown): ImportRejection {
  const code = (error as NodeJS.ErrnoException).code
  if (!code || !/^E[A-Z]+$/.test(code)) throw error
  return reasons[code] ?? { code: 'unreadable', error: code }
}

/** The files under some paths, folders walked in the order of their names; hidden files and links within folders are passed over. */
export async function* findFiles(paths: readonly string[]): AsyncGenerator<FoundFile> {
  for (const path of paths) {
    try {
      const found = await stat(path)
      if (found.isDirectory()) yield* walk(path)
      else if (found.isFile()) yield { path, size: found.size }
      else yield { path, rejected: { code: 'no-file' } }
    } catch (error) {
      yield { path, rejected: whyUnreadable(error) }
    }
  }
}

async function* walk(folder: string): AsyncGenerator<FoundFile> {
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (!entry.isDirectory() && !entry.isFile()) continue
    try {
      if (entry.isDirectory()) yield* walk(path)
      else yield { path, size: (await stat(path)).size }
    } catch (error) {
      yield { path, rejected: whyUnreadable(error) }
    }
  }
}

/** Opens a file far enough to tell its format. `onRead` is told the bytes of each piece as it is read. */
export async function openSource(path: string, onRead: (bytes: number) => void): Promise<SourceFile> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = Buffer.alloc(Math.min(size, headLength))
    const { bytesRead } = await file.read(head, 0, head.length, 0)
    return {
      path,
      name: basename(path),
      size,
      head: head.subarray(0, bytesRead),
      open: () => createReadStream(path, { highWaterMark: 256 * 1024 }).on('data', (chunk) => onRead(chunk.length)),
    }
  } finally {
    await file.close()
  }
}
