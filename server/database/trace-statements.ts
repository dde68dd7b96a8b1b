import type { PostgresPool } from 'kysely'
import { type Tracing, inSpan } from '../tracing/tracing.ts'
import { withoutValues } from './without-values.ts'

/** 'select', 'insert', 'with', 'begin' */
const FIRST_WORD = /^\s*([a-z]+)/i

/** The same pool: each statement of what is traced is told of by its text, without what it was asked with. */
export function traceStatements(pool: PostgresPool, tracing: Tracing): PostgresPool {
  const connect = async () => {
    const client = await pool.connect()
    const query = (text: string, values: readonly unknown[] = []) =>
      inSpan(
        tracing.beginPart(FIRST_WORD.exec(text)?.[1]?.toLowerCase() ?? 'statement', 'asks', () => ({
          'db.system.name': 'postgresql',
          'db.query.text': withoutValues(text),
        })),
        () => client.query<unknown>(text, [...values]),
      )
    return { query, release: (discard?: boolean) => client.release(discard) }
  }
  return { ...pool, connect, end: () => pool.end() } as unknown as PostgresPool
}
