import type { Reader, Thing } from '../../access/access.ts'
import { seesDocument, thingOf } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'

/** A document as what decides over it and its text are found. */
export interface DocumentRow {
  id: number
  thing: Thing<'document'>
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

  /** The text of a revision and how it divides; undefined where the document has gone since the number was read. */
  revision: (documentId: number, number: number) =>
    db
      .selectFrom('revisions')
      .select(['number', 'content', 'layout', 'warnings'])
      .where('document_id', '=', documentId)
      .where('number', '=', number)
      .executeTakeFirst(),
})
