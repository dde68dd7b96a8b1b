import { type RawBuilder, sql } from 'kysely'
import { type Narrowing, matching, matchingRead, narrow } from './narrowing-storage.ts'
import type { Match } from './query/match.ts'
import type { Queries } from './storage.ts'

export interface Counted {
  total: number
  /** False when there may be more. */
  exact: boolean
  /** The documents, when there are few. */
  ids: number[] | null
  /** Some of the documents of a match with phrases. */
  some: number[]
}

/** One value of one facet, or the whole. `kept` is a bit for each of court, station, type and year that is not counted by; null: judges. */
export interface FacetRow {
  court: string | null
  station: string | null
  documentType: string | null
  year: number | null
  judge: string | null
  kept: number | null
  count: number
  complete: boolean
}

const limitOf = (most: number | null) => (most === null ? sql` offset 0` : sql` limit ${most}`)
const isAllRead = (within: RawBuilder<unknown>, most: number | null) =>
  most === null ? sql`true` : sql`(select count(*) <= ${most} from (select 1 from ${within} limit ${most + 1}) as c)`

/** How many documents match, and how they divide. `loose` is the match without its phrases, where it has any. */
export const countingStorage = (db: Queries) => ({
  /** How many documents there are within the filters, exactly. */
  async countAll(narrowing: Narrowing): Promise<number> {
    const { rows } = await sql<{
      total: number
    }>`select count(*)::integer as total from search_entries e where ${narrow(narrowing)}`.execute(db)
    return rows[0]!.total
  },

  /** How many documents match; counting stops beyond `most`. */
  async count(match: Match, narrowing: Narrowing, most: number, few: number): Promise<Counted> {
    const found = sql`search_entries e where ${matching(match)} and ${narrow(narrowing)}`
    const counted = await sql<{ total: number }>`
      select count(*)::integer as total from (select 1 from ${found} limit ${most + 1}) as m`.execute(db)
    const { total } = counted.rows[0]!
    if (total > few) return { total: Math.min(total, most), exact: total <= most, ids: null, some: [] }
    const { rows } = await sql<{ ids: number[] }>`select array(select e.document_id from ${found}) as ids`.execute(db)
    return { total, exact: true, ids: rows[0]!.ids, some: [] }
  },

  /** The same for a match with phrases, for which rows are read: of what has all the words `mostRead` documents, or all where that is null. */
  async countPhrases(
    { exact, loose }: { exact: Match; loose: Match },
    narrowing: Narrowing,
    { mostRead, most, few }: { mostRead: number | null; most: number; few: number },
  ): Promise<Counted> {
    const within = sql`search_entries e where ${matching(loose)} and ${narrow(narrowing)}`
    const { rows } = await sql<{ allRead: boolean; total: number; ids: number[] }>`
      with m as materialized (
        select e.document_id from (select e.* from ${within}${limitOf(mostRead)}) as e where ${matchingRead(exact)} limit ${most + 1})
      select ${isAllRead(within, mostRead)} as "allRead",
        (select count(*)::integer from m) as total, array(select document_id from m limit ${few + 1}) as ids`.execute(db)
    const { allRead, total, ids } = rows[0]!
    const whole = allRead && total <= most
    return { total: Math.min(total, most), exact: whole, ids: whole && total <= few ? ids : null, some: ids.slice(0, few) }
  },

  /** How the matches divide. Of a match with phrases at most `mostRead` documents are read and `most` counted; `complete` says if that was all. */
  async facets(match: Match, loose: Match | null, narrowing: Narrowing, limits: { mostRead: number | null; most: number } | null = null) {
    const { mostRead, most } = limits ?? { mostRead: null, most: 0 }
    const within = sql`search_entries e where ${matching(loose ?? match)} and ${narrow(narrowing)}`
    const phrases = sql`
      with m as materialized (
        select e.court, e.court_station, e.document_type, e.year, e.judges from (select e.* from ${within}${limitOf(mostRead)}) as e
        where ${matchingRead(match)} limit ${most + 1})`
    const found = loose === null ? within : sql`m e`
    const complete = sql`(select count(*) from m) <= ${most} and ${isAllRead(within, mostRead)}`
    const { rows } = await sql<FacetRow>`
      ${loose === null ? sql`` : phrases}
      select court, court_station as station, document_type as "documentType", year, null as judge, grouping(court, court_station, document_type, year) as kept,
        count(*)::integer as count, ${loose === null ? sql`true` : complete} as complete
      from ${found} group by grouping sets ((), (court), (court_station), (document_type), (year))
      union all
      select null, null, null, null, coalesce(main.name, j.name), null, sum(f.count)::integer, true
      from (
        select judge, count(*) as count from (select unnest(e.judges) as judge from ${found}) as benches group by judge
      ) as f join judges j on j.id = f.judge left join judges main on main.id = j.same_as group by coalesce(main.name, j.name)`.execute(db)
    return rows
  },
})
