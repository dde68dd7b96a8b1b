import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const named = /^hukumu-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.zip(?:\.sealed)?$/
/** Milliseconds after which nobody writes any more what was left behind unfinished. */
const abandonedAfter = 86_400_000

/** The archives in a folder by their names, the newest first; none where there is no folder. */
export async function listArchives(folder: string): Promise<string[]> {
  return (await namesIn(folder))
    .filter((name) => named.test(name))
    .sort()
    .reverse()
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
}

/** When an archive was made, by its name. */
export const madeAt = (name: string): Date => new Date(name.replace(named, '$1:$2:$3.$4'))

/** Removes all archives of a folder but the newest, and what was left unfinished. Nothing that is called otherwise is touched. */
export async function keepNewest(folder: string, keep: number, now: number): Promise<void> {
  for (const name of (await listArchives(folder)).slice(keep)) await rm(join(folder, name), { force: true })
  for (const name of await namesIn(folder)) {
    if (!name.endsWith('.part') || !named.test(name.slice(0, -'.part'.length))) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs < now - abandonedAfter) await rm(join(folder, name), { force: true })
  }
}
