import { sql } from 'kysely'
import type { Database } from '../../database/open.ts'
import type { ModelUse } from '../../providers/language-model.ts'
import { onlyRow } from '../../database/only-row.ts'

const zone = 'Africa/Nairobi'

/** What the models were used for, by day. */
export const modelUseStorage = ({ sql: db, clock }: Database) => ({
  /** Adds one request to those of today. */
  async keep({ model, tokensRead, tokensWritten }: ModelUse): Promise<void> {
    await sql`
      insert into model_use as u (day, model, requests, tokens_read, tokens_written)
      values ((${new Date(clock.now())}::timestamptz at time zone ${zone})::date, ${model}, 1, ${tokensRead}, ${tokensWritten})
      on conflict (day, model) do update set requests = u.requests + 1, tokens_read = u.tokens_read + excluded.tokens_read,
        tokens_written = u.tokens_written + excluded.tokens_written`.execute(db)
  },

  /** All that one model, or all but one, was used for in so many days, today with them. */
  async since(
    days: number,
    which: { of: string } | { but: string },
  ): Promise<{ requests: number; tokens_read: number; tokens_written: number }> {
    const { rows } = await sql<{ requests: number; tokens_read: number; tokens_written: number }>`
      select coalesce(sum(requests), 0)::float8 as requests, coalesce(sum(tokens_read), 0)::float8 as tokens_read,
        coalesce(sum(tokens_written), 0)::float8 as tokens_written
      from model_use where day > (${new Date(clock.now())}::timestamptz at time zone ${zone})::date - ${days}::integer
        and ${'of' in which ? sql`model = ${which.of}` : sql`model <> ${which.but}`}`.execute(db)
    return onlyRow(rows)
  },
})
