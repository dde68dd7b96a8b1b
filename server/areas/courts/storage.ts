import { type RawBuilder, sql } from 'kysely'
import type { CaseInBrief } from '#contract/cases'
import type { CitedCaseInBrief } from '#contract/courts'
import type { Database } from '../../database/open.ts'

/** Which documents a page is about. */
export type Subject = { courtCode: string } | { judges: number[] }

export interface JudgeRow {
  id: number
  name: string
  owner_id: string | null
}

export interface HeldRow {
  court: string | null
  station: string | null
  year: number | null
  /** A bit for each of court, station and year that is not counted by. */
  kept: number
  cases: number
  first: string | null
  latest: string | null
}

const seenBy = (reader: string, table: RawBuilder<unknown>) => sql`(${table}.owner_id is null or ${table}.owner_id = ${reader}::uuid)`

const about = (subject: Subject) =>
  'courtCode' in subject
    ? sql`e.court = (select name from courts where code = ${subject.courtCode})`
    : sql`e.judges && ${subject.judges}::integer[]`

const brief = sql`d.case_id as id, d.title, d.court, d.date, d.citation, d.case_number, d.owner_id is not null as private`

export const courtsStorage = ({ sql: db }: Database) => ({
  /** A court by its code or, whatever the case of the letters, its name. */
  async court(codeOrName: string) {
    const { rows } = await sql<{ code: string; name: string; hierarchy_level: number }>`
      select code, name, hierarchy_level from courts where upper(code) = upper(${codeOrName}) or lower(name) = lower(${codeOrName})
      order by upper(code) = upper(${codeOrName}) desc limit 1`.execute(db)
    return rows[0] ?? null
  },

  /** The forms of one judge's name, the fullest first; none where the reader may not know of the judge. */
  async judge(reader: string, idOrName: string): Promise<JudgeRow[]> {
    const id = /^\d{1,9}$/.test(idOrName) ? Number(idOrName) : null
    const { rows } = await sql<JudgeRow>`
      with named as (
        select coalesce(same_as, id) as main from judges j
        where (${id}::integer is not null and id = ${id}::integer or ${id}::integer is null and lower(name) = lower(${idOrName}))
          and ${seenBy(reader, sql`j`)}
        order by j.owner_id nulls first, id limit 1
      )
      select id, name, owner_id from judges j where ${seenBy(reader, sql`j`)} and (id in (select main from named) or same_as in (select main from named))
      order by same_as nulls first, name`.execute(db)
    return rows
  },

  /** How many cases there are, in all and by court, station and year, with their first and last dates. */
  async held(reader: string, subject: Subject): Promise<HeldRow[]> {
    const { rows } = await sql<HeldRow>`
      select court, court_station as station, year, grouping(court, court_station, year) as kept, count(*)::integer as cases,
        min(date) as first, max(date) as latest
      from search_entries e where ${about(subject)} and ${seenBy(reader, sql`e`)}
      group by grouping sets ((), (court), (court_station), (year))`.execute(db)
    return rows
  },

  async judgesOf(reader: string, subject: Subject, most: number) {
    const { rows } = await sql<{ id: number; name: string; cases: number }>`
      select main.id, main.name, sum(f.cases)::integer as cases
      from (
        select judge, count(*) as cases from (
          select unnest(e.judges) as judge from search_entries e where ${about(subject)} and ${seenBy(reader, sql`e`)}) as benches
        group by judge
      ) as f join judges j on j.id = f.judge join judges main on main.id = coalesce(j.same_as, j.id)
      where ${seenBy(reader, sql`main`)}
      group by main.id, main.name order by 3 desc, main.name limit ${most}`.execute(db)
    return rows
  },

  async newest(reader: string, subject: Subject, most: number): Promise<CaseInBrief[]> {
    const { rows } = await sql<CaseInBrief>`
      select ${brief} from (
        select e.document_id, e.date from search_entries e where ${about(subject)} and ${seenBy(reader, sql`e`)}
        order by e.date desc nulls last, e.document_id desc limit ${most}
      ) as n join documents d on d.id = n.document_id
      order by n.date desc nulls last, n.document_id desc`.execute(db)
    return rows
  },

  /** The cases that most public cases cite, as they were counted after the last load. */
  async mostCited(reader: string, subject: Subject, most: number): Promise<CitedCaseInBrief[]> {
    const { rows } = await sql<CitedCaseInBrief>`
      select ${brief}, m.cases as cited_by from (
        select c.document_id, c.cases from search_citations c join search_entries e on e.document_id = c.document_id
        where ${about(subject)} and ${seenBy(reader, sql`e`)}
        order by c.cases desc limit ${most}
      ) as m join documents d on d.id = m.document_id
      order by m.cases desc, d.date desc nulls last, d.id desc`.execute(db)
    return rows
  },

  /** What the public library holds, by court, station and year. */
  async library(): Promise<(HeldRow & { last_import: Date })[]> {
    const { rows } = await sql<HeldRow & { last_import: Date }>`
      select court, court_station as station, year, grouping(court, court_station, year) as kept, count(*)::integer as cases,
        min(date) as first, max(date) as latest, max(imported_at) as last_import
      from documents where owner_id is null
      group by grouping sets ((court), (court, court_station), (court, year))`.execute(db)
    return rows
  },

  async courts() {
    const { rows } = await sql<{ code: string; name: string; hierarchy_level: number }>`
      select code, name, hierarchy_level from courts`.execute(db)
    return rows
  },
})
