import type { Database, DatabaseTransaction } from '../../database/open.ts'
import type { MailedTokensTable } from '../../database/tables.ts'

export type Purpose = MailedTokensTable['purpose']

/** The tokens of links that were sent by mail, as hashes. */
export const mailedTokensStorage = ({ sql }: Database) => ({
  async keep(transaction: DatabaseTransaction, userId: string, token: { hash: string; purpose: Purpose; expires_at: Date }) {
    await transaction
      .insertInto('mailed_tokens')
      .values({ user_id: userId, ...token })
      .execute()
  },

  /** Whether the account has a token for this purpose that expires after a moment. */
  async has(transaction: DatabaseTransaction, userId: string, purpose: Purpose, expiresAfter: Date): Promise<boolean> {
    const token = await transaction
      .selectFrom('mailed_tokens')
      .select('hash')
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', expiresAfter)
      .limit(1)
      .executeTakeFirst()
    return token !== undefined
  },

  /** Marks the account of an activation token as verified and answers its address; null when the token is not good. */
  async verify(hash: string, at: Date): Promise<string | null> {
    const user = await sql
      .updateTable('users')
      .from('mailed_tokens')
      .set(({ fn, val }) => ({ verified_at: fn.coalesce('users.verified_at', val(at)) }))
      .whereRef('users.id', '=', 'mailed_tokens.user_id')
      .where('mailed_tokens.hash', '=', hash)
      .where('mailed_tokens.purpose', '=', 'activate')
      .where('mailed_tokens.expires_at', '>', at)
      .returning('users.email')
      .executeTakeFirst()
    return user?.email ?? null
  },
})

export type MailedTokensStorage = ReturnType<typeof mailedTokensStorage>
