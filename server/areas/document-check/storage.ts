import { sql } from 'kysely'
import type { Database } from '../../database/open.ts'
import type { Progress } from './progress.ts'

/** How far running checks have come, where every process of the library can read it. */
export const progressStorage = ({ sql: db }: Database) => ({
  async write(userId: string, id: string, { stage, done, total }: Progress) {
    // What a process that was killed left behind goes with the next one.
    await sql`delete from check_progress where written_at < now() - interval '1 hour'`.execute(db)
    await sql`
      insert into check_progress (user_id, id, stage, done, total) values (${userId}::uuid, ${id}::uuid, ${stage}, ${done}, ${total})
      on conflict (user_id, id) do update set stage = excluded.stage, done = excluded.done, total = excluded.total, written_at = now()`.execute(
      db,
    )
  },

  /** Null where none runs: one that has not been written for a minute was ended with its process. */
  async read(userId: string, id: string): Promise<Progress | null> {
    const { rows } = await sql<Progress>`
      select stage, done, total from check_progress
      where user_id = ${userId}::uuid and id = ${id}::uuid and written_at > now() - interval '1 minute'`.execute(db)
    return rows[0] ?? null
  },

  async remove(userId: string, id: string) {
    await sql`delete from check_progress where user_id = ${userId}::uuid and id = ${id}::uuid`.execute(db)
  },
})
