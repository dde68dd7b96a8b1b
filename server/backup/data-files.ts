import { createWriteStream } from 'node:fs'
import { lstat, mkdir, open, readdir, rm } from 'node:fs/promises'
import { dirname, join, posix, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { measured, type Measures } from './measured.ts'

/**
 * What of DATA_DIR is archived: all but the database, which comes as tables, the index and the programs, which are made anew, the operator's own files that
 * wait to be imported, and backups themselves.
 */
const isLeftOut = (name: string) =>
  ['index', 'backups', 'import', 'lost+found'].includes(name) ||
  /^(?:database\.lock|postgresql|verifying)/.test(name) ||
  name.endsWith('.part')

/** The files of DATA_DIR that are archived, by their paths with slashes. */
export async function listFiles(dataDir: string, butIn: string): Promise<string[]> {
  const found = await namesIn(dataDir)
  const paths: string[] = []
  for (const name of found.filter((one) => !isLeftOut(one))) {
    const path = join(dataDir, name)
    if (path === butIn) continue
    const about = await lstat(path)
    if (about.isFile()) paths.push(name)
    if (!about.isDirectory()) continue
    for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
      const full = join(entry.parentPath, entry.name)
      if (entry.isFile() && !entry.name.endsWith('.part') && !full.startsWith(`${butIn}${sep}`))
        paths.push(
          full
            .slice(dataDir.length + 1)
            .split(sep)
            .join(posix.sep),
        )
    }
  }
  return paths.sort()
}

/** The names in DATA_DIR that keep a restore from it, unless the archive itself lies there; empty for a folder that is not there. */
export async function occupants(dataDir: string, archive: string): Promise<string[]> {
  const harmless = new Set(['index', 'backups', 'import', 'lost+found', 'database.lock.guard'])
  return (await namesIn(dataDir)).filter((name) => !harmless.has(name) && !`${archive}${sep}`.startsWith(`${join(dataDir, name)}${sep}`))
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** A file to read; null where it was removed meanwhile. */
export async function openFile(dataDir: string, path: string): Promise<Readable | null> {
  try {
    return (await open(join(dataDir, path))).createReadStream()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Writes a file of DATA_DIR; `kept` where there is one of that name already. */
export async function writeFile(dataDir: string, path: string, content: Readable): Promise<Measures | 'kept'> {
  const target = join(dataDir, path)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const counted = measured()
  try {
    await pipeline(content, counted, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return 'kept'
    await rm(target, { force: true })
    throw error
  }
  return counted.measures()
}
