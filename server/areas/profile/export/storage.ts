import type { Selectable } from 'kysely'
import { ownerIsThere } from '../../../access/conditions-storage.ts'
import type { Database, DatabaseTransaction } from '../../../database/open.ts'
import type { Tables } from '../../../database/tables.ts'

export type AccountExport = Selectable<Tables['account_exports']>

/** Milliseconds after which one that has not ended never will: its process was killed at its last try. */
const maxMaking = 86_400_000

export const isBeingMade = ({ ended_at, asked_at }: Pick<AccountExport, 'ended_at' | 'asked_at'>, now: number): boolean =>
  ended_at === null && asked_at.getTime() > now - maxMaking

export const exportsStorage = ({ sql, clock }: Database) => ({
  /** What an account asked for last. */
  ofAccount: (account: string): Promise<AccountExport | undefined> =>
    sql.selectFrom('account_exports').selectAll().where('user_id', '=', account).executeTakeFirst(),

  /** One with the account that it is for; undefined where another has taken its place. */
  find: (id: string) =>
    sql
      .selectFrom('account_exports')
      .innerJoin('users', 'users.id', 'account_exports.user_id')
      .select(['account_exports.id', 'user_id', 'ended_at', 'bytes', 'expires_at', 'users.role', 'users.email'])
      .select(ownerIsThere('account_exports.user_id').as('owner_is_there'))
      .where('account_exports.id', '=', id)
      .executeTakeFirst(),

  /** Notes that an account asks for one; answers the id of the one whose place it takes, and nothing while one is being made. */
  async begin(transaction: DatabaseTransaction, account: string): Promise<{ id: string; replaced: string | null } | undefined> {
    // Two who ask at once do so one after the other.
    await transaction.selectFrom('users').select('id').where('id', '=', account).forNoKeyUpdate().execute()
    const present = await transaction
      .selectFrom('account_exports')
      .select(['ended_at', 'asked_at'])
      .where('user_id', '=', account)
      .executeTakeFirst()
    if (present && isBeingMade(present, clock.now())) return undefined
    const before = await transaction.deleteFrom('account_exports').where('user_id', '=', account).returning('id').executeTakeFirst()
    const { id } = await transaction
      .insertInto('account_exports')
      .values({ user_id: account, asked_at: new Date(clock.now()) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, replaced: before?.id ?? null }
  },

  /** False where another has taken its place, or the account has gone. */
  async finish(transaction: DatabaseTransaction, id: string, { bytes, expiresAt }: { bytes: number; expiresAt: Date }): Promise<boolean> {
    const { numUpdatedRows } = await transaction
      .updateTable('account_exports')
      .set({ ended_at: new Date(clock.now()), bytes, expires_at: expiresAt })
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  async fail(transaction: DatabaseTransaction, id: string): Promise<void> {
    await transaction
      .updateTable('account_exports')
      .set({ ended_at: new Date(clock.now()) })
      .where('id', '=', id)
      .execute()
  },

  async forgetExpired() {
    await sql.deleteFrom('account_exports').where('expires_at', '<=', new Date(clock.now())).execute()
  },

  /** Those that files may belong to. */
  ids: async (): Promise<string[]> => (await sql.selectFrom('account_exports').select('id').execute()).map(({ id }) => id),
})
