import { sql } from 'kysely'
import type { Database } from '../database/open.ts'

export interface Backlog {
  count: number
  oldest: string | null
}

/** What the database says of itself and of what waits in it. */
export interface StoredFigures {
  bytes: number
  events: Backlog
  mails: Backlog
  imports: Record<string, number>
  /** All that was ever asked of each model. */
  models: { model: string; requests: number; tokens_read: number; tokens_written: number }[]
}

export const metricsStorage = ({ sql: db, pool }: Database) => ({
  /** Connections of this process, and who waits for one. */
  connections: () => ({ idle: pool.idleCount, busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),

  /** @param reader whose cursor says what of the outbox has been read */
  async figures(reader: string): Promise<StoredFigures> {
    const { rows } = await sql<StoredFigures>`
      select pg_database_size(current_database()) as bytes,
        (select json_build_object('count', count(*), 'oldest', min(e.occurred_at))
          from events e left join event_cursors c on c.reader = ${reader}
          where (e.epoch, e.xact, e.id) > (coalesce(c.epoch, 0), coalesce(c.xact, '0'), coalesce(c.event_id, 0))) as events,
        (select json_build_object('count', count(*), 'oldest', min(created_at)) from waiting_mails) as mails,
        (select coalesce(json_object_agg(state, count), '{}')
          from (select state, count(*) as count from import_runs group by state) s) as imports,
        (select coalesce(json_agg(m), '[]') from (
          select model, sum(requests)::float8 as requests, sum(tokens_read)::float8 as tokens_read, sum(tokens_written)::float8 as tokens_written
          from model_use group by model) m) as models`.execute(db)
    return rows[0]!
  },
})
