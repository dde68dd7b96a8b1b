import { sql } from 'kysely'
import type { Database } from './open.ts'
import { onlyRow } from './only-row.ts'

/** How often somebody has done something lately, counted for all processes together. */
export const throttleCounts = ({ sql: db, clock }: Database) => ({
  /** Counts once more; answers the count since the window began, and the milliseconds until it ends. */
  async add(name: string, key: string, within: number): Promise<{ count: number; endsIn: number }> {
    const at = clock.now()
    // One that begins later than it could end: the clock was set back, not only slower than that of another process.
    const over = sql`(t.began_at <= ${new Date(at - within)} or t.began_at > ${new Date(at + within)})`
    const { rows } = await sql<{ count: number; began_at: Date }>`
      insert into throttle_counts as t (name, key, began_at, count) values (${name}, ${key}, ${new Date(at)}, 1)
      on conflict (name, key) do update set
        count = case when ${over} then 1 else t.count + 1 end,
        began_at = case when ${over} then excluded.began_at else t.began_at end
      returning count, began_at`.execute(db)
    const { count, began_at } = onlyRow(rows)
    return { count, endsIn: began_at.getTime() + within - at }
  },

  async forgetOld(within: number) {
    await db
      .deleteFrom('throttle_counts')
      .where('began_at', '<=', new Date(clock.now() - within))
      .execute()
  },
})
