import { chmodSync, closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const lockFile = (dataDir: string) => join(dataDir, 'database.lock')

/** Held by the one process that runs the embedded database in a directory. */
export interface DirectoryLock {
  /** Says in the lock file where other processes reach the database. */
  publish: (socketFolder: string) => void
  release: () => void
}

/**
 * Takes the lock of a data directory, or answers null when another process holds it. The operating system drops the lock
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
  removeSocketLeftBehind(dataDir)
  const release = () => {
    process.off('exit', release)
    rmSync(lockFile(dataDir), { force: true })
    guard.close()
  }
  process.once('exit', release)
  return {
    publish: (socketFolder) => {
      const words = { pid: process.pid, socket: join(socketFolder, '.s.PGSQL.5432'), psql: `psql -h ${socketFolder} -U postgres postgres` }
      writeFileSync(lockFile(dataDir), `${JSON.stringify(words, null, 2)}\n`, { mode: 0o600 })
      chmodSync(lockFile(dataDir), 0o600)
    },
    release,
  }
}

/** How the folders of sockets are called, in the folder for temporary files. */
export const socketFolderPrefix = 'hukumu-'

/** A holder that was killed could not remove the folder of its socket. */
function removeSocketLeftBehind(dataDir: string) {
  const folder = dirname(socketOfHolder(dataDir) ?? '')
  if (dirname(folder) === tmpdir() && basename(folder).startsWith(socketFolderPrefix)) rmSync(folder, { recursive: true, force: true })
  rmSync(lockFile(dataDir), { force: true })
}

/** The socket of the process that holds the lock, or null when its lock file does not name one yet. */
export function socketOfHolder(dataDir: string): string | null {
  try {
    const { socket } = JSON.parse(readFileSync(lockFile(dataDir), 'utf8')) as { socket?: unknown }
    return typeof socket === 'string' ? socket : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return null
    throw error
  }
}
