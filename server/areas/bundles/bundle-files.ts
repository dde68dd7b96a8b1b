import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

export const bundlesFolder = (dataDir: string) => join(dataDir, 'bundles')
export const fileOfBundle = (dataDir: string, id: string) => join(bundlesFolder(dataDir), `${id}.pdf`)

/** Removes the files that none of these ids answers for. */
export async function sweepFiles(dataDir: string, known: readonly string[]): Promise<void> {
  const kept = new Set(known.map((id) => `${id}.pdf`))
  for (const name of await namesIn(bundlesFolder(dataDir)))
    if (!kept.has(name.replace(/\.part$/, ''))) await rm(join(bundlesFolder(dataDir), name), { force: true })
}

/** None where there is no such folder yet. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
