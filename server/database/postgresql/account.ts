import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** The account that a server of PostgreSQL runs as: its numbers, as `spawn` takes them. */
export interface Account {
  uid: number
  gid: number
}

/** Accounts that run a PostgreSQL well, the best first; the last is on every Unix. */
const names = ['hukumu', 'postgres', 'nobody']

/**
 * Whose files the database is, where this process is root: PostgreSQL refuses to run as root. The owner of the folder where it is there and is
 * not root, else an account that owns nothing else here. Null for every other account: then it is this process's own.
 */
export function findAccount(folder: string): Account | null {
  if (process.getuid?.() !== 0) return null
  const owner = statSync(folder, { throwIfNoEntry: false })
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of names) {
    const account = accountOf(name)
    if (account) return account
  }
  throw new Error(`PostgreSQL does not run as root, and this machine has no account ${names.join(', ')}. Start Hukumu as another account.`)
}

function accountOf(name: string): Account | null {
  const id = (option: string) => Number(execFileSync('id', [option, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    // `id` ends with 1 for a name that nobody has.
    return null
  }
}
