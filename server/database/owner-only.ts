import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ofOthers = 0o077

/**
 * Takes from everybody but their owner what they may do with a folder and all in it. The embedded database unpacks its first files for
 * all the world to write to. What belongs to another account is left to that account; where modes mean nothing, nothing changes.
 */
export function restrictToOwner(folder: string) {
  close(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) restrictToOwner(path)
    else if (entry.isFile()) close(path)
  }
}

function close(path: string) {
  const { mode, uid } = lstatSync(path)
  const own = process.getuid?.()
  if ((mode & ofOthers) !== 0 && (own === uid || own === 0)) chmodSync(path, mode & 0o700)
}
