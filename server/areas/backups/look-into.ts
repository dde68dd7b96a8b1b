import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backup } from '#contract/backups'
import { madeAt } from '../../backup/archives.ts'
import { openArchive } from '../../backup/read-archive.ts'
import { RefusedArchive } from '../../backup/refused-archive.ts'

/** Says what backups of a folder hold, and remembers it for as long as their files stay as they are. Null for one that has gone meanwhile. */
export function createLookInto(folder: string, key: string) {
  const known = new Map<string, Backup>()

  return async (file: string): Promise<Backup | null> => {
    const path = join(folder, file)
    const about = await stat(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (about === null) return null
    const name = `${file} ${about.size} ${about.mtimeMs}`
    const found = known.get(name) ?? {
      file,
      made_at: madeAt(file).toISOString(),
      bytes: about.size,
      sealed: file.endsWith('.sealed'),
      ...(await read(path, key)),
    }
    known.set(name, found)
    return found
  }
}

async function read(path: string, key: string): Promise<Pick<Backup, 'state' | 'holds'>> {
  try {
    const archive = await openArchive(path, key)
    await archive.close()
    const { reason, hukumu: version, judgments, accounts, tables, files } = archive.manifest
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return { state: 'readable', holds: { reason, version, judgments, accounts, rows, files: files.length } }
  } catch (error) {
    if (!(error instanceof RefusedArchive)) throw error
    return { state: error.code === 'other-key' || error.code === 'later-version' ? error.code : 'damaged', holds: null }
  }
}
