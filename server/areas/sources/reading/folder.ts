import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { relative } from 'node:path'
import { findFiles } from '../../documents/documents.ts'
import { type Listed, type Source, SourceFailure } from '../source.ts'

/** Milliseconds: what was written to so lately may still be on its way. */
const settled = 5_000

/** What names a thing that its source knows by a name alone: names of files may name parties, and are kept where redaction reaches them. */
export const keyOf = (name: string): string => createHash('sha256').update(name).digest('hex')

/** A folder that is watched. It is mirrored: what is taken out of it is taken out of the library. */
export function createFolder({ path, now }: { path: string; now: () => number }): Source {
  return {
    name: 'folder',
    origin: path,
    suspects: 'unlisted',
    begin: () => ({ cursor: {}, anew: true }),

    async list() {
      const items: Listed[] = []
      if (!(await stat(path).catch(() => null))?.isDirectory()) throw new SourceFailure('folder-missing')
      for await (const found of findFiles([path])) {
        const { size, mtimeMs } = await stat(found.path).catch(() => ({ size: -1, mtimeMs: 0 }))
        const name = relative(path, found.path)
        // A file that is being written keeps the version that it had, and is none yet where it had none.
        const version = now() - mtimeMs < settled ? '' : `${size} ${mtimeMs}`
        items.push({ key: keyOf(name), name, address: found.path, version })
      }
      return { items, gone: [], cursor: {}, last: true }
    },

    fetch: async ({ address }) => ((await stat(address!).catch(() => null)) === null ? 'gone' : { path: address! }),

    // The walk saw the folder as it is.
    withdrawn: async (keys) => [...keys],
  }
}
