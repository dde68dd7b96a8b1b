import type { Role } from '#contract/accounts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import type { LockReason } from '../../database/tables.ts'
import { containsPattern } from '../../database/patterns.ts'
import type { User } from './storage.ts'

export interface AccountFilter {
  /** Words of a name, an address or an organization. */
  query?: string
  /** One account. */
  userId?: string
  role?: Role
  locked?: boolean
  offset: number
  limit: number
}

/** An account and when it was last used; null for longer ago than sessions are kept. */
export type SeenUser = User & { last_seen_at: Date | null }

/** Accounts as whoever administers the installation sees and changes them. */
export const oversightStorage = ({ sql }: Database) => ({
  /** Accounts, newest first, with how many there are in all. */
  async find({ query, userId, role, locked, offset, limit }: AccountFilter): Promise<{ total: number; users: SeenUser[] }> {
    const words = (query ?? '').trim().split(/\s+/).filter(Boolean)
    let matching = sql.selectFrom('users')
    for (const word of words)
      matching = matching.where((is) =>
        is.or([
          is('name', 'ilike', containsPattern(word)),
          is('email', 'ilike', containsPattern(word)),
          is('organization', 'ilike', containsPattern(word)),
        ]),
      )
    if (userId !== undefined) matching = matching.where('id', '=', userId)
    if (role) matching = matching.where('role', '=', role)
    if (locked !== undefined) matching = matching.where('locked_at', locked ? 'is not' : 'is', null)
    const [users, { total }] = await Promise.all([
      matching
        .selectAll()
        .select((select) =>
          select
            .selectFrom('sessions')
            .select(({ fn }) => fn.max('last_used_at').as('at'))
            .whereRef('sessions.user_id', '=', 'users.id')
            .as('last_seen_at'),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(offset)
        .limit(limit)
        .execute(),
      matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ])
    return { total, users }
  },

  user: (transaction: DatabaseTransaction, userId: string): Promise<User | undefined> =>
    transaction.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst(),

  setRole: (transaction: DatabaseTransaction, userId: string, role: Role): Promise<User | undefined> =>
    transaction.updateTable('users').set({ role }).where('id', '=', userId).returningAll().executeTakeFirst(),

  /** Locks an account, or gives its lock another reason, or takes the lock away (`reason` null). Undefined when there is no such account. */
  setLock: (transaction: DatabaseTransaction, userId: string, reason: LockReason | null, at: Date): Promise<User | undefined> =>
    transaction
      .updateTable('users')
      .set({ locked_at: reason && at, lock_reason: reason })
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirst(),
})
