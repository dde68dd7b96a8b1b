import { type Transaction, sql } from 'kysely'
import { type NoteSort, mostVersions, restorableHours, versionMinutes } from '#contract/notes'
import type { Database } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { isUuid } from '../../database/uuid.ts'
import { countWords } from './plain-text.ts'

export interface NoteRow {
  id: string
  title: string
  content: string
  tags: string[]
  project_id: string | null
  folder_id: string | null
  version: number
  revision: number
  created_at: Date
  updated_at: Date
}

export interface NoteFields {
  title: string
  content: string
  tags: string[]
  tag_keys: string[]
  project_id: string | null
  folder_id: string | null
}

export interface NoteFilter {
  projectId?: string
  tagKey?: string
  words: readonly string[]
}

const columns = ['id', 'title', 'tags', 'project_id', 'folder_id', 'version', 'revision', 'created_at', 'updated_at'] as const
const restorable = sql<Date>`now() - make_interval(hours => ${restorableHours})`
/** Of a note of any length, more than a preview needs. */
const beginning = sql<string>`left(content, 1000)`.as('content')
const literal = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

export const notesStorage = ({ sql: db }: Database) => {
  const live = (userId: string) => db.selectFrom('notes').where('user_id', '=', userId).where('deleted_at', 'is', null)

  const matching = (userId: string, { projectId, tagKey, words }: NoteFilter) => {
    let query = live(userId)
    if (projectId !== undefined) query = query.where('project_id', '=', projectId)
    if (tagKey !== undefined) query = query.where(sql<boolean>`${tagKey} = any(tag_keys)`)
    for (const word of words)
      query = query.where(sql<boolean>`(title ilike ${literal(word)} or array_to_string(tags, ' ') ilike ${literal(word)})`)
    return query
  }

  return {
    list: (
      userId: string,
      filter: NoteFilter,
      { sort, limit, offset }: { sort: NoteSort; limit: number; offset: number },
    ): Promise<NoteRow[]> => {
      const query = matching(userId, filter).select(columns).select(beginning)
      const ordered =
        sort === 'title' ? query.orderBy(sql`lower(title)`) : query.orderBy(sort === 'updated' ? 'updated_at' : 'created_at', 'desc')
      return ordered.orderBy('id').limit(limit).offset(offset).execute()
    },

    count: async (userId: string, filter: NoteFilter): Promise<number> =>
      (
        await matching(userId, filter)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,

    byId: async (userId: string, id: string): Promise<NoteRow | undefined> =>
      isUuid(id) ? live(userId).select(columns).select('content').where('id', '=', id).executeTakeFirst() : undefined,

    insert: (userId: string, fields: NoteFields): Promise<string> =>
      db.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .insertInto('notes')
          .values({ user_id: userId, ...fields })
          .returning('id')
          .executeTakeFirstOrThrow()
        const { title, content } = fields
        await transaction
          .insertInto('note_versions')
          .values({ note_id: id, version: 1, title, content, words: countWords(content) })
          .execute()
        return id
      }),

    /**
     * Saves a note. A new text is a version of its own when the last one was begun some minutes ago or `apart` asks for it. Answers `gone`, or
     * `changed` when it has been saved since `revision`.
     */
    save: (
      userId: string,
      id: string,
      changes: Partial<NoteFields>,
      { revision, apart = false }: { revision?: number; apart?: boolean } = {},
    ): Promise<'saved' | 'changed' | 'gone'> =>
      db.transaction().execute(async (transaction) => {
        const note = await transaction
          .selectFrom('notes')
          .innerJoin('note_versions', (join) =>
            join.onRef('note_versions.note_id', '=', 'notes.id').onRef('note_versions.version', '=', 'notes.version'),
          )
          .select(['notes.title', 'notes.content', 'notes.version', 'notes.revision'])
          .select(sql<boolean>`note_versions.created_at > now() - make_interval(mins => ${versionMinutes})`.as('is_recent'))
          .where('user_id', '=', userId)
          .where('notes.id', '=', id)
          .where('deleted_at', 'is', null)
          .forUpdate()
          .executeTakeFirst()
        if (!note) return 'gone'
        if (revision !== undefined && revision !== note.revision) return 'changed'
        const { title = note.title, content = note.content } = changes
        const isNewText = title !== note.title || content !== note.content
        const version = isNewText && (apart || !note.is_recent) ? note.version + 1 : note.version
        await transaction
          .updateTable('notes')
          .set({ ...changes, version, revision: note.revision + 1, updated_at: sql<Date>`now()` })
          .where('id', '=', id)
          .execute()
        if (!isNewText) return 'saved'
        const text = { title, content, words: countWords(content), updated_at: sql<Date>`now()` }
        await transaction
          .insertInto('note_versions')
          .values({ note_id: id, version, ...text })
          .onConflict((conflict) => conflict.columns(['note_id', 'version']).doUpdateSet(text))
          .execute()
        await transaction
          .deleteFrom('note_versions')
          .where('note_id', '=', id)
          .where('version', '<=', version - mostVersions)
          .execute()
        return 'saved'
      }),

    async delete(userId: string, id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const deleted = await db
        .updateTable('notes')
        .set({ deleted_at: sql<Date>`now()` })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return deleted.numUpdatedRows > 0n
    },

    async restore(userId: string, id: string) {
      if (!isUuid(id)) return
      await db
        .updateTable('notes')
        .set({ deleted_at: null })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', '>', restorable)
        .execute()
    },

    forgetDeleted: () => db.deleteFrom('notes').where('deleted_at', '<=', restorable).execute(),

    /** Of a note that is known to be the account's. */
    versions: (id: string) =>
      db
        .selectFrom('note_versions')
        .select(['version', 'title', 'words', 'created_at', 'updated_at'])
        .select(beginning)
        .where('note_id', '=', id)
        .orderBy('version', 'desc')
        .execute(),

    version: (id: string, version: number) =>
      db
        .selectFrom('note_versions')
        .select(['version', 'title', 'content', 'words', 'created_at', 'updated_at'])
        .where('note_id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst(),

    references: (id: string) =>
      db
        .selectFrom('note_references')
        .select(['id', 'case_id', 'paragraph', 'comment', 'created_at'])
        .where('note_id', '=', id)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    insertReference: (id: string, { caseId, paragraph, comment }: { caseId: string; paragraph: number | null; comment: string }) =>
      db
        .insertInto('note_references')
        .values({ note_id: id, case_id: caseId, paragraph, comment })
        .onConflict((conflict) => conflict.columns(['note_id', 'case_id', 'paragraph']).doUpdateSet({ comment }))
        .returning(['id', 'case_id', 'paragraph', 'comment', 'created_at'])
        .executeTakeFirstOrThrow(),

    async deleteReference(id: string, reference: string): Promise<boolean> {
      if (!isUuid(reference)) return false
      const deleted = await db.deleteFrom('note_references').where('note_id', '=', id).where('id', '=', reference).executeTakeFirst()
      return deleted.numDeletedRows > 0n
    },
  }
}

export type NotesTransaction = Transaction<Tables>

/** The words of a note or of one of its versions, by what they are read and written again. */
export interface NoteWords {
  id: string
  /** Null for the note itself. */
  version: number | null
  title: string
  content: string
}

/** The notes that rest on a case and their versions, of every account, deleted ones among them. */
export async function wordsOnCase(transaction: NotesTransaction, caseId: string): Promise<NoteWords[]> {
  const { rows } = await sql<NoteWords>`
    select id, null::integer as version, title, content from notes where id in (select note_id from note_references where case_id = ${caseId})
    union all
    select note_id, version, title, content from note_versions where note_id in (select note_id from note_references where case_id = ${caseId})
    order by 1, 2`.execute(transaction)
  return rows
}

export const commentsOnCase = (transaction: NotesTransaction, caseId: string) =>
  transaction.selectFrom('note_references').select(['id', 'comment']).where('case_id', '=', caseId).where('comment', '<>', '').execute()

export async function overwriteNoteWords(
  transaction: NotesTransaction,
  { words, comments }: { words: readonly NoteWords[]; comments: readonly { id: string; comment: string }[] },
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
}
