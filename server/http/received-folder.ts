import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'hukumu-received-'
/** Milliseconds; a folder of a process that cannot be seen from here may still be in use before that. */
const oldEnough = 3_600_000

/** What this process has on disk now. */
const folders = new Set<string>()
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** Does work in a folder of its own for the files that a client sent. They are private: the folder goes however the work or the process ends. */
export async function inReceivedFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  folders.add(folder)
  try {
    return await work(folder)
  } finally {
    // A file of a client that left may be made once more while its folder goes.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    folders.delete(folder)
  }
}

/** Removes what a process that was killed could not. */
export function removeAbandonedFolders() {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]
    if (pid === undefined || isRunning(Number(pid))) continue
    const folder = join(tmpdir(), name)
    const { uid, mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { uid: -1, mtimeMs: Infinity }
    if (uid === process.getuid?.() && Date.now() - mtimeMs > oldEnough) rmSync(folder, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
