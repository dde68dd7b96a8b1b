import { sql as text } from 'kysely'
import type { Database, DatabaseTransaction } from '../../../database/open.ts'

export const removalsStorage = ({ sql, clock }: Database) => ({
  /** Notes that an account is to go; what it asked for before, and was let in again since, counts no more. */
  async begin(transaction: DatabaseTransaction, account: string, { dueAt, undoHash }: { dueAt: Date; undoHash: string }) {
    const asked = { asked_at: new Date(clock.now()), due_at: dueAt, undo_hash: undoHash }
    await transaction
      .insertInto('account_removals')
      .values({ user_id: account, ...asked })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(asked))
      .execute()
  },

  /**
   * Locks, so that nobody signs in any more, the accounts that signed up before a moment, were never signed in to, and have an address that was never
   * confirmed: not those that wait for a mailed link, an invitation or with a role, nor those with which something is shared.
   */
  async lockUnconfirmed(transaction: DatabaseTransaction, signedUpBefore: Date): Promise<string[]> {
    const now = new Date(clock.now())
    const { rows } = await text<{ id: string }>`
      update users set locked_at = ${now}, lock_reason = 'deletion'
      where verified_at is null and first_signed_in_at is null and created_at <= ${signedUpBefore} and locked_at is null and role = 'user'
        and not exists (select from mailed_tokens t where t.user_id = users.id and t.expires_at > ${now})
        and not exists (select from project_invitations i where i.email_key = users.email_key and i.expires_at > ${now})
        and not exists (select from shares s where s.member_id = users.id)
      returning id`.execute(transaction)
    return rows.map(({ id }) => id)
  },

  /** Whose removal can be undone with a token. */
  async leaving(undoHash: string): Promise<string | undefined> {
    const now = new Date(clock.now())
    const removal = sql.selectFrom('account_removals').select('user_id').where('undo_hash', '=', undoHash).where('due_at', '>', now)
    return (await removal.executeTakeFirst())?.user_id
  },

  /** Takes the removal of an account back; false where it was taken back before, or is due. */
  async undo(transaction: DatabaseTransaction, account: string): Promise<boolean> {
    const { numDeletedRows } = await transaction
      .deleteFrom('account_removals')
      .where('user_id', '=', account)
      .where('due_at', '>', new Date(clock.now()))
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  /** The accounts that are to go by now: not those that an administrator let in again. */
  due: () =>
    sql
      .selectFrom('account_removals')
      .innerJoin('users', 'users.id', 'account_removals.user_id')
      .select(['account_removals.id', 'user_id', 'users.email', 'users.role'])
      .where('due_at', '<=', new Date(clock.now()))
      .where('users.locked_at', 'is not', null)
      .orderBy('due_at')
      .execute(),

  /** The account itself, and with it whatever points at it. Waits for what somebody else is doing with it. */
  async deleteAccount(transaction: DatabaseTransaction, account: string) {
    await text`select 1 from users where id = ${account}::uuid for update`.execute(transaction)
    await transaction.deleteFrom('users').where('id', '=', account).execute()
  },
})
