import type { Profile, Role } from '#contract/accounts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import type { LockReason } from '../../database/tables.ts'
import { isUuid } from '../../database/uuid.ts'
import { Problem } from '../../problem.ts'
import { type AccountFilter, type SeenUser, oversightStorage } from './oversight-storage.ts'
import { profileOf } from './profile-of.ts'
import { type User, accountsStorage } from './storage.ts'

/** An account as whoever administers the installation sees it. Times are ISO strings. */
export interface OverseenAccount extends Profile {
  lockedAt: string | null
  lockReason: LockReason | null
  /** Whether signing in asks for a code of an authenticator app. */
  twoStep: boolean
  /** Null for longer ago than sessions are kept. */
  lastSeenAt: string | null
}

const overseen = (user: SeenUser): OverseenAccount => ({
  ...profileOf(user),
  lockedAt: user.locked_at?.toISOString() ?? null,
  lockReason: user.lock_reason,
  twoStep: user.totp_since !== null,
  lastSeenAt: user.last_seen_at?.toISOString() ?? null,
})

interface Deps {
  database: Database
  /** Makes what changed known to this process at once; others notice within seconds. */
  lookAgain: () => void
}

/**
 * What others may do with an account: the door for administration and for deletion. Each throws `not-found` for an id of nobody. What is given
 * a transaction happens with it; call `lookAgain` once that is committed.
 */
export function createOversight({ database, lookAgain }: Deps) {
  const storage = oversightStorage(database)
  const { endSessions, inTransaction } = accountsStorage(database)

  async function change(
    userId: string,
    within: DatabaseTransaction | undefined,
    work: (transaction: DatabaseTransaction, at: Date) => Promise<User | undefined>,
  ): Promise<Profile> {
    if (!isUuid(userId)) throw new Problem('not-found')
    const at = new Date(database.clock.now())
    const user = within ? await work(within, at) : await inTransaction((transaction) => work(transaction, at))
    if (!user) throw new Problem('not-found')
    lookAgain()
    return profileOf(user)
  }

  return {
    lookAgain,

    /** Accounts, newest first: those whose name, address or organization holds every word of the query. */
    async find(filter: AccountFilter): Promise<{ total: number; accounts: OverseenAccount[] }> {
      const { total, users } = await storage.find(filter)
      return { total, accounts: users.map(overseen) }
    },

    async account(userId: string): Promise<OverseenAccount> {
      const { users } = isUuid(userId) ? await storage.find({ userId, offset: 0, limit: 1 }) : { users: [] }
      if (!users[0]) throw new Problem('not-found')
      return overseen(users[0])
    },

    setRole: (userId: string, role: Role, within?: DatabaseTransaction): Promise<Profile> =>
      change(userId, within, (transaction) => storage.setRole(transaction, userId, role)),

    /** Ends every session and lets nobody in until `unlock`. Who signs in with the right password is told why. */
    lock: (userId: string, reason: LockReason, within?: DatabaseTransaction): Promise<Profile> =>
      change(userId, within, async (transaction, at) => {
        await endSessions(transaction, userId, at)
        return storage.setLock(transaction, userId, reason, at)
      }),

    unlock: (userId: string, within?: DatabaseTransaction): Promise<Profile> =>
      change(userId, within, (transaction, at) => storage.setLock(transaction, userId, null, at)),

    /** Signs an account out on every device. */
    async endSessions(userId: string, within?: DatabaseTransaction): Promise<void> {
      await change(userId, within, async (transaction, at) => {
        await endSessions(transaction, userId, at)
        return storage.user(transaction, userId)
      })
    },
  }
}

export type Oversight = ReturnType<typeof createOversight>
