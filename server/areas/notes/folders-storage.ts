import { sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import { may, owns } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import { isUuid } from '../../database/uuid.ts'

export interface FolderRow {
  id: string
  name: string
  note_count: number
  created_at: Date
  updated_at: Date
}

const count = sql<number>`(select count(*)::integer from notes where folder_id = note_folders.id and deleted_at is null)`

export const foldersStorage = ({ sql: db, clock }: Database) => {
  const folders = (reader: Reader) =>
    db
      .selectFrom('note_folders')
      .select(['id', 'name', 'created_at', 'updated_at'])
      .select(count.as('note_count'))
      .where(may(reader, 'read', 'note_folders'))

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
        .onConflict((conflict) => conflict.columns(['user_id', 'name_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return made?.id
    },

    /** False where another has the name. */
    rename: async (reader: Reader, id: string, name: string): Promise<boolean> => {
      const key = keyOf(name)
      const renamed = await sql`
        update note_folders f set name = ${name}, name_key = ${key}, updated_at = ${new Date(clock.now())}
        where ${may(reader, 'change', 'note_folders', 'f')} and f.id = ${id}
          and not exists (select from note_folders o where o.user_id = f.user_id and o.name_key = ${key} and o.id <> f.id)
        returning f.id`.execute(db)
      return renamed.rows.length > 0
    },

    /** Its notes stay. */
    delete: async (reader: Reader, id: string): Promise<boolean> => {
      if (!isUuid(id)) return false
      const deleted = await db
        .deleteFrom('note_folders')
        .where(may(reader, 'delete', 'note_folders'))
        .where('id', '=', id)
        .executeTakeFirst()
      return deleted.numDeletedRows > 0n
    },
  }
}

const keyOf = (name: string) => name.normalize('NFC').toLowerCase()
