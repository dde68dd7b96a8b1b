import { sql } from 'kysely'
import type { JobNews } from '#contract/notifications'
import type { Reader } from '../../access/access.ts'
import { owns } from '../../access/conditions-storage.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'

/** What became of work, told to the account that waits for it. */
export interface EndedJob extends JobNews {
  account: string
}

/** What became of work: of each kind and subject the last. It is told to open screens alone, and not kept for long. */
export const jobNewsStorage = ({ sql: db, clock }: Database) => ({
  /** `number` is one that the account's notices have not taken. */
  async keep(transaction: DatabaseTransaction, { account, kind, id, status }: EndedJob, number: number): Promise<void> {
    const told = { number, status, ended_at: new Date(clock.now()) }
    await transaction
      .insertInto('job_news')
      .values({ user_id: account, kind, subject: id, ...told })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'subject']).doUpdateSet(told))
      .execute()
  },

  /** What ended after a number, in that order. */
  async after(reader: Reader, number: number): Promise<JobNews[]> {
    const { rows } = await sql<JobNews>`
      select j.kind, j.subject as id, j.status from job_news j
      where ${owns(reader, 'job_news', 'j')} and j.number > ${number}::bigint order by j.number`.execute(db)
    return rows
  },

  async forgetOlderThan(at: Date): Promise<void> {
    await db.deleteFrom('job_news').where('ended_at', '<', at).execute()
  },
})
