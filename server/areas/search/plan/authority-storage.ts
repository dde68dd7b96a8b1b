import { sql } from 'kysely'
import { unscoped } from '../../../access/conditions-storage.ts'
import { prepared } from '../../../database/prepared.ts'
import type { Queries } from '../../../database/open.ts'

/** What gives a decision authority, whatever it says. */
export interface Authority {
  court: string | null
  /** Of courts of Kenya, 1 the highest. */
  courtLevel: number | null
  /** How many cases cite it. */
  cases: number
}

export const authorityStorage = (db: Queries) => ({
  /** What gives some decisions authority. */
  async authorities(ids: readonly number[]): Promise<Map<number, Authority>> {
    const { rows } = await sql<Authority & { id: number }>`
      ${prepared}
      select e.document_id as id, d.court, c.hierarchy_level as "courtLevel", coalesce(s.cases, 0) as cases
      from ${unscoped('search_entries', 'its rows were chosen among those that the reader sees')} e
        left join judgments d on d.document_id = e.document_id left join courts c on c.code = d.court_code
        left join search_citations s on s.document_id = e.document_id
      where e.document_id = any (${ids}::integer[])`.execute(db)
    return new Map(rows.map(({ id, ...one }) => [id, one]))
  },

  /** How many cases cite each case that any does. */
  async citedCases(): Promise<{ ids: number[]; worth: number[] }> {
    const { rows } = await sql<{ id: number; cases: number }>`select document_id as id, cases from search_citations`.execute(db)
    return { ids: rows.map(({ id }) => id), worth: rows.map(({ cases }) => cases) }
  },
})
