import { sql } from 'kysely'
import { isOwnedBy, isPrivate } from '../../access/conditions-storage.ts'
import type { Reader } from '../../access/access.ts'
import type { InTrash } from '../../area/in-trash-storage.ts'
import type { Database } from '../../database/open.ts'
import { softDeletesOf } from '../../soft-delete/soft-delete-storage.ts'

export const documentTrashStorage = (database: Database) => {
  const { sql: db } = database
  const deletions = softDeletesOf('documents', database)
  return {
    put: (reader: Reader, id: number) => deletions.delete(db, reader, String(id)),
    takeOut: (reader: Reader, id: number) => deletions.restore(db, reader, String(id)),

    async takeAllOut(reader: Reader, caseIds: readonly string[]) {
      await sql`
        update documents d set trashed_at = null
        where ${isOwnedBy(reader.userId, 'd')} and d.trashed_at is not null
          and d.work_id in (select w.id from works w where w.public_id = any (${caseIds}::text[]))`.execute(db)
    },

    /** Those of all accounts that can no longer be brought back. */
    async outdated(): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select d.id from documents d
        where ${isPrivate('d')} and d.trashed_at is not null and not (${deletions.isRestorable('d')}) order by d.id`.execute(db)
      return rows.map(({ id }) => id)
    },
  }
}

export const documentInTrash = (): InTrash => ({
  id: sql`(select w.public_id from works w where w.id = t.work_id)`,
  title: sql`t.title`,
  about: sql`coalesce(t.citation, '')`,
  alone: isPrivate('t'),
})
