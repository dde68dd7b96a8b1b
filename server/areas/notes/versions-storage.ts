import { sql } from 'kysely'
import { maxVersions } from '#contract/notes'
import type { Reader } from '../../access/access.ts'
import { may } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import type { NotesTransaction } from './mentions-storage.ts'
import { countWords } from './plain-text.ts'

export interface VersionRow {
  version: number
  title: string
  content: string
  words: number
  author: string | null
  created_at: Date
  updated_at: Date
}

/** What is kept of a text that the reader writes. */
export const textOf = ({ userId }: Reader, { title, content }: { title: string; content: string }, at: Date) => ({
  title,
  content,
  words: countWords(content),
  author_id: userId,
  updated_at: at,
})

export const forgetVersions = (transaction: NotesTransaction, id: string, version: number) =>
  transaction
    .deleteFrom('note_versions')
    .where('note_id', '=', id)
    .where('version', '<=', version - maxVersions)
    .execute()

/** Of a note of any length, more than a preview needs. */
export const beginning = sql<string>`left(content, 1000)`.as('content')

/** The texts that notes had; of a note that the reader is known to see. */
export const versionsStorage = ({ sql: db, clock }: Database) => ({
  all: (id: string) =>
    db
      .selectFrom('note_versions')
      .leftJoin('users', 'users.id', 'author_id')
      .select(['version', 'title', 'words', 'users.name as author', 'note_versions.created_at', 'note_versions.updated_at'])
      .select(beginning)
      .where('note_id', '=', id)
      .orderBy('version', 'desc')
      .execute(),

  one: (id: string, version: number) =>
    db
      .selectFrom('note_versions')
      .leftJoin('users', 'users.id', 'author_id')
      .select(['version', 'title', 'content', 'words', 'users.name as author', 'note_versions.created_at', 'note_versions.updated_at'])
      .where('note_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst(),

  /** Puts a text behind the present one in the versions; false where the note is gone. */
  keep: (reader: Reader, id: string, text: { title: string; content: string }): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const note = await transaction
        .selectFrom('notes')
        .select(['version', 'revision'])
        .where(may(reader, 'change', 'notes'))
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      if (!note) return false
      const at = new Date(clock.now())
      // The present text moves on with its own times and author; the one that is kept takes the number before it.
      await transaction
        .updateTable('note_versions')
        .set({ version: note.version + 1 })
        .where('note_id', '=', id)
        .where('version', '=', note.version)
        .execute()
      await transaction
        .insertInto('note_versions')
        .values({ note_id: id, version: note.version, created_at: at, ...textOf(reader, text, at) })
        .execute()
      await transaction
        .updateTable('notes')
        .set({ version: note.version + 1 })
        .where('id', '=', id)
        .execute()
      await forgetVersions(transaction, id, note.version + 1)
      return true
    }),
})
