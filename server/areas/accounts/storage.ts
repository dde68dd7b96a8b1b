import { type Selectable, sql as text } from 'kysely'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { record } from '../../events/events.ts'
import type { Caller } from '../../http/caller.ts'

export type User = Selectable<Tables['users']>

/** An account, which nobody else changes until the transaction ends: of two who do, the second sees what the first has done. */
export const holdUser = (transaction: DatabaseTransaction, userId: string): Promise<User | undefined> =>
  transaction.selectFrom('users').selectAll().where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()

/** What is kept of a session after its refresh tokens stopped working: long enough for its last access token to expire. */
const endedSessionTtl = 86_400_000

export const accountsStorage = ({ sql }: Database) => ({
  inTransaction: <T>(work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T> => sql.transaction().execute(work),

  /** Undefined when the address has an account. */
  async insertUser(
    transaction: DatabaseTransaction,
    user: Pick<User, 'email' | 'email_key' | 'name' | 'password_hash' | 'created_at' | 'verified_at'>,
  ): Promise<User | undefined> {
    const added = await transaction
      .insertInto('users')
      .values(user)
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (added)
      await record(transaction, user.created_at.getTime(), [
        { name: 'account.created', subject: added.id, account: added.id, actor: added.id, payload: {} },
      ])
    return added
  },

  userByEmail: (emailKey: string): Promise<User | undefined> =>
    sql.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst(),

  user: (userId: string): Promise<User | undefined> => sql.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst(),

  users: (): Promise<User[]> => sql.selectFrom('users').selectAll().orderBy('created_at').orderBy('email_key').execute(),

  describe: (
    transaction: DatabaseTransaction,
    userId: string,
    changes: { name?: string; organization?: string | null },
  ): Promise<User | undefined> => transaction.updateTable('users').set(changes).where('id', '=', userId).returningAll().executeTakeFirst(),

  /**
   * Answers the id of the new session; undefined where the account was locked, or its password changed, since it was looked at: what ends every
   * session ends this one, too.
   */
  startSession: (
    user: Pick<User, 'id' | 'password_hash'>,
    { at, device, tokenHash, expiresAt }: { at: Date; device: string | null; tokenHash: string; expiresAt: Date },
  ): Promise<string | undefined> =>
    sql.transaction().execute(async (transaction) => {
      const held = await holdUser(transaction, user.id)
      if (held?.password_hash !== user.password_hash || held.locked_at) return undefined
      const { id } = await transaction
        .insertInto('sessions')
        .values({ user_id: user.id, created_at: at, last_used_at: at, device })
        .returning('id')
        .executeTakeFirstOrThrow()
      await transaction.insertInto('refresh_tokens').values({ hash: tokenHash, session_id: id, expires_at: expiresAt }).execute()
      if (!held.first_signed_in_at)
        await transaction.updateTable('users').set({ first_signed_in_at: at }).where('id', '=', user.id).execute()
      return id
    }),

  /** Whether a session works at this moment, whatever was known of it seconds ago. */
  async isLive(transaction: DatabaseTransaction, sessionId: string): Promise<boolean> {
    const session = transaction.selectFrom('sessions').select('id').where('id', '=', sessionId).where('revoked_at', 'is', null)
    return (await session.executeTakeFirst()) !== undefined
  },

  async liveSession(sessionId: string): Promise<Caller | null> {
    const session = await sql
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id as userId', 'sessions.id as sessionId', 'users.role'])
      .where('sessions.id', '=', sessionId)
      .where('sessions.revoked_at', 'is', null)
      .where('users.locked_at', 'is', null)
      .executeTakeFirst()
    return session ?? null
  },

  /** Ends every session of an account, but the one that is to stay. */
  async endSessions(transaction: DatabaseTransaction, userId: string, at: Date, except?: string) {
    await transaction
      .updateTable('sessions')
      .set({ revoked_at: at })
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .$if(except !== undefined, (query) => query.where('id', '!=', except!))
      .execute()
  },

  /** False when it had ended already. */
  async endSession(transaction: DatabaseTransaction, sessionId: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await transaction
      .updateTable('sessions')
      .set({ revoked_at: at })
      .where('id', '=', sessionId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** A refresh token and the session it belongs to, whatever their state. */
  refreshToken: (hash: string) =>
    sql
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['session_id', 'user_id', 'role', 'expires_at', 'replaced_at', 'revoked_at', 'locked_at', 'sessions.created_at'])
      .where('hash', '=', hash)
      .executeTakeFirst(),

  /**
   * Puts the successor in the place of a token that is good and was not replaced before, in one statement, so that of several
   * requests with one token exactly one does it. True when this call did. Sessions that began before `after` go on no more.
   */
  async replaceRefreshToken(hash: string, successor: { hash: string; expiresAt: Date }, at: Date, after: Date): Promise<boolean> {
    const inserted = await sql
      .with('replaced', (statement) =>
        statement
          .updateTable('refresh_tokens')
          .from(['sessions', 'users'])
          .set({ replaced_at: at })
          .whereRef('sessions.id', '=', 'refresh_tokens.session_id')
          .whereRef('users.id', '=', 'sessions.user_id')
          .where('users.locked_at', 'is', null)
          .where('sessions.revoked_at', 'is', null)
          .where('sessions.created_at', '>', after)
          .where('refresh_tokens.hash', '=', hash)
          .where('refresh_tokens.replaced_at', 'is', null)
          .where('refresh_tokens.expires_at', '>', at)
          .returning('refresh_tokens.session_id'),
      )
      .insertInto('refresh_tokens')
      .columns(['hash', 'session_id', 'expires_at'])
      .expression((statement) =>
        statement
          .selectFrom('replaced')
          .select([
            text<string>`${successor.hash}::text`.as('hash'),
            'replaced.session_id',
            text<Date>`${successor.expiresAt}::timestamptz`.as('expires_at'),
          ]),
      )
      .returning('session_id')
      .execute()
    const [row] = inserted
    if (row) await sql.updateTable('sessions').set({ last_used_at: at }).where('id', '=', row.session_id).execute()
    return row !== undefined
  },

  /** Deletes what can no longer have an effect. */
  async forgetExpired(at: Date) {
    await sql.deleteFrom('mailed_tokens').where('expires_at', '<=', at).execute()
    await sql.deleteFrom('refresh_tokens').where('expires_at', '<=', at).execute()
    await sql
      .deleteFrom('sessions')
      .where((is) =>
        is.or([
          is('revoked_at', '<=', new Date(at.getTime() - endedSessionTtl)),
          is.not(is.exists(is.selectFrom('refresh_tokens').select('hash').whereRef('refresh_tokens.session_id', '=', 'sessions.id'))),
        ]),
      )
      .execute()
  },
})

export type AccountsStorage = ReturnType<typeof accountsStorage>
