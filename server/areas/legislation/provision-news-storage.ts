import { sql } from 'kysely'
import { isPublic } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import { guideFormat } from '../documents/documents.ts'
import type { ActCited } from './citing/acts-meant.ts'

/** A text of an Act. */
export interface NewText {
  documentId: number
  revision: number
}

const isGuide = sql`exists (select from revisions r where r.document_id = d.id and r.number = d.revision and r.source_format = ${guideFormat})`

export const provisionNewsStorage = ({ sql: db }: Database) => ({
  /** The Acts that everybody sees, by the ids of their works. */
  async actsByIds(ids: readonly string[]): Promise<(ActCited & { guide: boolean })[]> {
    if (ids.length === 0) return []
    const { rows } = await sql<ActCited & { guide: boolean }>`
      select d.id as document_id, w.public_id as id, d.title, d.year, a.number, a.cap, a.country, a.kind, a.assented, a.commenced, ${isGuide} as guide
      from works w join documents d on d.work_id = w.id join acts a on a.document_id = d.id
      where w.public_id = any (${ids}::text[]) and ${isPublic('d')} order by d.id`.execute(db)
    return rows
  },

  /** A text with the one that stood before it; undefined where there is none, or where either only stands in for a text. */
  async textAndFormer(act: string, revision: number): Promise<{ text: NewText; former: NewText; from: string } | undefined> {
    const { rows } = await sql<{ document_id: number; date: string; former: number }>`
      with texts as (
        select e.document_id, e.revision, e.date, lag(e.revision) over (order by e.date nulls first) as former
        from works w join documents d on d.work_id = w.id and ${isPublic('d')}
        join expressions e on e.document_id = d.id
        join revisions r on r.document_id = e.document_id and r.number = e.revision and r.source_format <> ${guideFormat}
        where w.public_id = ${act}
      )
      select document_id, date, former from texts where revision = ${revision}::integer and former is not null and date is not null`.execute(
      db,
    )
    const [found] = rows
    if (!found) return undefined
    const { document_id: documentId, date, former } = found
    return { text: { documentId, revision }, former: { documentId, revision: former }, from: date }
  },
})
