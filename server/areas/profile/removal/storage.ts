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
