import { type SelectQueryBuilder, sql } from 'kysely'
import { type BookmarkSort, restorableHours } from '#contract/bookmarks'
import type { Database } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { isUuid } from '../../database/uuid.ts'
import type { FolderRow } from './folder-tree.ts'

type Sql = Database['sql']

export interface BookmarkRow {
  id: string
  case_id: string
  folder_id: string | null
  note: string
  created_at: Date
  updated_at: Date
}

const columns = ['bookmarks.id', 'bookmarks.case_id', 'folder_id', 'note', 'bookmarks.created_at', 'bookmarks.updated_at'] as const
const restorable = sql<Date>`now() - make_interval(hours => ${restorableHours})`

export interface BookmarkFilter {
  /** Ids of folders; null stands for those in no folder; left out, all. */
  folders?: readonly string[] | null
  words: readonly string[]
}

const literal = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Bookmarks and their folders; what is deleted is seen only by what restores it. */
export const bookmarksStorage = (db: Sql) => {
  const live = (userId: string) => db.selectFrom('bookmarks').where('bookmarks.user_id', '=', userId).where('deleted_at', 'is', null)

  const matching = (userId: string, { folders, words }: BookmarkFilter) => {
    let query = live(userId).leftJoin('documents', (join) =>
      join
        .onRef('documents.case_id', '=', 'bookmarks.case_id')
        .on(sql<boolean>`(documents.owner_id is null or documents.owner_id = ${userId}::uuid)`),
    )
    if (folders === null) query = query.where('folder_id', 'is', null)
    if (folders) query = query.where('folder_id', '=', sql<string>`any(${folders}::uuid[])`)
    for (const word of words)
      query = query.where(
        sql<boolean>`concat_ws(' ', documents.title, documents.citation, documents.case_number, documents.court, note) ilike ${literal(word)}`,
      )
    return query
  }

  return {
    folders: async (userId: string): Promise<FolderRow[]> => {
      const { rows } = await sql<FolderRow>`
        select f.id, f.parent_id, f.name, f.name_key, f.created_at, f.updated_at,
          (select count(*)::integer from bookmarks b where b.folder_id = f.id and b.deleted_at is null) as bookmark_count
        from bookmark_folders f where f.user_id = ${userId} and f.deleted_at is null`.execute(db)
      return rows
    },

    counts: (userId: string) =>
      live(userId)
        .select(({ fn }) => [fn.countAll<number>().as('total'), fn.countAll<number>().filterWhere('folder_id', 'is', null).as('unfiled')])
        .executeTakeFirstOrThrow(),

    list: (userId: string, filter: BookmarkFilter, page: { sort: BookmarkSort; limit: number; offset: number }): Promise<BookmarkRow[]> =>
      sorted(matching(userId, filter).select(columns), page.sort).limit(page.limit).offset(page.offset).execute(),

    count: async (userId: string, filter: BookmarkFilter): Promise<number> =>
      (
        await matching(userId, filter)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,

    byId: async (userId: string, id: string): Promise<BookmarkRow | undefined> =>
      isUuid(id) ? live(userId).select(columns).where('bookmarks.id', '=', id).executeTakeFirst() : undefined,

    byCases: (userId: string, caseIds: readonly string[]): Promise<BookmarkRow[]> =>
      live(userId)
        .select(columns)
        .where('bookmarks.case_id', '=', sql<string>`any(${caseIds}::text[])`)
        .execute(),

    /** Answers the id; a bookmark that was removed becomes a new one. */
    async insert(userId: string, { caseId, folderId, note }: { caseId: string; folderId: string | null; note: string }): Promise<string> {
      const fresh = { folder_id: folderId, note, created_at: sql<Date>`now()`, updated_at: sql<Date>`now()` }
      const { id } = await db
        .insertInto('bookmarks')
        .values({ user_id: userId, case_id: caseId, ...fresh })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'case_id']).doUpdateSet({ ...fresh, deleted_at: null, former_folder_id: null }),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async update(userId: string, id: string, changes: { folder_id?: string | null; note?: string }) {
      await db
        .updateTable('bookmarks')
        .set({ ...changes, updated_at: sql<Date>`now()`, ...('folder_id' in changes && { former_folder_id: null }) })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute()
    },

    /** False when there is no such bookmark. */
    async delete(userId: string, id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const deleted = await db
        .updateTable('bookmarks')
        .set({ deleted_at: sql<Date>`now()` })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return deleted.numUpdatedRows > 0n
    },

    /** Where its folder is gone, a bookmark comes back at the root. */
    async restore(userId: string, id: string) {
      if (!isUuid(id)) return
      await sql`
        update bookmarks b set deleted_at = null, former_folder_id = null,
          folder_id = (select f.id from bookmark_folders f where f.id = b.folder_id and f.deleted_at is null)
        where user_id = ${userId} and id = ${id} and deleted_at > ${restorable}`.execute(db)
    },

    insertFolder: async (userId: string, folder: { parent_id: string | null; name: string; name_key: string }): Promise<string> =>
      (
        await db
          .insertInto('bookmark_folders')
          .values({ user_id: userId, ...folder })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,

    async updateFolder(userId: string, id: string, changes: { parent_id?: string | null; name?: string; name_key?: string }) {
      await db
        .updateTable('bookmark_folders')
        .set({ ...changes, updated_at: sql<Date>`now()` })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute()
    },

    /** Deletes folders as one; their bookmarks go to `keptIn` or, without it, are deleted too. Answers how many those were. */
    async deleteFolders(userId: string, id: string, ids: readonly string[], keep: { keptIn: string | null } | null): Promise<number> {
      const moved = await db
        .updateTable('bookmarks')
        .set({
          former_folder_id: sql<string>`folder_id`,
          folder_id: keep ? keep.keptIn : null,
          ...(!keep && { deleted_at: sql<Date>`now()` }),
        })
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .where('folder_id', '=', sql<string>`any(${ids}::uuid[])`)
        .executeTakeFirst()
      await db
        .updateTable('bookmark_folders')
        .set({ deleted_at: sql<Date>`now()`, deleted_with: id })
        .where('user_id', '=', userId)
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute()
      return Number(moved.numUpdatedRows)
    },

    /** The folders that were deleted as one with this one, itself among them; none when it is too late. */
    deletedFolders: async (userId: string, id: string) =>
      isUuid(id)
        ? db
            .selectFrom('bookmark_folders')
            .select(['id', 'parent_id', 'name', 'deleted_at'])
            .where('user_id', '=', userId)
            .where('deleted_with', '=', id)
            .where('deleted_at', '>', restorable)
            .execute()
        : [],

    /** Brings folders back, the first one to a place of its own, and the bookmarks that nobody has moved since. */
    async restoreFolders(
      userId: string,
      { id, ids, ...place }: { id: string; ids: readonly string[]; parent_id: string | null; name: string; name_key: string },
    ) {
      await sql`
        update bookmarks set folder_id = former_folder_id, former_folder_id = null, deleted_at = null
        where user_id = ${userId} and former_folder_id = any(${ids}::uuid[])
          and (deleted_at is null or deleted_at = (select f.deleted_at from bookmark_folders f where f.id = ${id}))`.execute(db)
      await db
        .updateTable('bookmark_folders')
        .set({ deleted_at: null, deleted_with: null })
        .where('user_id', '=', userId)
        .where('id', '=', sql<string>`any(${ids.filter((one) => one !== id)}::uuid[])`)
        .execute()
      await db
        .updateTable('bookmark_folders')
        .set({ deleted_at: null, deleted_with: null, ...place })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute()
    },

    async forgetDeleted() {
      await db.deleteFrom('bookmarks').where('deleted_at', '<=', restorable).execute()
      await db.deleteFrom('bookmark_folders').where('deleted_at', '<=', restorable).execute()
    },
  }
}

export type BookmarksStorage = ReturnType<typeof bookmarksStorage>

/** Carries out changes of one account after one another, so that two tabs cannot make the same folder. */
export const turnsOf =
  (db: Sql) =>
  <T>(userId: string, work: (storage: BookmarksStorage) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`bookmarks ${userId}`}, 0))`.execute(transaction)
      return work(bookmarksStorage(transaction))
    })

export type InTurn = ReturnType<typeof turnsOf>

function sorted<O>(
  query: SelectQueryBuilder<Tables & { documents: Tables['documents'] | null }, 'bookmarks' | 'documents', O>,
  sort: BookmarkSort,
) {
  if (sort === 'title') return query.orderBy(sql`lower(documents.title) nulls last`).orderBy('bookmarks.id')
  if (sort === 'decided') return query.orderBy(sql`documents.date desc nulls last`).orderBy('bookmarks.id')
  return query.orderBy('bookmarks.created_at', sort === 'newest' ? 'desc' : 'asc').orderBy('bookmarks.id')
}

/** The notes to a case, of every account, removed ones among them. */
export const notesOfCase = (db: Sql, caseId: string) =>
  db.selectFrom('bookmarks').select(['id', 'note']).where('case_id', '=', caseId).where('note', '<>', '').forUpdate().execute()

export async function overwriteNotes(db: Sql, notes: readonly { id: string; note: string }[]) {
  for (const { id, note } of notes) await db.updateTable('bookmarks').set({ note }).where('id', '=', id).execute()
}
