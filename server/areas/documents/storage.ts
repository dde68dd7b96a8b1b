import type { ImportWarning } from '#contract/reasons/import-warnings'
import { sql } from 'kysely'
import type { Reader, AccessSubject } from '../../access/access.ts'
import { seesDocument, thingOf } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import { prepared } from '../../database/prepared.ts'
import type { StoredLayout } from '../../database/stored-layout.ts'

/** A document as what decides over it and its text are found. */
export interface DocumentRow {
  id: number
  thing: AccessSubject<'document'>
}

/** The text of a document as it was at some time. */
export interface RevisionRow {
  document_id: number
  number: number
  content: string | null
  layout: StoredLayout
  warnings: ImportWarning[]
}

export const documentsStorage = ({ sql: db }: Database) => ({
  /** A document by the id of its work; undefined where the reader sees none. */
  find: (reader: Reader, caseId: string): Promise<DocumentRow | undefined> =>
    db
      .selectFrom('documents')
      .innerJoin('works', 'works.id', 'documents.work_id')
      .select(['documents.id', thingOf('documents').as('thing')])
      .where('works.public_id', '=', caseId)
      .where(seesDocument(reader, 'documents'))
      .executeTakeFirst(),

  /** The texts of revisions and how they divide; those whose document has gone since the number was read are left out. */
  async revisions(wanted: readonly { documentId: number; revision: number }[]): Promise<RevisionRow[]> {
    const [documents, numbers] = [wanted.map((one) => one.documentId), wanted.map((one) => one.revision)]
    const { rows } = await sql<RevisionRow>`
      ${prepared} select r.document_id, r.number, r.content, r.layout, r.warnings
      from unnest(${documents}::integer[], ${numbers}::integer[]) as w (document_id, number)
        join revisions r on r.document_id = w.document_id and r.number = w.number`.execute(db)
    return rows
  },
})
