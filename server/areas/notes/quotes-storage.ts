import type { SignalInBrief } from '#contract/citator'
import type { Reader } from '../../access/access.ts'
import { seesDocument } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import { workOf } from '../../database/work-of.ts'
import { sql } from 'kysely'
import type { NotesTransaction } from './mentions-storage.ts'

/** Words of a case or an Act as a note takes them, with the text that they stand in, and how the case stands or where in the Act they do. */
export interface TakenQuote {
  caseId: string
  quote: string
  paragraph: number | null
  place: string | null
  documentId: number
  revision: number
  signal: SignalInBrief['kind'] | null
  eid: string | null
  unit: string | null
  quotedAsAt: string | null
  /** What is put at the end of the note. */
  text: string
}

/** A text with a passage behind it, a line between them. */
export const withPassage = (content: string, passage: string) => `${content.trimEnd()}${content.trim() === '' ? '' : '\n\n'}${passage}\n`

export const keepQuote = (transaction: NotesTransaction, noteId: string, taken: TakenQuote, at: Date) => {
  const { caseId, documentId, quotedAsAt, text: _text, ...kept } = taken
  return transaction
    .insertInto('note_quotes')
    .values({ note_id: noteId, work_id: workOf(caseId), document_id: documentId, quoted_as_at: quotedAsAt, ...kept, created_at: at })
    .execute()
}

export const quotesStorage = ({ sql: db }: Pick<Database, 'sql'>) => ({
  /** Of a note that the reader is known to see, with the document that the reader sees of each case or Act now and whether it was redacted since. */
  quotes: (reader: Reader, noteId: string) =>
    db
      .selectFrom('note_quotes')
      .innerJoin('works', 'works.id', 'note_quotes.work_id')
      .leftJoin('documents', (join) => join.onRef('documents.work_id', '=', 'note_quotes.work_id').on(seesDocument(reader, 'documents')))
      .select(['note_quotes.id', 'public_id as case_id', 'paragraph', 'place', 'quote', 'note_quotes.revision', 'document_id', 'signal'])
      .select(['eid', 'unit', 'quoted_as_at', 'works.kind'])
      .select(['documents.id as present_document_id', 'documents.revision as present_revision', 'note_quotes.created_at'])
      .select(
        sql<boolean>`exists (select from redactions r where r.case_id = works.public_id and r.redacted_at > note_quotes.created_at)`.as(
          'is_redacted',
        ),
      )
      .where('note_id', '=', noteId)
      .orderBy('note_quotes.created_at')
      .orderBy('note_quotes.id')
      .execute(),

  countQuotes: async (noteId: string): Promise<number> =>
    (
      await db
        .selectFrom('note_quotes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('note_id', '=', noteId)
        .executeTakeFirstOrThrow()
    ).count,
})

export type QuoteRow = Awaited<ReturnType<ReturnType<typeof quotesStorage>['quotes']>>[number]
