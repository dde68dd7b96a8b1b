import { sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import { casesSeenBy } from '../../access/conditions-storage.ts'
import type { CitationKind } from '#citations/citation'
import type { CitedCase, Verdict } from '#contract/citations'
import type { Database } from '../../database/open.ts'

export interface CitingPlaceRow {
  start_offset: number
  end_offset: number
  kind: CitationKind
  paragraph: number | null
  number: string | null
  verdict: Verdict
  cited: CitedCase | null
  position: number
  keys: string[]
  /** As printed before it. */
  name: string | null
  pinpoint: string | null
  antecedents: number[] | null
}

export const citedByCaseStorage = ({ sql: db }: Database) => ({
  async places(reader: Reader, caseId: string): Promise<CitingPlaceRow[]> {
    const { rows } = await sql<CitingPlaceRow>`
      select c.start_offset, c.end_offset, c.kind, c.paragraph, c.number, c.verdict, c.position, c.keys, c.name, c.pinpoint, c.antecedents,
        case when cited.id is null then null else json_build_object(
          'id', cited.case_id, 'title', cited.title, 'citation', cited.citation, 'court', cited.court, 'date', cited.date, 'sample', cited.sample
        ) end as cited
      from ${casesSeenBy(reader)} citing join citations c on c.citing_id = citing.id
      left join ${casesSeenBy(reader)} cited on cited.id = c.cited_id
      where citing.case_id = ${caseId}
      order by c.position`.execute(db)
    return rows
  },

  /** The current text of a document that the reader sees; null where there is none. */
  async content(reader: Reader, caseId: string): Promise<string | null> {
    const { rows } = await sql<{ content: string | null }>`
      select r.content from ${casesSeenBy(reader)} d join revisions r on r.document_id = d.id and r.number = d.revision
      where d.case_id = ${caseId}`.execute(db)
    return rows[0]?.content ?? null
  },
})
