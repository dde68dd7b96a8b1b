import type { TokenScope } from '#contract/accounts'
import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import type { Caller } from '../../http/caller.ts'

export type PersonalToken = Selectable<Tables['personal_tokens']>
export interface SessionRow {
  id: string
  device: string | null
  created_at: Date
  last_used_at: Date
}

/** Passwords, sessions, tokens of programs and two-step sign-in of one account. */
export const securityStorage = ({ sql }: Database) => ({
  /** A second step that was begun by the old password, and not switched on, goes with it. */
  async setPassword(transaction: DatabaseTransaction, userId: string, passwordHash: string, at: Date) {
    await transaction
      .updateTable('users')
      .set(({ ref, eb }) => ({
        password_hash: passwordHash,
        password_changed_at: at,
        totp_secret: eb.case().when('totp_since', 'is', null).then(null).else(ref('totp_secret')).end(),
      }))
      .where('id', '=', userId)
      .execute()
  },

  async confirmAddress(transaction: DatabaseTransaction, userId: string, at: Date) {
    await transaction.updateTable('users').set({ verified_at: at }).where('id', '=', userId).where('verified_at', 'is', null).execute()
  },

  /** Makes what a stranger had opened with somebody's address the account of who holds the mailbox. */
  async takeOver(transaction: DatabaseTransaction, userId: string, name: string, at: Date) {
    await transaction
      .updateTable('users')
      .set({ verified_at: at, taken_over_at: at, name, organization: null, totp_secret: null, totp_since: null, totp_last_step: null })
      .where('id', '=', userId)
      .execute()
    await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  },

  async settleTakeOver(transaction: DatabaseTransaction, userId: string) {
    await transaction.updateTable('users').set({ taken_over_at: null }).where('id', '=', userId).execute()
  },

  /** Sessions that still work, last used first. */
  sessions: (userId: string, at: Date): Promise<SessionRow[]> =>
    sql
      .selectFrom('sessions')
      .select(['id', 'device', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where((is) =>
        is.exists(
          is
            .selectFrom('refresh_tokens')
            .select('hash')
            .whereRef('refresh_tokens.session_id', '=', 'sessions.id')
            .where('refresh_tokens.expires_at', '>', at),
        ),
      )
      .orderBy('last_used_at', 'desc')
      .orderBy('id')
      .execute(),

  async ownsSession(userId: string, sessionId: string): Promise<boolean> {
    const row = await sql.selectFrom('sessions').select('id').where('id', '=', sessionId).where('user_id', '=', userId).executeTakeFirst()
    return row !== undefined
  },

  tokens: (userId: string): Promise<PersonalToken[]> =>
    sql.selectFrom('personal_tokens').selectAll().where('user_id', '=', userId).orderBy('created_at', 'desc').orderBy('id').execute(),

  async countTokens(transaction: DatabaseTransaction, userId: string): Promise<number> {
    return (await transaction.selectFrom('personal_tokens').select('id').where('user_id', '=', userId).execute()).length
  },

  insertToken: (
    transaction: DatabaseTransaction,
    token: Pick<PersonalToken, 'user_id' | 'name' | 'hash' | 'created_at' | 'expires_at'> & { scopes: TokenScope[] },
  ): Promise<PersonalToken> => transaction.insertInto('personal_tokens').values(token).returningAll().executeTakeFirstOrThrow(),

  async deleteToken(transaction: DatabaseTransaction, userId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await transaction
      .deleteFrom('personal_tokens')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  /** Ends every token of an account; answers their ids. */
  deleteTokens: async (transaction: DatabaseTransaction, userId: string): Promise<string[]> =>
    (await transaction.deleteFrom('personal_tokens').where('user_id', '=', userId).returning('id').execute()).map(({ id }) => id),

  /** Who acts with a token, found by its hash or its id; null when it is gone, too old, or its account is locked. */
  async callerOfToken(token: { hash: string } | { id: string }, at: Date): Promise<Caller | null> {
    const found = await sql
      .selectFrom('personal_tokens')
      .innerJoin('users', 'users.id', 'personal_tokens.user_id')
      .select(['users.id as userId', 'personal_tokens.id as sessionId', 'users.role', 'personal_tokens.scopes'])
      .where((is) => ('hash' in token ? is('personal_tokens.hash', '=', token.hash) : is('personal_tokens.id', '=', token.id)))
      .where('personal_tokens.expires_at', '>', at)
      .where('users.locked_at', 'is', null)
      .executeTakeFirst()
    return found ?? null
  },

  async tokenUsed(id: string, at: Date) {
    await sql.updateTable('personal_tokens').set({ last_used_at: at }).where('id', '=', id).execute()
  },

  async setSecret(transaction: DatabaseTransaction, userId: string, sealed: string | null) {
    await transaction
      .updateTable('users')
      .set({ totp_secret: sealed, totp_since: null, totp_last_step: null })
      .where('id', '=', userId)
      .execute()
  },

  /** Asks for codes from now on; the one it was confirmed with is used up. */
  async switchOn(transaction: DatabaseTransaction, userId: string, step: number, at: Date) {
    await transaction.updateTable('users').set({ totp_since: at, totp_last_step: step }).where('id', '=', userId).execute()
  },

  /** Uses the code of a period up; false when it, or a later one, was used before. */
  async useStep(userId: string, step: number): Promise<boolean> {
    const { numUpdatedRows } = await sql
      .updateTable('users')
      .set({ totp_last_step: step })
      .where('id', '=', userId)
      .where((is) => is.or([is('totp_last_step', 'is', null), is('totp_last_step', '<', step)]))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  async setRecoveryCodes(transaction: DatabaseTransaction, userId: string, hashes: readonly string[]) {
    await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    if (hashes.length > 0)
      await transaction
        .insertInto('recovery_codes')
        .values(hashes.map((hash) => ({ user_id: userId, hash })))
        .execute()
  },

  /** Uses a recovery code up; false when it is none. */
  async useRecoveryCode(transaction: DatabaseTransaction, userId: string, hash: string): Promise<boolean> {
    const { numDeletedRows } = await transaction
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('hash', '=', hash)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  async recoveryCodesLeft(userId: string): Promise<number> {
    return (await sql.selectFrom('recovery_codes').select('hash').where('user_id', '=', userId).execute()).length
  },
})

export type SecurityStorage = ReturnType<typeof securityStorage>
