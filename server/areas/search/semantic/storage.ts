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

  async hasRankingIndex(): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`select is_ranked as found from search_library`.execute(db)
    return rows[0]!.found
  },

  /** The first of the bodies' ranking index for any of some words, best first, that lie within the filters. */
  async rankedByBody(text: string, narrowing: Narrowing, most: number): Promise<number[]> {
    const { rows } = await sql<{ ids: number[] | null }>`
      select array_agg(document_id) as ids from (
        select document_id from revisions order by content <@> to_bm25query(${text}, 'revisions_bm25') limit ${most}) as b`.execute(db)
    const ranked = [...new Set(rows[0]!.ids ?? [])]
    const within = await sql<{ id: number }>`
      select e.document_id as id from search_entries e where e.document_id = any (${ranked}::integer[]) and ${narrow(narrowing)}`.execute(
      db,
    )
    const seen = new Set(within.rows.map(({ id }) => id))
    return ranked.filter((id) => seen.has(id))
  },
})

export type SemanticStorage = ReturnType<typeof semanticStorage>
