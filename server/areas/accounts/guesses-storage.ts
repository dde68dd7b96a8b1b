import { sql as text } from 'kysely'
import type { Database } from '../../database/open.ts'

/** Tries that cost nothing, before each next one has to wait twice as long. */
const free = 10
/** Seconds that a try waits at most. */
const maxWait = 60
/** Milliseconds after which a try that failed is forgotten. */
const forgottenAfter = 86_400_000

/** Wrong guesses in a row, counted for all processes together. */
export const guessesStorage = ({ sql, clock }: Database) => ({
  /** Counts a try before it is looked at, so that a thousand at once count as a thousand; false when it comes too soon. */
  async begin(key: string): Promise<boolean> {
    const at = new Date(clock.now())
    const { rows } = await text`
      insert into failed_sign_ins as f (key, failures, last_at) values (${key}, 1, ${at})
      on conflict (key) do update set
        failures = case when f.last_at <= ${new Date(at.getTime() - forgottenAfter)} then 1 else f.failures + 1 end, last_at = excluded.last_at
      where f.failures < ${free}
        or f.last_at + least(${maxWait}, power(2, least(f.failures - ${free}, 10))) * interval '1 second' <= excluded.last_at
      returning failures`.execute(sql)
    return rows.length > 0
  },

  /** Who was right begins anew. */
  async forget(key: string) {
    await sql.deleteFrom('failed_sign_ins').where('key', '=', key).execute()
  },

  async forgetOld() {
    await sql
      .deleteFrom('failed_sign_ins')
      .where('last_at', '<=', new Date(clock.now() - forgottenAfter))
      .execute()
  },
})
