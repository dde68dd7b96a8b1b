import { sql } from 'kysely'
import { every, ownerColumn } from '../../access/conditions-storage.ts'
import { prepared } from '../../database/prepared.ts'
import { type Narrowing, type Order, matching, narrow, orders } from './narrowing-storage.ts'
import type { Match } from './query/match.ts'
import type { Queries } from './storage.ts'

/** What tells how well a document answers a query. */
export interface ScoredRow {
  id: number
  /** How often each form of each word stands in it, by ts_rank: areas/search/score.ts turns it into a number. */
  ranks: number[]
  /** The same of the headings of its sections: above nothing where one has that form. */
  sections: number[]
  /** Which of what should stand one behind another does. */
  beside: boolean[]
  /** How near one another the words stand, by ts_rank_cd. */
  closeness: number
  /** How many different words it has. */
  size: number
  heading: string
  court: string | null
  courtLevel: number | null
  /** How many cases cite it. */
  cases: number
}

/** What the planner knows: of how many documents, about, and in which share of them each of the commonest words stands; any other in less than `least`. */
export interface WordShares {
  shares: ReadonlyMap<string, number>
  least: number
  /** Null where it was never told. */
  documents: number | null
}

export interface ScoredBy {
  /** Words, a tsquery each. */
  forms: string[]
  /** A tsquery of all that should stand together; null: one word stands alone. */
  together: string | null
  /** Words that should stand one behind another, a tsquery each. */
  beside: string[]
}

/** In which order documents are answered. */
export const rankingStorage = (db: Queries) => ({
  /** Which share of the documents has each of the commonest words, as the planner's statistics know it. */
  async wordShares(): Promise<WordShares> {
    const { rows } = await sql<{ words: string[] | null; shares: number[] | null; documents: number }>`
      select s.most_common_elems::text::text[] as words, s.most_common_elem_freqs as shares, c.reltuples::integer as documents
      from pg_class c left join pg_stats s on s.schemaname = current_schema() and s.tablename = c.relname and s.attname = 'words'
      where c.oid = 'search_entries'::regclass`.execute(db)
    const { words, shares, documents } = rows[0]!
    const known = documents < 0 ? null : documents
    if (words === null || shares === null) return { shares: new Map(), least: 0.5, documents: known }
    // Behind the shares of the words stand the least and the greatest of them.
    return { shares: new Map(words.map((word, i) => [word, shares[i]!])), least: shares[words.length] ?? 0.5, documents: known }
  },

  /** What a few documents are scored by. */
  async scored(ids: number[], { forms, together, beside }: ScoredBy): Promise<ScoredRow[]> {
    const ranks = (weights: string) => sql`array(select ts_rank(${sql.lit(weights)}, e.words, f) from unnest(${forms}::tsquery[]) as f)`
    const { rows } = await sql<ScoredRow>`
      ${prepared}
      select e.document_id as id, ${ranks('{1, 1, 1, 1}')} as ranks, ${ranks('{0, 0, 1, 0}')} as sections, length(e.words) as size,
        array(select e.words @@ f from unnest(${beside}::tsquery[]) as f) as beside,
        coalesce(ts_rank_cd('{1, 1, 1, 1}', e.words, ${together}::tsquery, 1), 0) as closeness, h.heading, d.court,
        c.hierarchy_level as "courtLevel", coalesce(s.cases, 0) as cases
      from (
        -- In an array the words are whole: they are fetched once, and not again for each function that reads them.
        select document_id, ${ownerColumn}, court, court_station, year, date, document_type, judges, array[words] as whole
        from ${every('search_entries', 'its rows were chosen among those that the reader sees')} where document_id = any (${ids}::integer[]) offset 0
      ) as r cross join lateral (select r.*, whole[1] as words) as e
        join search_headings h on h.document_id = e.document_id left join judgments d on d.document_id = e.document_id
        left join courts c on c.code = d.court_code left join search_citations s on s.document_id = e.document_id`.execute(db)
    return rows
  },

  /** Matching documents worth ranking one by one where there are many: some with the words in the heading, and the newest. */
  async candidates(match: Match, narrowing: Narrowing, words: string, headings: number, newest: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      with m as materialized (select e.document_id, e.date from search_entries e where ${matching(match)} and ${narrow(narrowing)})
      (select m.document_id as id from m join search_headings h on h.document_id = m.document_id
        where to_tsvector('simple', h.heading || ' ' || h.note) @@ ${words}::tsquery
        order by m.date desc nulls last, m.document_id desc limit ${headings})
      union
      (select e.document_id from m e order by ${orders.newest} limit ${newest})`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** Documents in an order of their own; `but` are left out. */
  async inOrder(
    match: Match,
    narrowing: Narrowing,
    order: Order,
    page: { limit: number; offset: number; but: number[] },
  ): Promise<number[]> {
    const others = page.but.length === 0 ? sql`true` : sql`e.document_id <> all (${page.but}::integer[])`
    const { rows } = await sql<{ id: number }>`
      select e.document_id as id from search_entries e
      ${order === 'most_cited' ? sql`left join search_citations cited on cited.document_id = e.document_id` : sql``}
      where ${matching(match)} and ${narrow(narrowing)} and ${others}
      order by ${orders[order]} limit ${page.limit} offset ${page.offset}`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** The documents of a list that pass the filters, in the order of the list. */
  async within(ids: number[], narrowing: Narrowing): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select e.document_id as id from search_entries e where e.document_id = any (${ids}::integer[]) and ${narrow(narrowing)}`.execute(db)
    const passing = new Set(rows.map(({ id }) => id))
    return ids.filter((id) => passing.has(id))
  },
})
