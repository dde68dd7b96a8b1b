import { type Kysely, type Transaction, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import { type Narrowing, narrow } from '../narrowing-storage.ts'

export const semanticStorage = (db: Kysely<Tables> | Transaction<Tables>) => ({
  /** The words of the library by their stems. */
  async formsOf(stems: readonly string[]): Promise<Map<string, string[]>> {
    const { rows } = await sql<{ stem: string; forms: string[] }>`
      select stem, array_agg(word order by length(word), word) as forms from search_words where stem = any (${stems}::text[]) group by stem`.execute(
      db,
    )
    return new Map(rows.map(({ stem, forms }) => [stem, forms]))
  },

  /** Some documents within the filters that meet a tsquery. */
  async meeting(query: string, narrowing: Narrowing, most: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select e.document_id as id from search_entries e where e.words @@ ${query}::tsquery and ${narrow(narrowing)} limit ${most}`.execute(
      db,
    )
    return rows.map(({ id }) => id)
  },
})

export type SemanticStorage = ReturnType<typeof semanticStorage>
