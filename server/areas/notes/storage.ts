import { type Transaction, sql } from 'kysely'
import { type NoteSort, mostVersions, versionMinutes } from '#contract/notes'
import type { Reader, Thing } from '../../access/access.ts'
import { may, owns, thingOf } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { holding } from '../../database/patterns.ts'
import { isUuid } from '../../database/uuid.ts'
import { unlessGone, workOf } from '../../database/work-of.ts'
import { record } from '../../events/events.ts'
import { softDeletesOf } from '../../soft-delete/soft-delete-storage.ts'
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
  thing: Thing<'note'>
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
/** Of a note of any length, more than a preview needs. */
const beginning = sql<string>`left(content, 1000)`.as('content')

export const notesStorage = ({ sql: db, clock }: Database) => {
  const time = () => new Date(clock.now())
  const deletions = softDeletesOf('notes', { clock })
  const happened = (
    transaction: NotesTransaction,
    reader: Reader,
    name: 'note.added' | 'note.changed' | 'note.deleted' | 'note.restored',
    id: string,
    owner = reader.userId,
  ) => record(transaction, clock.now(), [{ name, subject: id, account: owner, actor: reader.userId, payload: {} }])
  const live = (reader: Reader) =>
    db
      .selectFrom('notes')
      .where(may(reader, 'read', 'notes'))
      .where('deleted_at', 'is', null)

  const matching = (reader: Reader, { projectId, tagKey, words }: NoteFilter) => {
    let query = live(reader)
    if (projectId !== undefined) query = query.where('project_id', '=', projectId)
    if (tagKey !== undefined) query = query.where(sql<boolean>`${tagKey} = any(tag_keys)`)
    for (const word of words)
      query = query.where(sql<boolean>`(title ilike ${holding(word)} or array_to_string(tags, ' ') ilike ${holding(word)})`)
    return query
  }

  return {
    list: (
      reader: Reader,
      filter: NoteFilter,
      { sort, limit, offset }: { sort: NoteSort; limit: number; offset: number },
    ): Promise<NoteRow[]> => {
      const query = matching(reader, filter).select(columns).select(beginning).select(thingOf('notes').as('thing'))
      const ordered =
        sort === 'title' ? query.orderBy(sql`lower(title)`) : query.orderBy(sort === 'updated' ? 'updated_at' : 'created_at', 'desc')
      return ordered.orderBy('id').limit(limit).offset(offset).execute()
    },

    count: async (reader: Reader, filter: NoteFilter): Promise<number> =>
      (
        await matching(reader, filter)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,

    countOwn: async (reader: Reader): Promise<number> =>
      (
        await live(reader)
          .where(owns(reader, 'notes'))
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,

    byId: async (reader: Reader, id: string): Promise<NoteRow | undefined> =>
      isUuid(id)
        ? live(reader).select(columns).select('content').select(thingOf('notes').as('thing')).where('id', '=', id).executeTakeFirst()
        : undefined,

    insert: (reader: Reader, fields: NoteFields): Promise<string> =>
      db.transaction().execute(async (transaction) => {
        const at = time()
        const { id } = await transaction
          .insertInto('notes')
          .values({ user_id: reader.userId, ...fields, created_at: at, updated_at: at })
          .returning('id')
          .executeTakeFirstOrThrow()
        const { title, content } = fields
        await transaction
          .insertInto('note_versions')
          .values({ note_id: id, version: 1, title, content, words: countWords(content), created_at: at, updated_at: at })
          .execute()
        await happened(transaction, reader, 'note.added', id)
        return id
      }),

    /**
     * Saves a note. A new text is a version of its own when the last one was begun some minutes ago or `apart` asks for it. Answers `gone`, or
     * `changed` when it has been saved since `revision`.
     */
    save: (
      reader: Reader,
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
          .select(['notes.user_id', 'notes.title', 'notes.content', 'notes.version', 'notes.revision'])
          .select(sql<boolean>`note_versions.created_at > ${new Date(clock.now() - versionMinutes * 60_000)}`.as('is_recent'))
          .where(may(reader, 'change', 'notes'))
          .where('notes.id', '=', id)
          .where('deleted_at', 'is', null)
          .forUpdate()
          .executeTakeFirst()
        if (!note) return 'gone'
        if (revision !== undefined && revision !== note.revision) return 'changed'
        const { title = note.title, content = note.content } = changes
        const isNewText = title !== note.title || content !== note.content
        const version = isNewText && (apart || !note.is_recent) ? note.version + 1 : note.version
        const at = time()
        await transaction
          .updateTable('notes')
          .set({ ...changes, version, revision: note.revision + 1, updated_at: at })
          .where('id', '=', id)
          .execute()
        await happened(transaction, reader, 'note.changed', id, note.user_id)
        if (!isNewText) return 'saved'
        const text = { title, content, words: countWords(content), updated_at: at }
        await transaction
          .insertInto('note_versions')
          .values({ note_id: id, version, created_at: at, ...text })
          .onConflict((conflict) => conflict.columns(['note_id', 'version']).doUpdateSet(text))
          .execute()
        await transaction
          .deleteFrom('note_versions')
          .where('note_id', '=', id)
          .where('version', '<=', version - mostVersions)
          .execute()
        return 'saved'
      }),

    delete: (reader: Reader, id: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const deleted = await deletions.delete(transaction, reader, id)
        if (deleted) await happened(transaction, reader, 'note.deleted', id, deleted.user_id)
        return deleted !== undefined
      }),

    restore: (reader: Reader, id: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const restored = await deletions.restore(transaction, reader, id)
        if (restored) await happened(transaction, reader, 'note.restored', id, restored.user_id)
      }),

    forgetDeleted: () => deletions.forget(db),

    /** Of a note that the reader is known to see. */
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
        .innerJoin('works', 'works.id', 'work_id')
        .select(['note_references.id', 'public_id as case_id', 'paragraph', 'comment', 'created_at'])
        .where('note_id', '=', id)
        .orderBy('created_at')
        .orderBy('note_references.id')
        .execute(),

    /** Undefined where the case has gone meanwhile. */
    insertReference: (id: string, { caseId, paragraph, comment }: { caseId: string; paragraph: number | null; comment: string }) =>
      unlessGone(
        db
          .insertInto('note_references')
          .values({ note_id: id, work_id: workOf(caseId), paragraph, comment, created_at: time() })
          .onConflict((conflict) => conflict.columns(['note_id', 'work_id', 'paragraph']).doUpdateSet({ comment }))
          .returning(['id', 'paragraph', 'comment', 'created_at'])
          .executeTakeFirstOrThrow(),
      ),

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

/** The notes that rest on a work and their versions, of every account, deleted ones among them. */
export async function wordsOnWork(transaction: NotesTransaction, workId: number): Promise<NoteWords[]> {
  const { rows } = await sql<NoteWords>`
    select id, null::integer as version, title, content from notes where id in (select note_id from note_references where work_id = ${workId})
    union all
    select note_id, version, title, content from note_versions where note_id in (select note_id from note_references where work_id = ${workId})
    order by 1, 2`.execute(transaction)
  return rows
}

export const commentsOnWork = (transaction: NotesTransaction, workId: number) =>
  transaction.selectFrom('note_references').select(['id', 'comment']).where('work_id', '=', workId).where('comment', '<>', '').execute()

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
