import { titleWithin } from '#citations/law/name-in-law'
import { sql } from 'kysely'
import type { TrashKind } from '#contract/trash'
import { type Reader, includeTrashed } from '../../access/access.ts'
import { may, tableOf } from '../../access/conditions-storage.ts'
import type { Purged, TrashedKind } from '../../area/trashed-kind.ts'
import type { Database } from '../../database/open.ts'
import { isUuid } from '../../database/uuid.ts'
import { markOf, softDeletesOf } from '../../soft-delete/soft-delete-storage.ts'

export interface TrashRow {
  kind: TrashKind
  id: string
  title: string
  about: string
  deleted_at: Date
}

/** What a reader deleted and may bring back, of every kind. */
export const trashStorage = (database: Database, kinds: readonly Pick<TrashedKind, 'kind' | 'named'>[]) => {
  const { sql: db } = database
  /** Those of all kinds, or of one. */
  const found = (reader: Reader, only?: TrashKind) =>
    sql.join(
      kinds
        .filter(({ kind }) => only === undefined || kind === only)
        .map(({ kind, named }) => {
          const { id = sql`t.id::text`, title, about = sql`''`, eid = sql`null::text`, alone = sql`true` } = named(reader)
          const table = tableOf(kind)
          return sql`
            select ${sql.lit(kind)} as kind, ${id} as id, ${title} as title, ${about} as about, ${eid} as eid, ${markOf(table, 't')} as deleted_at
            from ${sql.table(table)} t
            where ${may(includeTrashed(reader), 'delete', table, 't')} and ${softDeletesOf(table, database).isRestorable('t')} and ${alone}`
        }),
      sql` union all `,
    )

  return {
    list: async (reader: Reader, kind: TrashKind | undefined, page: { limit: number; offset: number }): Promise<TrashRow[]> => {
      const { rows } = await sql<TrashRow & { eid: string | null }>`
        select * from (${found(reader, kind)}) f
        order by deleted_at desc, kind, id limit ${page.limit} offset ${page.offset}`.execute(db)
      return rows.map(({ eid, title, ...row }) => ({ ...row, title: eid === null ? title : `${titleWithin(title, eid) ?? eid}, ${title}` }))
    },

    counts: async (reader: Reader): Promise<{ kind: TrashKind; count: number }[]> => {
      const { rows } = await sql<{ kind: TrashKind; count: number }>`
        select kind, count(*)::integer as count from (${found(reader)}) f group by kind`.execute(db)
      return rows
    },

    /** Removes one for good. */
    async purge(reader: Reader, kind: TrashKind, id: string): Promise<Purged> {
      if (!isUuid(id)) return 'none'
      const table = tableOf(kind)
      if ((await softDeletesOf(table, database).purge(db, reader, id)) > 0) return 'gone'
      const { rows } = await sql`select from ${sql.table(table)} t where ${may(reader, 'delete', table, 't')} and t.id = ${id}`.execute(db)
      return rows.length > 0 ? 'kept' : 'none'
    },

    empty: (reader: Reader, of: readonly TrashKind[]): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        let deleted = 0
        for (const kind of of) deleted += await softDeletesOf(tableOf(kind), database).purge(transaction, reader, null)
        return deleted
      }),
  }
}
