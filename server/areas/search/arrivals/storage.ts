import { sql } from 'kysely'
import { every, ownerOf } from '../../../access/conditions-storage.ts'
import type { Database } from '../../../database/open.ts'
import { type Narrowing, matchingRead, narrow } from '../narrowing-storage.ts'
import type { Match } from '../query/match.ts'

interface ArrivedRow {
  id: number
  caseId: string
  owner: string | null
  decided: string | null
  at: Date
  words: string
}

/** What one search finds if its reader sees them within the filters: some documents as they are known, others if they match. */
export interface Decided {
  narrowing: Narrowing
  match: Match
  known: number[]
  open: number[]
}

export const arrivedStorage = ({ sql: db }: Database) => ({
  /** Documents with every word that the index has of them. A word that repeats, and one of a later block, has further names with a '+'. */
  async arrived(caseIds: readonly string[]): Promise<ArrivedRow[]> {
    const { rows } = await sql<ArrivedRow>`
      select d.id, w.public_id as "caseId", ${ownerOf('d')} as owner, d.date::text as decided, d.imported_at as at,
        (select string_agg(word, ' ') from unnest(tsvector_to_array(e.words)) as word where position('+' in word) = 0) as words
      from works w join ${every('documents', 'they are matched on behalf of everybody, each search by its own reader')} d on d.work_id = w.id
        join ${every('search_entries', 'they are matched on behalf of everybody, each search by its own reader')} e on e.document_id = d.id
      where w.public_id = any (${caseIds}::text[]) order by d.id`.execute(db)
    return rows
  },

  /** Which documents each of some searches finds; `search` is the place of the search. */
  async foundByEach(searches: readonly Decided[]): Promise<{ search: number; id: number }[]> {
    const asked = searches.flatMap(({ narrowing, match, known, open }, place) => {
      const within = (ids: number[], and = sql``) => sql`
        select ${sql.lit(place)}::integer as search, e.document_id as id from search_entries e
        where e.document_id = any (${ids}::integer[]) and ${narrow(narrowing)} ${and}`
      return [...(known.length > 0 ? [within(known)] : []), ...(open.length > 0 ? [within(open, sql`and ${matchingRead(match)}`)] : [])]
    })
    if (asked.length === 0) return []
    const { rows } = await sql<{ search: number; id: number }>`${sql.join(asked, sql` union all `)}`.execute(db)
    return rows
  },
})
