import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import { may, owns } from '../../access/conditions-storage.ts'
import type { InTrash } from '../../area/in-trash-storage.ts'
import type { Database } from '../../database/open.ts'
import { isUuid } from '../../database/uuid.ts'
import { softDeletesOf } from '../../soft-delete/soft-delete-storage.ts'

export interface FolderRow {
  id: string
  name: string
  note_count: number
  created_at: Date
  updated_at: Date
}

const count = sql<number>`(select count(*)::integer from notes where folder_id = note_folders.id and deleted_at is null)`

export const foldersStorage = ({ sql: db, clock }: Database) => {
  const deletions = softDeletesOf('note_folders', { clock })
  const folders = (reader: Reader) =>
    db
      .selectFrom('note_folders')
      .select(['id', 'name', 'created_at', 'updated_at'])
      .select(count.as('note_count'))
      .where(may(reader, 'read', 'note_folders'))
      .where('deleted_at', 'is', null)
  const isTaken = (id: RawBuilder<string>, owner: RawBuilder<string>, key: RawBuilder<string>) =>
    sql<boolean>`exists (select from note_folders o where o.user_id = ${owner} and o.name_key = ${key} and o.id <> ${id} and o.deleted_at is null)`

  return {
    list: (reader: Reader): Promise<FolderRow[]> => folders(reader).orderBy('name_key').execute(),

    byId: async (reader: Reader, id: string): Promise<FolderRow | undefined> =>
      isUuid(id) ? folders(reader).where('id', '=', id).executeTakeFirst() : undefined,

    /** How many notes the reader has, and how many of them lie in no folder. */
    counts: async (reader: Reader): Promise<{ notes: number; unfiled: number }> =>
      db
        .selectFrom('notes')
        .select(sql<number>`count(*)::integer`.as('notes'))
        .select(sql<number>`(count(*) filter (where folder_id is null))::integer`.as('unfiled'))
        .where(owns(reader, 'notes'))
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow(),

    /** Undefined where there is one of the name. */
    insert: async (reader: Reader, name: string): Promise<string | undefined> => {
      const at = new Date(clock.now())
      const made = await db
        .insertInto('note_folders')
        .values({ user_id: reader.userId, name, name_key: keyOf(name), created_at: at, updated_at: at })
        .onConflict((conflict) => conflict.columns(['user_id', 'name_key']).where('deleted_at', 'is', null).doNothing())
        .returning('id')
        .executeTakeFirst()
      return made?.id
    },

    /** False where another has the name. */
    rename: async (reader: Reader, id: string, name: string): Promise<boolean> => {
      const key = keyOf(name)
      const renamed = await sql`
        update note_folders f set name = ${name}, name_key = ${key}, updated_at = ${new Date(clock.now())}
        where ${may(reader, 'change', 'note_folders', 'f')} and f.id = ${id} and f.deleted_at is null
          and not ${isTaken(sql`f.id`, sql`f.user_id`, sql`${key}`)}
        returning f.id`.execute(db)
      return renamed.rows.length > 0
    },

    /** Its notes stay, and remember it until it goes for good. */
    delete: (reader: Reader, id: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const deleted = await deletions.delete(transaction, reader, id)
        if (!deleted) return false
        await transaction
          .updateTable('notes')
          .set({ folder_id: null, former_folder_id: deleted.id })
          .where('folder_id', '=', deleted.id)
          .execute()
        return true
      }),

    /** With the notes that lay in it and lie in no other now; `taken` where another folder has its name, undefined where there is none. */
    restore: (reader: Reader, id: string): Promise<'there' | 'taken' | undefined> =>
      db.transaction().execute(async (transaction) => {
        if (!isUuid(id)) return undefined
        const { rows } = await sql<{ taken: boolean }>`
          select ${isTaken(sql`f.id`, sql`f.user_id`, sql`f.name_key`)} as taken from note_folders f
          where ${may(reader, 'delete', 'note_folders', 'f')} and f.id = ${id} and f.deleted_at is not null`.execute(transaction)
        if (rows[0]?.taken) return 'taken'
        const restored = await deletions.restore(transaction, reader, id)
        if (!restored) return undefined
        await transaction
          .updateTable('notes')
          .set({ folder_id: sql`coalesce(folder_id, former_folder_id)`, former_folder_id: null })
          .where('former_folder_id', '=', restored.id)
          .execute()
        return 'there'
      }),

    forgetDeleted: () => deletions.forget(db),
  }
}

const keyOf = (name: string) => name.normalize('NFC').toLowerCase()

export const noteFolderInTrash = (): InTrash => ({ title: sql`t.name` })
