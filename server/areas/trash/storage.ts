import { titleWithin } from '#citations/law/name-in-law'
import { type RawBuilder, sql } from 'kysely'
import { type TrashKind, trashKinds } from '#contract/trash'
import { type Reader, lookingIntoTrash } from '../../access/access.ts'
import { type ObjectTable, casesSeenBy, isPrivate, isPublic, may } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import { isUuid } from '../../database/uuid.ts'
import { type SoftDeleted, markOf, softDeletesOf } from '../../soft-delete/soft-delete-storage.ts'

export interface TrashRow {
  kind: TrashKind
  id: string
  title: string
  about: string
  deleted_at: Date
}

/** How a kind is named in the trash, of its table as `t`. What went with something else comes back with that, and is not listed beside it. */
interface InTrash {
  table: SoftDeleted & ObjectTable
  /** Where the API names it by another id. */
  id?: RawBuilder<string>
  title: RawBuilder<string>
  about: RawBuilder<string>
  /** The id of a provision of the Act that it is about. */
  eid?: RawBuilder<string | null>
  alone?: RawBuilder<boolean>
}

const nothing = sql<string>`''`
/** The case that something is about, by its name if the reader sees it. */
const caseOf = (reader: Reader) =>
  sql<string>`coalesce((select c.title from ${casesSeenBy(reader)} c where c.work_id = t.work_id), (select w.public_id from works w where w.id = t.work_id))`

/** The Act that something is about, by its title. */
const actOf = sql<string>`(select d.title from documents d where d.work_id = t.work_id and d.kind = 'act' and ${isPublic('d')})`

const inTrash = (reader: Reader): Record<TrashKind, InTrash> => ({
  project: { table: 'projects', title: sql`t.name`, about: sql`t.description` },
  project_template: { table: 'project_templates', title: sql`t.name`, about: sql`t.description` },
  note_folder: { table: 'note_folders', title: sql`t.name`, about: nothing },
  note: { table: 'notes', title: sql`t.title`, about: sql`left(t.content, 150)` },
  bookmark: {
    table: 'bookmarks',
    title: sql`coalesce(${actOf}, ${caseOf(reader)})`,
    eid: sql`t.eid`,
    about: sql`t.note`,
    alone: sql`not exists (select from bookmark_folders f where f.id = t.former_folder_id and f.deleted_at = t.deleted_at)`,
  },
  bookmark_folder: { table: 'bookmark_folders', title: sql`t.name`, about: nothing, alone: sql`t.deleted_with = t.id` },
  annotation: {
    table: 'annotations',
    title: sql`coalesce(${actOf}, ${caseOf(reader)})`,
    eid: sql`t.unit`,
    // Words of a document that is seen no more are not shown; the reader's own are.
    about: sql`case when exists (select from ${casesSeenBy(reader)} c where c.work_id = t.work_id) or ${actOf} is not null
      then concat_ws(': ', left(t.quote, 150), nullif(left(t.note, 150), '')) else left(t.note, 150) end`,
  },
  citation: { table: 'kept_citations', title: sql`t.text`, about: nothing },
  document_check: { table: 'document_checks', title: sql`t.name`, about: nothing },
  saved_search: { table: 'saved_searches', title: sql`t.name`, about: sql`t.query` },
  chat: {
    table: 'chats',
    title: sql`t.title`,
    about: nothing,
    alone: sql`not exists (select from document_checks k where k.id = t.check_id and k.deleted_at is not null)`,
  },
  document: {
    table: 'documents',
    id: sql`(select w.public_id from works w where w.id = t.work_id)`,
    title: sql`t.title`,
    about: sql`coalesce(t.citation, '')`,
    alone: isPrivate('t'),
  },
})

/** `kept` is one that does not lie in the trash. */
export type Purged = 'gone' | 'kept' | 'none'

/** A document takes its place in search and in the graph along. */
type GoesByItsRow = Exclude<TrashKind, 'document'>
export const goesByItsRow = (kind: TrashKind): kind is GoesByItsRow => kind !== 'document'

/** What a reader deleted and may bring back, of every kind. */
export const trashStorage = (database: Database) => {
  const { sql: db } = database
  const found = (reader: Reader, kind: TrashKind) => {
    const { table, id = sql`t.id::text`, title, about, eid = sql`null::text`, alone } = inTrash(reader)[kind]
    return sql<TrashRow & { eid: string | null }>`
      select ${sql.lit(kind)} as kind, ${id} as id, ${title} as title, ${about} as about, ${eid} as eid, ${markOf(table, 't')} as deleted_at
      from ${sql.table(table)} t
      where ${may(lookingIntoTrash(reader), 'delete', table, 't')} and ${softDeletesOf(table, database).isRestorable('t')} ${alone ? sql`and ${alone}` : sql``}`
  }
  const union = (reader: Reader, kinds: readonly TrashKind[]) =>
    sql.join(
      kinds.map((kind) => found(reader, kind)),
      sql` union all `,
    )

  return {
    list: async (reader: Reader, kind: TrashKind | undefined, page: { limit: number; offset: number }): Promise<TrashRow[]> => {
      const { rows } = await sql<TrashRow & { eid: string | null }>`
        select * from (${union(reader, kind ? [kind] : trashKinds)}) f
        order by deleted_at desc, kind, id limit ${page.limit} offset ${page.offset}`.execute(db)
      return rows.map(({ eid, title, ...row }) => ({ ...row, title: eid === null ? title : `${titleWithin(title, eid) ?? eid}, ${title}` }))
    },

    counts: async (reader: Reader): Promise<{ kind: TrashKind; count: number }[]> => {
      const { rows } = await sql<{ kind: TrashKind; count: number }>`
        select kind, count(*)::integer as count from (${union(reader, trashKinds)}) f group by kind`.execute(db)
      return rows
    },

    /** Removes one for good. */
    async purge(reader: Reader, kind: GoesByItsRow, id: string): Promise<Purged> {
      if (!isUuid(id)) return 'none'
      const { table } = inTrash(reader)[kind]
      if ((await softDeletesOf(table, database).purge(db, reader, id)) > 0) return 'gone'
      const { rows } = await sql`select from ${sql.table(table)} t where ${may(reader, 'delete', table, 't')} and t.id = ${id}`.execute(db)
      return rows.length > 0 ? 'kept' : 'none'
    },

    empty: (reader: Reader, kinds: readonly GoesByItsRow[]): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        let deleted = 0
        for (const kind of kinds) deleted += await softDeletesOf(inTrash(reader)[kind].table, database).purge(transaction, reader, null)
        return deleted
      }),
  }
}
