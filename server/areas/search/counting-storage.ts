import { sql } from 'kysely'
import { every } from '../../access/conditions-storage.ts'
import { type Narrowing, matching, narrow, preparedWhere } from './narrowing-storage.ts'
import type { Match } from './query/match.ts'
import type { Queries } from './storage.ts'

export interface Counted {
  total: number
  /** False when there may be more. */
  exact: boolean
  /** The documents, when there are few. */
  ids: number[] | null
  /** Some of the documents, where there are many and a phrase says which: those that are worth most first. */
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
}

/** How many documents match, and how they divide. */
export const countingStorage = (db: Queries) => ({
  /** How many documents there are within the filters, exactly. */
  async countAll(narrowing: Narrowing): Promise<number> {
    const { rows } = await sql<{
      total: number
    }>`select count(*)::integer as total from search_entries e where ${narrow(narrowing)}`.execute(db)
    return rows[0]!.total
  },

  /** How many documents match; counting stops beyond `most`. */
  async count(match: Match, narrowing: Narrowing, most: number, few: number): Promise<Omit<Counted, 'some'>> {
    const { rows } = await sql<{ total: number; ids: number[] | null }>`
      ${preparedWhere(match, narrowing)}
      with m as materialized (
        select e.document_id from search_entries e where ${matching(match)} and ${narrow(narrowing)} limit ${most + 1}::integer
      )
      select total, case when total <= ${few}::integer then array(select document_id from m) end as ids
      from (select count(*)::integer as total from m) as counted`.execute(db)
    const { total, ids } = rows[0]!
    return { total: Math.min(total, most), exact: total <= most, ids }
  },

  /** Documents that have at least so many of some words, a tsquery each; of each word at most so many are looked at. */
  async havingMost(
    words: readonly string[],
    needed: number,
    narrowing: Narrowing,
    most: number,
  ): Promise<{ ids: number[]; complete: boolean }> {
    const each = words.map(
      (word, place) =>
        sql`(select e.document_id, ${sql.lit(place)} as place from search_entries e where e.words @@ ${word}::tsquery and ${narrow(narrowing)} limit ${most})`,
    )
    const { rows } = await sql<{ ids: number[]; longest: number }>`
      with met as materialized (${sql.join(each, sql` union all `)})
      select array(select document_id from met group by document_id having count(*) >= ${needed}) as ids,
        (select coalesce(max(length), 0)::integer from (select count(*) as length from met group by place) as lists) as longest`.execute(db)
    const { ids, longest } = rows[0]!
    return { ids, complete: longest < most }
  },

  /** Which of some words, a tsquery each, each of some documents has, by their places in the list. */
  async having(ids: readonly number[], words: readonly string[]): Promise<Map<number, Set<number>>> {
    const { rows } = await sql<{ id: number; places: number[] }>`
      select e.document_id as id, array(
        select (w.place - 1)::integer from unnest(${words}::text[]) with ordinality as w (query, place) where e.words @@ w.query::tsquery) as places
      from ${every('search_entries', 'its rows were chosen among those that the reader sees')} e where e.document_id = any (${ids}::integer[])`.execute(
      db,
    )
    return new Map(rows.map(({ id, places }) => [id, new Set(places)]))
  },

  /** Some documents that match. */
  async some(match: Match, narrowing: Narrowing, most: number): Promise<number[]> {
    const { rows } = await sql<{ ids: number[] }>`
      select array(select e.document_id from search_entries e where ${matching(match)} and ${narrow(narrowing)} limit ${most}) as ids`.execute(
      db,
    )
    return rows[0]!.ids
  },

  /** How the matches divide. */
  async facets(match: Match, narrowing: Narrowing) {
    const found = sql`search_entries e where ${matching(match)} and ${narrow(narrowing)}`
    const { rows } = await sql<FacetRow>`
      select court, court_station as station, document_type as "documentType", year, null as judge, grouping(court, court_station, document_type, year) as kept,
        count(*)::integer as count
      from ${found} group by grouping sets ((), (court), (court_station), (document_type), (year))
      union all
      select null, null, null, null, coalesce(main.name, j.name), null, sum(f.count)::integer
      from (
        select judge, count(*) as count from (select unnest(e.judges) as judge from ${found}) as benches group by judge
      ) as f join ${every('judges', 'those of cases that the reader finds')} j on j.id = f.judge left join ${every('judges', 'the other form of the same name')} main on main.id = j.same_as group by coalesce(main.name, j.name)`.execute(
      db,
    )
    return rows
  },
})
