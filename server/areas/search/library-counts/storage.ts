import { type RawBuilder, type Transaction, sql } from 'kysely'
import type { Reader } from '../../../access/access.ts'
import { unscoped, isPublic, seesEntry, seesPrivateEntry } from '../../../access/conditions-storage.ts'
import type { Database } from '../../../database/open.ts'
import { prepared } from '../../../database/prepared.ts'
import type { Tables } from '../../../database/tables.ts'
import { onlyRow } from '../../../database/only-row.ts'

type CountedBy = 'court' | 'station' | 'year' | 'type' | 'judge'

/** How many cases there are of one court, of a station or a year of a court, of a document type, or of a judge in a court. */
export interface LibraryCount {
  by: CountedBy
  court: string | null
  station: string | null
  year: number | null
  documentType: string | null
  judgeId: number | null
  /** The main form of the judge's name. */
  judge: string | null
  cases: number
  first: string | null
  latest: string | null
  lastImport: Date | null
}

export interface CountsAsked {
  /** Null: only what is public. */
  reader: Reader | null
  /** The name of a court; without one, of all. */
  court?: string
  /** Without it, by everything. */
  by?: CountedBy[]
  /** Stations, years, types and judges of all courts together. */
  across?: boolean
}

const everything: CountedBy[] = ['court', 'station', 'year', 'type', 'judge']

type CountsTransaction = Transaction<Tables>

/** What is counted of some rows of `search_entries e`, with the documents `d`. */
const counts = (rows: RawBuilder<unknown>) => sql`
  select case grouping(e.court, e.court_station, e.year, e.document_type)
      when 7 then 'court' when 3 then 'station' when 5 then 'year' else 'type' end as by,
    e.court, e.court_station, e.year, e.document_type, null::integer as judge_id, count(*)::integer as cases, min(e.date) as first,
    max(e.date) as latest, max(d.imported_at) as last_import
  from ${rows} group by grouping sets ((e.court), (e.court, e.court_station), (e.court, e.year), (e.document_type))
  union all
  select 'judge', b.court, null, null, null, b.judge, count(*)::integer, min(b.date), max(b.date), null
  from (select e.court, e.date, unnest(e.judges) as judge from ${rows}) as b group by b.court, b.judge`

const counted = sql`search_entries e join ${unscoped('documents', 'the entry says who sees it')} d on d.id = e.document_id where ${isPublic('e')}`

/**
 * Adds public cases to what is counted or takes them from it, for a correction or deletion in the caller's transaction: before it with
 * `times` -1, after it with 1. The first and the latest day stay as they are until the next count. Those that came after that are not in it.
 */
export async function adjustLibraryCounts(transaction: CountsTransaction, ids: readonly number[], times: 1 | -1) {
  // Held, so that none of them is counted anew meanwhile.
  const { rows } = await sql<{ counted: number }>`select counted from search_library for update`.execute(transaction)
  const rowsOf = sql`${counted} and e.document_id = any (${ids}::integer[]) and e.document_id <= ${onlyRow(rows).counted}`
  await sql`
    insert into search_held (by, court, court_station, year, document_type, judge_id, cases)
    select by, court, court_station, year, document_type, judge_id, ${times} * cases from (${counts(rowsOf)}) as one`.execute(transaction)
}

export const libraryCountsStorage = ({ sql: db }: Database) => ({
  /** Counts the public cases anew. */
  async count() {
    await db.transaction().execute(async (transaction) => {
      // First, so that of two that count at a time one waits for the other.
      const { rows } = await sql<{ counted: number }>`
        update search_library set counted = coalesce((select max(id) from documents d where ${isPublic('d')}), 0) returning counted`.execute(
        transaction,
      )
      await sql`delete from search_held`.execute(transaction)
      await sql`
        insert into search_held (by, court, court_station, year, document_type, judge_id, cases, first, latest, last_import)
        ${counts(sql`${counted} and e.document_id <= ${onlyRow(rows).counted}`)}`.execute(transaction)
    })
  },

  /** How many cases a reader may see. */
  async seen(reader: Reader): Promise<number> {
    // Of a table of one row the planner takes 1,700 for granted, unless it is asked for one.
    const upTo = sql`(select counted from search_library limit 1)`
    const { rows } = await sql<{ cases: number }>`
      ${prepared} select (
        (select coalesce(sum(cases), 0) from search_held where by = 'court')
        + (select count(*) from search_entries e where e.document_id > ${upTo} and ${seesEntry(reader, 'e')})
        + (select count(*) from search_entries e where ${seesPrivateEntry(reader, 'e')} and e.document_id <= ${upTo})
      )::integer as cases`.execute(db)
    return onlyRow(rows).cases
  },

  /** What a reader may see, of one court or, without one, of all; without a reader what is public. */
  read: ({ reader, court, by = everything, across = false }: CountsAsked): Promise<LibraryCount[]> =>
    // One view of both, so that what is being counted at the moment is not counted twice.
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        const {
          rows: [library],
        } = await sql<{ counted: number }>`select counted from search_library`.execute(transaction)
        const of = (table: RawBuilder<unknown>) => (court === undefined ? sql`true` : sql`${table}.court = ${court}`)
        const later = sql`e.document_id > ${library!.counted}`
        const came =
          reader === null
            ? sql`${later} and ${isPublic('e')}`
            : sql`(${later} or ${seesPrivateEntry(reader, 'e')}) and ${seesEntry(reader, 'e')}`
        const rows = sql`search_entries e join ${unscoped('documents', 'the entry says who sees it')} d on d.id = e.document_id where ${came} and ${of(sql`e`)}`
        const { rows: held } = await sql<LibraryCount>`
          select h.by, ${across ? sql`case when h.by = 'court' then h.court end` : sql`h.court`} as court, h.court_station as station, h.year,
            h.document_type as "documentType", main.id as "judgeId", main.name as judge, sum(h.cases)::integer as cases,
            min(h.first) as first, max(h.latest) as latest, max(h.last_import) as "lastImport"
          from (
            select by, court, court_station, year, document_type, judge_id, cases, first, latest, last_import from search_held h where ${of(sql`h`)}
            union all ${counts(rows)}
          ) as h left join ${unscoped('judges', 'those of cases that were counted')} j on j.id = h.judge_id left join ${unscoped('judges', 'the other form of the same name')} main on main.id = coalesce(j.same_as, j.id)
          where h.by = any (${by}::text[])
          group by 1, 2, 3, 4, 5, 6, 7 having sum(h.cases) > 0`.execute(transaction)
        return held
      }),
})
