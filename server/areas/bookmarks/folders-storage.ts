import { sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import { may } from '../../access/conditions-storage.ts'
import type { InTrash } from '../../area/in-trash-storage.ts'
import type { Database } from '../../database/open.ts'
import { isUuid } from '../../database/uuid.ts'
import { softDeletesOf } from '../../soft-delete/soft-delete-storage.ts'
import { changesOf } from './changes-storage.ts'
import type { FolderRow } from './folder-tree.ts'

/** The folders of bookmarks; with one that is deleted or comes back go the bookmarks in it. */
export const foldersStorage = ({ sql: db, clock }: Pick<Database, 'sql' | 'clock'>) => {
  const time = () => new Date(clock.now())
  const folderDeletions = softDeletesOf('bookmark_folders', { clock })
  const { changing, happened } = changesOf({ sql: db, clock })

  return {
    folders: (reader: Reader): Promise<FolderRow[]> =>
      db
        .selectFrom('bookmark_folders')
        .select(['id', 'parent_id', 'name', 'name_key', 'created_at', 'updated_at'])
        .where(may(reader, 'read', 'bookmark_folders'))
        .where('deleted_at', 'is', null)
        .execute(),

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
  }
}

export const folderInTrash = (): InTrash => ({ title: sql`t.name`, alone: sql`t.deleted_with = t.id` })
