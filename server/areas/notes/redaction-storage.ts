import { sql } from 'kysely'
import { type NotesTransaction, notesAbout } from './mentions-storage.ts'

/** The words of a note or of one of its versions, by what they are read and written again. */
export interface NoteWords {
  id: string
  /** Null for the note itself. */
  version: number | null
  title: string
  content: string
}

/** The notes that name, quote or rest on a work, and their versions, of every account, deleted ones among them. */
export async function wordsOnWork(transaction: NotesTransaction, workId: number): Promise<NoteWords[]> {
  const { rows } = await sql<NoteWords>`
    select id, null::integer as version, title, content from notes where id in ${notesAbout(workId)}
    union all
    select note_id, version, title, content from note_versions where note_id in ${notesAbout(workId)}
    order by 1, 2`.execute(transaction)
  return rows
}

export const commentsOnWork = (transaction: NotesTransaction, workId: number) =>
  transaction.selectFrom('note_references').select(['id', 'comment']).where('work_id', '=', workId).where('comment', '<>', '').execute()

export const quotesOfWork = (transaction: NotesTransaction, workId: number) =>
  transaction.selectFrom('note_quotes').select(['id', 'quote']).where('work_id', '=', workId).execute()

export async function overwriteNoteWords(
  transaction: NotesTransaction,
  {
    words,
    comments,
    quotes,
  }: {
    words: readonly NoteWords[]
    comments: readonly { id: string; comment: string }[]
    quotes: readonly { id: string; quote: string }[]
  },
) {
  for (const { id, version, title, content } of words) {
    if (version === null) await transaction.updateTable('notes').set({ title, content }).where('id', '=', id).execute()
    else
      await transaction
        .updateTable('note_versions')
        .set({ title, content })
        .where('note_id', '=', id)
        .where('version', '=', version)
        .execute()
  }
  for (const { id, comment } of comments) await transaction.updateTable('note_references').set({ comment }).where('id', '=', id).execute()
  for (const { id, quote } of quotes) await transaction.updateTable('note_quotes').set({ quote }).where('id', '=', id).execute()
}
