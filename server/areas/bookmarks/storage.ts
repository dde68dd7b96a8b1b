import { type SelectQueryBuilder, type Transaction, sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import { liesIn, may, owns, seesDocument, thingOf } from '../../access/conditions-storage.ts'
import type { BookmarkSort } from '#contract/bookmarks'
import type { Database } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { holding } from '../../database/patterns.ts'
import { isUuid } from '../../database/uuid.ts'
import { unlessGone, workOf } from '../../database/work-of.ts'
import { record } from '../../events/events.ts'
import { softDeletesOf } from '../../soft-delete/soft-delete-storage.ts'
import type { SeenItems } from '../projects/projects.ts'
import type { FolderRow } from './folder-tree.ts'

type Sql = Database['sql']
type Parts = Pick<Database, 'sql' | 'clock'>

export interface BookmarkRow {
  id: string
  case_id: string
  folder_id: string | null
  note: string
  created_at: Date
  updated_at: Date
}

const columns = ['bookmarks.id', 'works.public_id as case_id', 'folder_id', 'note', 'bookmarks.created_at', 'bookmarks.updated_at'] as const

export interface BookmarkFilter {
  /** Those of everybody that lie in a project and that the reader sees; left out, the reader's own. */
  projectId?: string
  caseId?: string
  /** Ids of folders; null stands for those in no folder; left out, all. */
  folders?: readonly string[] | null
  words: readonly string[]
}

/** Bookmarks and their folders; what is deleted is seen only by what restores it. */
export const bookmarksStorage = ({ sql: db, clock }: Parts) => {
  const time = () => new Date(clock.now())
  const deletions = softDeletesOf('bookmarks', { clock })
  const folderDeletions = softDeletesOf('bookmark_folders', { clock })
  const changing = <T>(change: (transaction: Transaction<Tables>) => Promise<T>) =>
    db.isTransaction ? change(db as Transaction<Tables>) : db.transaction().execute(change)
  const happened = (
    transaction: Transaction<Tables>,
    reader: Reader,
    name: 'bookmark.added' | 'bookmark.changed' | 'bookmark.deleted' | 'bookmark.restored',
    bookmarks: readonly { id: string; work_id: number }[],
  ) =>
    record(
      transaction,
      clock.now(),
      bookmarks.map(({ id, work_id: work }) => ({ name, subject: id, account: reader.userId, actor: reader.userId, payload: { work } })),
    )
  const seen = (reader: Reader) =>
    db
      .selectFrom('bookmarks')
      .innerJoin('works', 'works.id', 'bookmarks.work_id')
      .where(may(reader, 'read', 'bookmarks'))
      .where('deleted_at', 'is', null)
  const live = (reader: Reader) => seen(reader).where(owns(reader, 'bookmarks'))

  const matching = (reader: Reader, { projectId, caseId, folders, words }: BookmarkFilter) => {
    const of = projectId === undefined ? live(reader) : seen(reader).where(liesIn(projectId, 'bookmarks'))
    let query = of.leftJoin('cases', (join) => join.onRef('cases.work_id', '=', 'bookmarks.work_id').on(seesDocument(reader, 'cases')))
    if (caseId !== undefined) query = query.where('works.public_id', '=', caseId)
    if (folders === null) query = query.where('folder_id', 'is', null)
    if (folders) query = query.where('folder_id', '=', sql<string>`any(${folders}::uuid[])`)
    for (const word of words)
      query = query.where(
        sql<boolean>`concat_ws(' ', cases.title, cases.citation, cases.case_number, cases.court, note) ilike ${holding(word)}`,
      )
    return query
  }

  return {
    folders: async (reader: Reader): Promise<FolderRow[]> => {
      const { rows } = await sql<FolderRow>`
        select f.id, f.parent_id, f.name, f.name_key, f.created_at, f.updated_at,
          (select count(*)::integer from bookmarks b where b.folder_id = f.id and b.deleted_at is null) as bookmark_count
        from bookmark_folders f where ${may(reader, 'read', 'bookmark_folders', 'f')} and f.deleted_at is null`.execute(db)
      return rows
    },

    counts: (reader: Reader) =>
      live(reader)
        .select(({ fn }) => [fn.countAll<number>().as('total'), fn.countAll<number>().filterWhere('folder_id', 'is', null).as('unfiled')])
        .executeTakeFirstOrThrow(),

    list: (reader: Reader, filter: BookmarkFilter, page: { sort: BookmarkSort; limit: number; offset: number }): Promise<BookmarkRow[]> =>
      sorted(matching(reader, filter).select(columns), page.sort).limit(page.limit).offset(page.offset).execute(),

    count: async (reader: Reader, filter: BookmarkFilter): Promise<number> =>
      (
        await matching(reader, filter)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,

    byId: async (reader: Reader, id: string): Promise<BookmarkRow | undefined> =>
      isUuid(id) ? seen(reader).select(columns).where('bookmarks.id', '=', id).executeTakeFirst() : undefined,

    /** Some of those that the reader sees, with whether each is its own. */
    byIds: (reader: Reader, ids: readonly string[]): Promise<(BookmarkRow & { is_own: boolean })[]> =>
      seen(reader)
        .select(columns)
        .select(owns(reader, 'bookmarks').as('is_own'))
        .where('bookmarks.id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute(),

    byCases: (reader: Reader, caseIds: readonly string[]): Promise<BookmarkRow[]> =>
      live(reader)
        .select(columns)
        .where('works.public_id', '=', sql<string>`any(${caseIds}::text[])`)
        .execute(),

    /** Answers the id, undefined where the case has gone meanwhile; a bookmark that was removed becomes a new one. */
    insert: (
      reader: Reader,
      { caseId, folderId, note }: { caseId: string; folderId: string | null; note: string },
    ): Promise<string | undefined> =>
      changing(async (transaction) => {
        const fresh = { folder_id: folderId, note, created_at: time(), updated_at: time() }
        const added = await unlessGone(
          transaction
            .insertInto('bookmarks')
            .values({ user_id: reader.userId, work_id: workOf(caseId), ...fresh })
            .onConflict((conflict) =>
              conflict.columns(['user_id', 'work_id']).doUpdateSet({ ...fresh, deleted_at: null, former_folder_id: null }),
            )
            .returning(['id', 'work_id'])
            .executeTakeFirstOrThrow(),
        )
        if (added) await happened(transaction, reader, 'bookmark.added', [added])
        return added?.id
      }),

    update: (reader: Reader, id: string, changes: { folder_id?: string | null; note?: string }) =>
      changing(async (transaction) => {
        const changed = await transaction
          .updateTable('bookmarks')
          .set({ ...changes, updated_at: time(), ...('folder_id' in changes && { former_folder_id: null }) })
          .where(may(reader, 'change', 'bookmarks'))
          .where('id', '=', id)
          .returning(['id', 'work_id'])
          .execute()
        await happened(transaction, reader, 'bookmark.changed', changed)
      }),

    /** False when there is no such bookmark. */
    delete: (reader: Reader, id: string): Promise<boolean> =>
      changing(async (transaction) => {
        const deleted = await deletions.delete(transaction, reader, id)
        await happened(transaction, reader, 'bookmark.deleted', deleted ? [deleted] : [])
        return deleted !== undefined
      }),

    /** Where its folder is gone, a bookmark comes back at the root. */
    async restore(reader: Reader, id: string) {
      if (!isUuid(id)) return
      await changing(async (transaction) => {
        const { rows } = await sql<{ id: string; work_id: number }>`
          update bookmarks b set deleted_at = null, former_folder_id = null,
            folder_id = (select f.id from bookmark_folders f where f.id = b.folder_id and f.deleted_at is null)
          where ${may(reader, 'delete', 'bookmarks', 'b')} and id = ${id} and ${deletions.isRestorable('b')} returning id, work_id`.execute(
          transaction,
        )
        await happened(transaction, reader, 'bookmark.restored', rows)
      })
    },

    insertFolder: async (reader: Reader, folder: { parent_id: string | null; name: string; name_key: string }): Promise<string> =>
      (
        await db
          .insertInto('bookmark_folders')
          .values({ user_id: reader.userId, ...folder, created_at: time(), updated_at: time() })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,

    async updateFolder(reader: Reader, id: string, changes: { parent_id?: string | null; name?: string; name_key?: string }) {
      await db
        .updateTable('bookmark_folders')
        .set({ ...changes, updated_at: time() })
        .where(may(reader, 'change', 'bookmark_folders'))
        .where('id', '=', id)
        .execute()
    },

    /** Deletes folders as one; their bookmarks go to `keptIn` or, without it, are deleted too. Answers how many those were. */
    deleteFolders: (reader: Reader, id: string, ids: readonly string[], keep: { keptIn: string | null } | null): Promise<number> =>
      changing(async (transaction) => {
        // One moment for folders and bookmarks: by it they are brought back together.
        const at = time()
        const moved = await transaction
          .updateTable('bookmarks')
          .set({
            former_folder_id: sql<string>`folder_id`,
            folder_id: keep ? keep.keptIn : null,
            ...(!keep && { deleted_at: at }),
          })
          .where(may(reader, 'delete', 'bookmarks'))
          .where('deleted_at', 'is', null)
          .where('folder_id', '=', sql<string>`any(${ids}::uuid[])`)
          .returning(['id', 'work_id'])
          .execute()
        await transaction
          .updateTable('bookmark_folders')
          .set({ deleted_at: at, deleted_with: id })
          .where(may(reader, 'delete', 'bookmark_folders'))
          .where('id', '=', sql<string>`any(${ids}::uuid[])`)
          .execute()
        await happened(transaction, reader, keep ? 'bookmark.changed' : 'bookmark.deleted', moved)
        return moved.length
      }),

    /** The folders that were deleted as one with this one, itself among them; none when it is too late. */
    deletedFolders: async (reader: Reader, id: string) =>
      isUuid(id)
        ? db
            .selectFrom('bookmark_folders')
            .select(['id', 'parent_id', 'name', 'deleted_at'])
            .where(may(reader, 'delete', 'bookmark_folders'))
            .where('deleted_with', '=', id)
            .where(folderDeletions.isRestorable('bookmark_folders'))
            .execute()
        : [],

    /** Brings folders back, the first one to a place of its own, and the bookmarks that nobody has moved since. */
    async restoreFolders(
      reader: Reader,
      { id, ids, ...place }: { id: string; ids: readonly string[]; parent_id: string | null; name: string; name_key: string },
    ) {
      await changing(async (transaction) => {
        const { rows } = await sql<{ id: string; work_id: number; was_deleted: boolean }>`
          update bookmarks b set folder_id = b.former_folder_id, former_folder_id = null, deleted_at = null
          from (select id, deleted_at is not null as was_deleted from bookmarks where ${may(reader, 'delete', 'bookmarks')}) before
          where before.id = b.id and b.former_folder_id = any(${ids}::uuid[])
            and (b.deleted_at is null or b.deleted_at = (select f.deleted_at from bookmark_folders f where f.id = ${id}))
          returning b.id, b.work_id, before.was_deleted`.execute(transaction)
        await transaction
          .updateTable('bookmark_folders')
          .set({ deleted_at: null, deleted_with: null })
          .where(may(reader, 'delete', 'bookmark_folders'))
          .where('id', '=', sql<string>`any(${ids.filter((one) => one !== id)}::uuid[])`)
          .execute()
        await transaction
          .updateTable('bookmark_folders')
          .set({ deleted_at: null, deleted_with: null, ...place })
          .where(may(reader, 'delete', 'bookmark_folders'))
          .where('id', '=', id)
          .execute()
        for (const restored of [true, false])
          await happened(
            transaction,
            reader,
            restored ? 'bookmark.restored' : 'bookmark.changed',
            rows.filter(({ was_deleted }) => was_deleted === restored),
          )
      })
    },

    async forgetDeleted() {
      await deletions.forget(db)
      await folderDeletions.forget(db)
    },
  }
}

/** The bookmarks that a reader sees, as projects ask for them. */
export const bookmarksSeenBy = (reader: Reader): SeenItems =>
  sql`select id::text as id, ${thingOf('bookmarks')} as thing from bookmarks where ${may(reader, 'read', 'bookmarks')} and deleted_at is null`

export type BookmarksStorage = ReturnType<typeof bookmarksStorage>

/** Carries out changes of one account after one another, so that two tabs cannot make the same folder. */
export const turnsOf =
  ({ sql: db, clock }: Parts) =>
  <T>(reader: Reader, work: (storage: BookmarksStorage) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`bookmarks ${reader.userId}`}, 0))`.execute(transaction)
      return work(bookmarksStorage({ sql: transaction, clock }))
    })

export type InTurn = ReturnType<typeof turnsOf>

function sorted<O>(
  query: SelectQueryBuilder<Tables & { cases: Tables['cases'] | null }, 'bookmarks' | 'works' | 'cases', O>,
  sort: BookmarkSort,
) {
  if (sort === 'title') return query.orderBy(sql`lower(cases.title) nulls last`).orderBy('bookmarks.id')
  if (sort === 'decided') return query.orderBy(sql`cases.date desc nulls last`).orderBy('bookmarks.id')
  return query.orderBy('bookmarks.created_at', sort === 'newest' ? 'desc' : 'asc').orderBy('bookmarks.id')
}

/** The notes to a work, of every account, removed ones among them. */
export const notesOfWork = (db: Sql, workId: number) =>
  db.selectFrom('bookmarks').select(['id', 'note']).where('work_id', '=', workId).where('note', '<>', '').forUpdate().execute()

export async function overwriteNotes(db: Sql, notes: readonly { id: string; note: string }[]) {
  for (const { id, note } of notes) await db.updateTable('bookmarks').set({ note }).where('id', '=', id).execute()
}
