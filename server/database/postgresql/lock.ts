import { chmodSync, closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ClientConfig } from 'pg'

const lockFile = (dataDir: string) => join(dataDir, 'database.lock')

/** Held by the one process that runs the PostgreSQL of a data folder. */
export interface DirectoryLock {
  /** Says in the lock file where other processes reach it. */
  publish: (address: ClientConfig) => void
  release: () => void
}

/**
 * Takes the lock of a data folder, or answers null when another process holds it. The operating system drops the lock
 * when the holder dies, so a lock file left behind by a crash never keeps the next start out.
 */
export function lockDirectory(dataDir: string): DirectoryLock | null {
  const guardFile = `${lockFile(dataDir)}.guard`
  // Whoever else could open it could keep the server from starting.
  closeSync(openSync(guardFile, 'a', 0o600))
  chmodSync(guardFile, 0o600)
  const guard = new DatabaseSync(guardFile)
  try {
    guard.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    guard.close()
    if (error instanceof Error && /locked|busy/i.test(error.message)) return null
    throw error
  }
  removeLinkLeftBehind(dataDir)
  const release = () => {
    process.off('exit', release)
    rmSync(lockFile(dataDir), { force: true })
    guard.close()
  }
  process.once('exit', release)
  return {
    publish: (address) => {
      const { host, port, user, database } = address
      const words = { pid: process.pid, address, psql: `psql -h ${host} -p ${port} -U ${user} ${database}` }
      writeFileSync(lockFile(dataDir), `${JSON.stringify(words, null, 2)}\n`, { mode: 0o600 })
      chmodSync(lockFile(dataDir), 0o600)
    },
    release,
  }
}

/** How the folders of links to sockets are called, in the folder for temporary files. */
export const linkFolderPrefix = 'hukumu-socket-'

/** A holder that was killed could not remove the link to its socket. */
function removeLinkLeftBehind(dataDir: string) {
  const folder = dirname(addressOfHolder(dataDir)?.host ?? '')
  if (dirname(folder) === tmpdir() && basename(folder).startsWith(linkFolderPrefix)) rmSync(folder, { recursive: true, force: true })
  rmSync(lockFile(dataDir), { force: true })
}

/** Where the process that holds the lock is reached, or null when its lock file does not say so yet. */
export function addressOfHolder(dataDir: string): ClientConfig | null {
  try {
    const { address } = JSON.parse(readFileSync(lockFile(dataDir), 'utf8')) as { address?: ClientConfig }
    return address ?? null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return null
    throw error
  }
}
