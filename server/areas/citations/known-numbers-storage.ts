import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { citable } from './storage.ts'

/** A court and year as keys of neutral numbers begin: 'n keca/2013/'. */
type Prefix = string

/**
 * The highest neutral number of each court and year that the public library holds or that one of its judgments cites; those without any
 * are left out. Samples count for nothing.
 */
export async function highestNumbers(db: Kysely<Tables>, prefixes: readonly Prefix[]): Promise<Map<Prefix, number>> {
  const { rows } = await sql<{ prefix: Prefix; highest: number }>`
    select prefix, max(number) as highest
    from unnest(${prefixes}::text[]) as asked (prefix) cross join lateral (
      select split_part(k.key, '/', 3)::integer as number from document_keys k join ${citable} d on d.id = k.document_id
      where k.key >= prefix and k.key < left(prefix, -1) || '0' and not d.sample
      union all
      select split_part(k.key, '/', 3)::integer from citation_keys k join ${citable} d on d.id = k.citing_id
      where k.key >= prefix and k.key < left(prefix, -1) || '0' and not d.sample
    ) as known group by prefix`.execute(db)
  return new Map(rows.map(({ prefix, highest }) => [prefix, highest]))
}
