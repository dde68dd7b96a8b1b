import { sql } from 'kysely'
import { unscoped, ownerOf } from '../../../access/conditions-storage.ts'
import type { Database } from '../../../database/open.ts'

interface ArrivedRow {
  id: number
  caseId: string
  owner: string | null
  decided: string | null
  at: Date
  /** All that is found of it: its heading, its text and what an editor notes. */
  words: string
}

export const percolatorStorage = ({ sql: db }: Database) => ({
  /** Cases by the ids that events name them by; what is not indexed is left out. */
  async arrived(caseIds: readonly string[]): Promise<ArrivedRow[]> {
    const { rows } = await sql<ArrivedRow>`
      select d.id, w.public_id as "caseId", ${ownerOf('d')} as owner, d.date::text as decided, d.imported_at as at,
        concat_ws(e'\n', h.heading, r.content, h.note) as words
      from works w join ${unscoped('documents', 'they are matched on behalf of everybody, each search by its own reader')} d on d.work_id = w.id
        join ${unscoped('search_entries', 'they are matched on behalf of everybody, each search by its own reader')} e on e.document_id = d.id
        join revisions r on r.document_id = e.document_id and r.number = e.revision
        join search_headings h on h.document_id = e.document_id
      where w.public_id = any (${caseIds}::text[]) order by d.id`.execute(db)
    return rows
  },
})
