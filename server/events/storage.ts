import { type Kysely, type Transaction, sql } from 'kysely'
import type { Database } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { type Event, type EventName, type NewEvent, catalogue } from './catalogue.ts'
import { announce } from './wake.ts'

/** The transaction of a change. */
export type EventTransaction = Transaction<Tables>

/** The channel on which other processes are woken. */
export const channel = 'hukumu_work'

/**
 * Records what happened in the transaction in which it happens: both are kept or neither is. One statement, however many events; a payload
 * that is not what the catalogue says throws.
 */
export async function record(transaction: EventTransaction, at: number, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  const occurred_at = new Date(at).toISOString()
  const rows = events.map(({ name, subject, account, actor, payload }) => ({
    name,
    subject,
    account_id: account,
    actor_id: actor,
    payload: catalogue[name].parse(payload),
    occurred_at,
  }))
  await sql`
    with recorded as (
      insert into events (epoch, name, subject, account_id, actor_id, payload, occurred_at)
      select event_epoch.epoch, e.name, e.subject, e.account_id, e.actor_id, e.payload, e.occurred_at
      from event_epoch, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as e (name text, subject text, account_id uuid, actor_id uuid, payload jsonb, occurred_at timestamptz)
      returning 1)
    select pg_notify(${channel}, '') from recorded limit 1`.execute(transaction)
  announce()
}

export const eventsStorage = (db: Kysely<Tables>) => ({
  /**
   * Hands the next events to a reader, and moves its cursor within the same transaction as what the reader makes of them. Answers how many
   * there were; 0 also while another process reads for it. An unfinished transaction is never passed, nor what came after it.
   */
  readNext: (
    reader: string,
    most: number,
    take: (transaction: EventTransaction, events: { id: number; name: string }[]) => Promise<void>,
  ): Promise<number> =>
    db.transaction().execute(async (transaction) => {
      await sql`insert into event_cursors (reader, epoch, xact, event_id) values (${reader}, 0, '0', 0) on conflict do nothing`.execute(
        transaction,
      )
      const { rows: held } = await sql`select 1 from event_cursors where reader = ${reader} for update skip locked`.execute(transaction)
      if (held.length === 0) return 0
      const { rows } = await sql<{ id: number; name: string; epoch: number; xact: string }>`
        select e.id, e.name, e.epoch, e.xact::text
        from event_cursors c, events e
        where c.reader = ${reader} and (e.epoch, e.xact, e.id) > (c.epoch, c.xact, c.event_id)
          and (e.epoch < (select epoch from event_epoch) or e.xact < pg_snapshot_xmin(pg_current_snapshot()))
        order by e.epoch, e.xact, e.id
        limit ${most}`.execute(transaction)
      const last = rows.at(-1)
      if (!last) return 0
      await take(transaction, rows)
      await sql`update event_cursors set epoch = ${last.epoch}, xact = ${last.xact}::xid8, event_id = ${last.id}
        where reader = ${reader}`.execute(transaction)
      return rows.length
    }),

  /** One event; null when it was forgotten, with the account that it belonged to. */
  async find(id: number): Promise<Event | null> {
    return (await this.findAll([id]))[0] ?? null
  },

  /** Some events in the order of their ids, without those that were forgotten. */
  async findAll(ids: readonly number[]): Promise<Event[]> {
    const { rows } = await sql<EventRow>`
      select id, name, subject, account_id, actor_id, payload, occurred_at from events where id = any (${ids}::bigint[]) order by id`.execute(
      db,
    )
    return rows.map(toEvent)
  },
})

/** How long events are kept after everybody has read them: milliseconds. A job that follows from one is retried for a few days at most. */
const keptFor = 90 * 86_400_000
const forgottenAtOnce = 5_000

/** Forgets events that are old and that every reader of the outbox has passed. Answers how many. */
export async function forgetOldEvents({ sql: db, clock }: Pick<Database, 'sql' | 'clock'>): Promise<number> {
  const before = new Date(clock.now() - keptFor)
  let forgotten = 0
  for (let last = forgottenAtOnce; last === forgottenAtOnce; forgotten += last) {
    const { numAffectedRows } = await sql`
      delete from events where id in (
        select e.id from events e
        where e.occurred_at < ${before} and exists (select from event_cursors)
          and not exists (select from event_cursors c where (c.epoch, c.xact, c.event_id) < (e.epoch, e.xact, e.id))
        order by e.epoch, e.xact, e.id limit ${forgottenAtOnce})`.execute(db)
    last = Number(numAffectedRows ?? 0)
  }
  return forgotten
}

interface EventRow {
  id: number
  name: EventName
  subject: string
  account_id: string | null
  actor_id: string | null
  payload: unknown
  occurred_at: Date
}

const toEvent = ({ name, account_id, actor_id, payload, occurred_at, ...row }: EventRow): Event =>
  ({
    ...row,
    name,
    account: account_id,
    actor: actor_id,
    payload: catalogue[name].parse(payload),
    occurredAt: occurred_at,
  }) as Event
