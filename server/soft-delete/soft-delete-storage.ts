import { type Selectable, sql } from 'kysely'
import type { Reader } from '../access/access.ts'
import { type SoftDeleted, may, restorableDays } from '../access/conditions-storage.ts'
import type { Clock } from '../clock.ts'
import type { Database, DatabaseTransaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { isUuid } from '../database/uuid.ts'

type Sql = Database['sql'] | DatabaseTransaction

const day = 24 * 3_600_000
/** Milliseconds during which what was deleted can be brought back. */
const restorableFor = (table: SoftDeleted) => restorableDays(table) * day

/** The column that marks a row: documents are joined to so much that is marked as well that theirs has a name of its own. */
export const markOf = (table: SoftDeleted, alias?: string) =>
  sql.ref<Date | null>(`${alias === undefined ? '' : `${alias}.`}${table === 'documents' ? 'trashed_at' : 'deleted_at'}`)
const isIdOf = (table: SoftDeleted, id: string) => (table === 'documents' ? /^\d{1,9}$/.test(id) : isUuid(id))

/** Deletes rows of a table so that they can be brought back by whoever may delete them; what is deleted is seen only by what restores it. */
export const softDeletesOf = <T extends SoftDeleted>(table: T, { clock }: { clock: Clock }) => {
  const earliest = () => new Date(clock.now() - restorableFor(table))
  const rowOf = async (rows: Promise<{ rows: Selectable<Tables[T]>[] }>) => (await rows).rows[0]

  return {
    /** Rows that can be brought back. */
    isRestorable: (alias: string) => sql<boolean>`${markOf(table, alias)} > ${earliest()}`,

    /** Marks a row of the reader's own; undefined where there is none. */
    delete: async (db: Sql, reader: Reader, id: string): Promise<Selectable<Tables[T]> | undefined> =>
      isIdOf(table, id)
        ? rowOf(
            sql<Selectable<Tables[T]>>`
              update ${sql.table(table)} as t set ${markOf(table)} = ${new Date(clock.now())}
              where ${may(reader, 'delete', table, 't')} and t.id = ${id} and ${markOf(table, 't')} is null returning t.*`.execute(db),
          )
        : undefined,

    /** Brings a row of the reader's own back; undefined where it is too late or there is none. */
    restore: async (db: Sql, reader: Reader, id: string): Promise<Selectable<Tables[T]> | undefined> =>
      isIdOf(table, id)
        ? rowOf(
            sql<Selectable<Tables[T]>>`
              update ${sql.table(table)} as t set ${markOf(table)} = null
              where ${may(reader, 'delete', table, 't')} and t.id = ${id} and ${markOf(table, 't')} > ${earliest()} returning t.*`.execute(
              db,
            ),
          )
        : undefined,

    /** Removes one that was deleted for good, or all of the reader's own; answers how many. */
    async purge(db: Sql, reader: Reader, id: string | null): Promise<number> {
      const which = id === null ? sql`true` : sql`t.id = ${id}`
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} t
        where ${may(reader, 'delete', table, 't')} and ${markOf(table, 't')} is not null and ${which}`.execute(db)
      return Number(numAffectedRows ?? 0)
    },

    /** Removes for good what can no longer be brought back, of all accounts. */
    async forget(db: Sql) {
      await sql`delete from ${sql.table(table)} where ${markOf(table)} <= ${earliest()}`.execute(db)
    },
  }
}
