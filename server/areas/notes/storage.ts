import { type SelectQueryBuilder, sql } from 'kysely'
import { type NoteSort, versionMinutes } from '#contract/notes'
import type { Reader, AccessSubject } from '../../access/access.ts'
import { type SeenItems, liesIn, may, owns, thingOf } from '../../access/conditions-storage.ts'
import type { InTrash } from '../../area/in-trash-storage.ts'
import type { Database } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { containsPattern } from '../../database/patterns.ts'
import { isUuid } from '../../database/uuid.ts'
import { record } from '../../events/events.ts'
import { softDeletesOf } from '../../soft-delete/soft-delete-storage.ts'
import { type NotesTransaction, isAbout, mention } from './mentions-storage.ts'
import { type TakenQuote, keepQuote, withPassage } from './quotes-storage.ts'
import { placeIn, projectOfNote, takeNoteOut } from '../projects/projects.ts'
import { beginning, forgetVersions, textOf } from './versions-storage.ts'

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
  thing: AccessSubject<'note'>
}

/** With who wrote the text. */
export interface WholeNoteRow extends NoteRow {
  author: string | null
}

export interface NoteFields {
  title: string
  content: string
  tags: string[]
  tag_keys: string[]
  folder_id: string | null
}

export interface NoteFilter {
  projectId?: string
  /** Null for those in no folder. */
  folderId?: string | null
  caseId?: string
  tagKey?: string
  words: readonly string[]
}

/** A copy keeps what its text names: pictures, and the cases that it rests on and quotes. */
async function copyBelongings(transaction: NotesTransaction, from: string, to: string) {
  await sql`
    insert into note_images (note_id, hash, media_type, width, height, content, created_at, is_rewritten)
    select ${to}, hash, media_type, width, height, content, created_at, is_rewritten from note_images where note_id = ${from}`.execute(
    transaction,
  )
  await sql`
    insert into note_references (note_id, work_id, paragraph, comment, created_at)
    select ${to}, work_id, paragraph, comment, created_at from note_references where note_id = ${from}`.execute(transaction)
  await sql`
    insert into note_quotes (note_id, work_id, paragraph, place, quote, document_id, revision, signal, eid, unit, quoted_as_at, created_at)
    select ${to}, work_id, paragraph, place, quote, document_id, revision, signal, eid, unit, quoted_as_at, created_at
    from note_quotes where note_id = ${from}`.execute(transaction)
}

const columns = ['id', 'title', 'tags', 'folder_id', 'version', 'revision', 'created_at', 'updated_at'] as const
const project = projectOfNote.as('project_id')

export const notesStorage = ({ sql: db, clock }: Database) => {
  const time = () => new Date(clock.now())
  const deletions = softDeletesOf('notes', { clock })
  const recordEvent = (
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

  const matching = (reader: Reader, { projectId, folderId, caseId, tagKey, words }: NoteFilter) => {
    let query = live(reader)
    if (projectId !== undefined) query = query.where(liesIn(projectId, 'notes'))
    if (folderId === null) query = query.where('folder_id', 'is', null).where(owns(reader, 'notes'))
    if (folderId) query = query.where('folder_id', '=', folderId)
    if (caseId !== undefined) query = query.where(isAbout(caseId))
    if (tagKey !== undefined) query = query.where(sql<boolean>`${tagKey} = any(tag_keys)`)
    for (const word of words)
      query = query.where(
        sql<boolean>`(title ilike ${containsPattern(word)} or tag_words(tags) ilike ${containsPattern(word)} or note_words(content) @@ note_query(${word}))`,
      )
    return query
  }

  return {
    /** Which they are is found first: texts and projects are read of the page alone. */
    list: (
      reader: Reader,
      filter: NoteFilter,
      { sort, limit, offset }: { sort: NoteSort; limit: number; offset: number },
    ): Promise<NoteRow[]> => {
      const page = inOrder(matching(reader, filter).select('id'), sort).limit(limit).offset(offset)
      return inOrder(
        live(reader)
          .select(columns)
          .select([beginning, project, thingOf('notes').as('thing')])
          .where('id', 'in', page),
        sort,
      ).execute()
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

    /** The tags of the reader's own notes as they were written first, by how many notes have them. */
    tags: async (reader: Reader): Promise<{ tag: string; count: number }[]> => {
      const { rows } = await sql<{ tag: string; count: number }>`
        select min(tag) as tag, count(*)::integer as count
        from notes, unnest(tags, tag_keys) as given (tag, key)
        where ${owns(reader, 'notes')} and deleted_at is null group by key order by count(*) desc, key limit 500`.execute(db)
      return rows
    },

    byId: async (reader: Reader, id: string): Promise<WholeNoteRow | undefined> =>
      isUuid(id)
        ? live(reader)
            .select(columns)
            .select(['content', project, thingOf('notes').as('thing')])
            .select(
              sql<string | null>`(select name from users where id = (
                select author_id from note_versions where note_id = notes.id and note_versions.version = notes.version))`.as('author'),
            )
            .where('id', '=', id)
            .executeTakeFirst()
        : undefined,

    /** With the pictures, references and quotations of the note that it is copied from, where it is; in a project, where one is given. */
    insert: (
      reader: Reader,
      fields: NoteFields,
      { copied, projectId = null, quote }: { copied?: string; projectId?: string | null; quote?: TakenQuote },
    ): Promise<string> =>
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
          .values({ note_id: id, version: 1, created_at: at, ...textOf(reader, { title, content }, at) })
          .execute()
        await mention(transaction, id, content, at)
        if (copied !== undefined) await copyBelongings(transaction, copied, id)
        if (quote) await keepQuote(transaction, id, quote, at)
        await recordEvent(transaction, reader, 'note.added', id)
        if (projectId !== null) await placeIn(transaction, { reader, now: clock.now() }, { projectId, type: 'note', id })
        return id
      }),

    /**
     * Saves a note, or puts a quotation behind its text. A new text is a version of its own when the last one was begun some minutes ago or by somebody else, or `apart` asks for
     * it. Answers `gone`, or `changed` when it has been saved since `revision`.
     */
    save: (
      reader: Reader,
      id: string,
      changes: Partial<NoteFields>,
      { revision, apart = false, quote }: { revision?: number; apart?: boolean; quote?: TakenQuote } = {},
    ): Promise<'saved' | 'changed' | 'gone'> =>
      db.transaction().execute(async (transaction) => {
        const note = await transaction
          .selectFrom('notes')
          .innerJoin('note_versions', (join) =>
            join.onRef('note_versions.note_id', '=', 'notes.id').onRef('note_versions.version', '=', 'notes.version'),
          )
          .select(['notes.user_id', 'notes.title', 'notes.content', 'notes.version', 'notes.revision'])
          .select(
            sql<boolean>`note_versions.created_at > ${new Date(clock.now() - versionMinutes * 60_000)}
              and note_versions.author_id is not distinct from ${reader.userId}`.as('goes_on'),
          )
          .where(may(reader, 'change', 'notes'))
          .where('notes.id', '=', id)
          .where('deleted_at', 'is', null)
          .forUpdate()
          .executeTakeFirst()
        if (!note) return 'gone'
        if (revision !== undefined && revision !== note.revision) return 'changed'
        const { title = note.title } = changes
        const content = quote ? withPassage(note.content, quote.text) : (changes.content ?? note.content)
        const isNewText = title !== note.title || content !== note.content
        const version = isNewText && (apart || !note.goes_on) ? note.version + 1 : note.version
        const at = time()
        await transaction
          .updateTable('notes')
          .set({ ...changes, content, version, revision: note.revision + 1, updated_at: at })
          .where('id', '=', id)
          .execute()
        await recordEvent(transaction, reader, 'note.changed', id, note.user_id)
        if (quote) await keepQuote(transaction, id, quote, at)
        if (!isNewText) return 'saved'
        if (content !== note.content) await mention(transaction, id, content, at)
        const text = textOf(reader, { title, content }, at)
        await transaction
          .insertInto('note_versions')
          .values({ note_id: id, version, created_at: at, ...text })
          .onConflict((conflict) => conflict.columns(['note_id', 'version']).doUpdateSet(text))
          .execute()
        await forgetVersions(transaction, id, version)
        return 'saved'
      }),

    /** Puts a note that is the reader's own into a project, or into none. */
    moveTo: (reader: Reader, id: string, projectId: string | null): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const by = { reader, now: clock.now() }
        if (projectId === null) await takeNoteOut(transaction, by, id)
        else await placeIn(transaction, by, { projectId, type: 'note', id })
      }),

    /** Title and text of those in a project that the reader sees, in the order in which they were made. */
    texts: (reader: Reader, projectId: string): Promise<{ title: string; content: string }[]> =>
      matching(reader, { projectId, words: [] }).select(['title', 'content']).orderBy('created_at').orderBy('id').execute(),

    /** Some that the reader sees. */
    byIds: (reader: Reader, ids: readonly string[]): Promise<NoteRow[]> =>
      live(reader)
        .select(columns)
        .select(['content', project, thingOf('notes').as('thing')])
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute(),

    delete: (reader: Reader, id: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const deleted = await deletions.delete(transaction, reader, id)
        if (deleted) await recordEvent(transaction, reader, 'note.deleted', id, deleted.user_id)
        return deleted !== undefined
      }),

    restore: (reader: Reader, id: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const restored = await deletions.restore(transaction, reader, id)
        if (restored) await recordEvent(transaction, reader, 'note.restored', id, restored.user_id)
      }),

    forgetDeleted: () => deletions.forget(db),
  }
}

function inOrder<O>(query: SelectQueryBuilder<Tables, 'notes', O>, sort: NoteSort) {
  const ordered =
    sort === 'title' ? query.orderBy(sql`lower(title)`) : query.orderBy(sort === 'updated' ? 'updated_at' : 'created_at', 'desc')
  return ordered.orderBy('id')
}

export type NotesStorage = ReturnType<typeof notesStorage>

/** The notes that a reader sees, as projects ask for them. */
export const notesSeenBy = (reader: Reader): SeenItems =>
  sql`select id::text as id, ${thingOf('notes')} as thing from notes where ${may(reader, 'read', 'notes')} and deleted_at is null`

export const noteInTrash = (): InTrash => ({ title: sql`t.title`, about: sql`left(t.content, 150)` })
