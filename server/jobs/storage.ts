import { type Kysely, type Transaction, sql } from 'kysely'
import type { Db } from 'pg-boss'
import type { Database } from '../database/open.ts'
import { containsPattern } from '../database/patterns.ts'
import { deadLetters, queueSchema, queues } from '../database/queue-schema.ts'
import type { Tables } from '../database/tables.ts'
import { onlyRow } from '../database/only-row.ts'

/** The transaction of a change. */
export type JobTransaction = Transaction<Tables>

/** The database as pg-boss asks it, over the pool of the application. */
export const asBossDatabase = ({ query }: Database): Db => ({
  async executeSql(text, values = []) {
    const result = await query(text, values)
    return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result
  },
})

export interface DeadLetter {
  id: string
  job: string
  data: unknown
  sentAt: Date
  failedAt: Date
  /** What the last try threw. */
  error: string
}

export interface JobCounts {
  waiting: number
  retrying: number
  running: number
  failed: number
  oldestWaiting: Date | null
}

const day = 86_400_000
const names = Object.values(queues)
const jobs = sql.table(`${queueSchema}.job`)

/** Removes jobs, whatever became of them, that name an account or its address: in what they were sent with or in what came of it. */
export async function removeJobsNaming(db: Kysely<Tables>, words: readonly string[]): Promise<void> {
  const patterns = words.map(containsPattern)
  const parts = ['data', 'output', 'source_output'].map((column) => sql`${sql.ref(column)}::text ilike any (${patterns}::text[])`)
  await sql`delete from ${jobs} where ${sql.join(parts, sql` or `)}`.execute(db)
}

export const jobsStorage = (db: Kysely<Tables>) => ({
  inTransaction: <T>(work: (transaction: JobTransaction) => Promise<T>): Promise<T> => db.transaction().execute(work),

  /**
   * One look at everything that could be done: whether the reader of the outbox has something to read, and the queues whose jobs are due.
   */
  async look(reader: string): Promise<{ recorded: boolean; due: boolean }> {
    const { rows } = await sql<{ recorded: boolean; due: boolean }>`
      select exists (select 1 from events e
          where (e.epoch, e.xact, e.id) > (coalesce(c.epoch, 0), coalesce(c.xact, '0'), coalesce(c.event_id, 0))
            and (e.epoch < o.epoch or e.xact < pg_snapshot_xmin(pg_current_snapshot()))) as recorded,
        exists (select 1 from ${jobs} j where j.name = any (${names}) and j.state < 'active' and not j.blocked and j.start_after <= now()) as due
      from event_epoch o left join event_cursors c on c.reader = ${reader}`.execute(db)
    return onlyRow(rows)
  },

  /** How much is not done yet: jobs that wait or run, and events that are not dispatched, whether they are final or not. */
  async countOpen(reader: string): Promise<number> {
    const { rows } = await sql<{ open: number }>`
      select (select count(*) from ${jobs} where state <= 'active' and name = any (${names}))
        + (select count(*) from events e left join event_cursors c on c.reader = ${reader}
          where (e.epoch, e.xact, e.id) > (coalesce(c.epoch, 0), coalesce(c.xact, '0'), coalesce(c.event_id, 0))) as open`.execute(db)
    return onlyRow(rows).open
  },

  /** The jobs that are marked as running. */
  async running(): Promise<{ name: string; id: string }[]> {
    const { rows } = await sql<{ name: string; id: string }>`select name, id from ${jobs} where state = 'active'`.execute(db)
    return rows
  },

  /** Notes a schedule that is new; answers when each was last done. One that was done a day from now or later was so by a clock that was wrong. */
  async knowSchedules(names: readonly string[], at: number): Promise<Map<string, number>> {
    await sql`insert into job_schedules (name, done_at) select name, ${new Date(at)} from unnest(${names}::text[]) as s (name)
      on conflict do nothing`.execute(db)
    await sql`update job_schedules set done_at = ${new Date(at)} where done_at > ${new Date(at + day)}`.execute(db)
    const rows = await db.selectFrom('job_schedules').selectAll().execute()
    return new Map(rows.map(({ name, done_at }) => [name, done_at.getTime()]))
  },

  /**
   * After the clock of the database was set back: what was sent or begun later than now would wait, or pass for running, until the clock is there again. It
   * is taken for sent, begun or alive now, and waits for as long as it had to from there.
   */
  async followClock(): Promise<void> {
    await sql`update ${jobs} set start_after = start_after - (greatest(created_on, started_on, now()) - now()),
        created_on = least(created_on, now()), started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
      where name = any (${names}) and state <= 'active' and greatest(created_on, started_on, heartbeat_on) > now() + interval '1 minute'`.execute(
      db,
    )
  },

  /** Marks a schedule as done that was due at a time; false when another process has done so. */
  async claimSchedule(transaction: JobTransaction, name: string, dueAt: number, at: number): Promise<boolean> {
    const { rows } = await sql`
      update job_schedules set done_at = ${new Date(at)} where name = ${name} and done_at < ${new Date(dueAt)} returning 1`.execute(
      transaction,
    )
    return rows.length > 0
  },

  /** What failed for good, the latest first. */
  async deadLetters({ limit, offset }: { limit: number; offset: number }): Promise<DeadLetter[]> {
    const { rows } = await sql<DeadLetter>`
      select id, data->>'job' as job, data->'data' as data, source_created_on as "sentAt", created_on as "failedAt",
        coalesce(source_output->>'message', source_output->>'value', '') as error
      from ${jobs} where name = ${deadLetters} and state = 'created'
      order by created_on desc, id limit ${limit} offset ${offset}`.execute(db)
    return rows
  },

  async countDeadLetters(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${jobs} where name = ${deadLetters} and state = 'created'`.execute(db)
    return onlyRow(rows).count
  },

  /** How many jobs wait, wait to be tried again, run, and have failed for good; and since when the oldest waits that is due. */
  async counts(): Promise<JobCounts> {
    const { rows } = await sql<JobCounts>`
      select count(*) filter (where name = any (${names}) and state = 'created') as waiting,
        count(*) filter (where name = any (${names}) and state = 'retry') as retrying,
        count(*) filter (where name = any (${names}) and state = 'active') as running,
        count(*) filter (where name = ${deadLetters} and state = 'created') as failed,
        min(created_on) filter (where name = any (${names}) and state = 'created' and start_after <= now()) as "oldestWaiting"
      from ${jobs}`.execute(db)
    return onlyRow(rows)
  },

  /** Removes dead letters, and answers what each was stored with. */
  async takeDeadLetters(transaction: JobTransaction, ids: readonly string[]): Promise<unknown[]> {
    const { rows } = await sql<{ data: unknown }>`
      delete from ${jobs} where name = ${deadLetters} and id = any (${ids}::uuid[]) returning data`.execute(transaction)
    return rows.map(({ data }) => data)
  },
})

export type JobsStorage = ReturnType<typeof jobsStorage>
