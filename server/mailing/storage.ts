import type { Database, DatabaseTransaction } from '../database/open.ts'

export const waitingMails = ({ sql }: Database) => ({
  async keep(transaction: DatabaseTransaction, mail: { id: string; sealed: string; created_at: Date }) {
    await transaction.insertInto('waiting_mails').values(mail).execute()
  },

  /** The sealed mail, with when it was kept; undefined once it is sent. */
  find: (id: string): Promise<{ sealed: string; created_at: Date } | undefined> =>
    sql.selectFrom('waiting_mails').select(['sealed', 'created_at']).where('id', '=', id).executeTakeFirst(),

  /** All that wait: few, since a mail is gone once it is sent. */
  all: () => sql.selectFrom('waiting_mails').select(['id', 'sealed']).execute(),

  async forget(id: string) {
    await sql.deleteFrom('waiting_mails').where('id', '=', id).execute()
  },

  async forgetOlderThan(at: Date) {
    await sql.deleteFrom('waiting_mails').where('created_at', '<=', at).execute()
  },
})
