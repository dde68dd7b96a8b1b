import type { DatabaseTransaction } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { holdUser } from './storage.ts'

export type Purpose = Tables['mailed_tokens']['purpose']

/** The tokens of links that were sent by mail, as hashes. */
export const mailedTokensStorage = {
  async keep(transaction: DatabaseTransaction, userId: string, token: { hash: string; purpose: Purpose; expires_at: Date }) {
    await transaction
      .insertInto('mailed_tokens')
      .values({ user_id: userId, ...token })
      .execute()
  },

  /** How many tokens the account has for this purpose that expire after a moment; nobody else counts its tokens until the transaction ends. */
  async count(transaction: DatabaseTransaction, userId: string, purpose: Purpose, expiresAfter: Date): Promise<number> {
    await holdUser(transaction, userId)
    const tokens = await transaction
      .selectFrom('mailed_tokens')
      .select('hash')
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', expiresAfter)
      .execute()
    return tokens.length
  },

  /** The account of a token that is still good, which nobody else uses meanwhile. */
  async userOf(transaction: DatabaseTransaction, hash: string, purpose: Purpose, at: Date): Promise<string | undefined> {
    const token = await transaction
      .selectFrom('mailed_tokens')
      .select('user_id')
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', at)
      .forUpdate()
      .executeTakeFirst()
    return token?.user_id
  },

  /** Ends every link that an account was sent, or those for one purpose. */
  async end(transaction: DatabaseTransaction, userId: string, purpose?: Purpose) {
    await transaction
      .deleteFrom('mailed_tokens')
      .where('user_id', '=', userId)
      .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose!))
      .execute()
  },
}

export type MailedTokensStorage = typeof mailedTokensStorage
