import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import { unscoped, isPrivate, ownerOf, seesEntry, seesJudge } from '../../access/conditions-storage.ts'
import type { CaseInBrief } from '#contract/cases'
import type { CitedCaseInBrief } from '#contract/courts'
import type { Database } from '../../database/open.ts'
import { type NamedForm, formsCalled, surnameOf } from '../../judge-names/called.ts'
import { nameKey } from '../../judge-names/name-key-storage.ts'

export interface JudgeRow {
  id: number
  name: string
}

export interface DecidedRow {
  id: number
  court: string | null
  year: number | null
  date: string | null
}

const brief = sql`d.case_id as id, d.title, d.court, d.date, d.citation, d.case_number, d.sample, ${isPrivate('d')} as private`

export const courtsStorage = ({ sql: db }: Database) => ({
  /** A court by its code or, whatever the case of the letters, its name. */
  async court(codeOrName: string) {
    const { rows } = await sql<{ code: string; name: string; hierarchy_level: number }>`
      select code, name, hierarchy_level from courts where upper(code) = upper(${codeOrName}) or lower(name) = lower(${codeOrName})
      order by upper(code) = upper(${codeOrName}) desc limit 1`.execute(db)
    return rows[0] ?? null
  },

  /** The forms of one judge's name, the fullest first; none where the reader may not know of the judge. */
  async judge(reader: Reader, idOrName: string): Promise<JudgeRow[]> {
    const id = /^\d{1,9}$/.test(idOrName) ? Number(idOrName) : null
    const asked = id === null ? sql`split_part(${nameKey}, ' ', 1) = ${surnameOf(idOrName)}` : sql`id = ${id}::integer`
    const { rows } = await sql<NamedForm>`
      with named as (select coalesce(same_as, id) as main from judges j where ${asked} and ${seesJudge(reader, 'j')})
      select id, ${nameKey} as key, name, same_as from judges j
      where ${seesJudge(reader, 'j')} and (id in (select main from named) or same_as in (select main from named))
      order by ${ownerOf('j')} nulls first, same_as nulls first, name`.execute(db)
    return id === null ? formsCalled(rows, idOrName) : rows
  },

  /** The cases that judges have decided, the newest first. */
  async decidedBy(reader: Reader, judges: number[]): Promise<DecidedRow[]> {
    // The documents as an array: joined, the planner would rather read the whole table.
    const { rows } = await sql<DecidedRow>`
      select e.document_id as id, e.court, e.year, e.date from search_entries e
      where e.document_id = any (array(select document_id from document_judges where judge_id = any (${judges}::integer[])))
        and ${seesEntry(reader, 'e')}
      order by e.date desc nulls last, e.document_id desc`.execute(db)
    return rows
  },

  /** The newest cases of a court. */
  async newestOf(reader: Reader, court: string, most: number): Promise<number[]> {
    const some = (dates: RawBuilder<unknown>) => sql`
      (select e.document_id, e.date from search_entries e where e.court = ${court} and ${seesEntry(reader, 'e')} and ${dates}
      order by e.date desc, e.document_id desc limit ${most})`
    // Those without a date apart: the index by court and date then gives the others in their order.
    const { rows } = await sql<{ document_id: number }>`
      select * from (${some(sql`e.date is not null`)} union all ${some(sql`e.date is null`)}) as either
      order by date desc nulls last, document_id desc limit ${most}`.execute(db)
    return rows.map((row) => row.document_id)
  },

  /** Of a court, or of some documents, those that most public cases cite, as they were counted after the last load. */
  async mostCited(reader: Reader, of: { court: string } | { documents: number[] }, most: number): Promise<CitedCaseInBrief[]> {
    const about = 'court' in of ? sql`e.court = ${of.court}` : sql`e.document_id = any (${of.documents}::integer[])`
    const { rows } = await sql<CitedCaseInBrief>`
      select ${brief}, m.cases as cited_by from (
        select c.document_id, c.cases from search_citations c join search_entries e on e.document_id = c.document_id
        where ${about} and ${seesEntry(reader, 'e')}
        order by c.cases desc limit ${most}
      ) as m join ${unscoped('cases', 'its rows were chosen among those that the reader sees')} d on d.id = m.document_id
      order by m.cases desc, d.date desc nulls last, d.id desc`.execute(db)
    return rows
  },

  /** Some cases in brief, in the order of their ids given. */
  async inBrief(ids: number[]): Promise<CaseInBrief[]> {
    const { rows } = await sql<CaseInBrief>`
      select ${brief} from ${unscoped('cases', 'its rows were chosen among those that the reader sees')} d where d.id = any (${ids}::integer[]) order by array_position(${ids}::integer[], d.id)`.execute(
      db,
    )
    return rows
  },

  async courts() {
    const { rows } = await sql<{ code: string; name: string; hierarchy_level: number }>`
      select code, name, hierarchy_level from courts`.execute(db)
    return rows
  },
})
