import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import { type SeenItems, isPublic, liesIn, may, owns, seesDocument, thingOf } from '../../access/conditions-storage.ts'
import type { BookmarkSort } from '#contract/bookmarks'
import { type InTrash, actOrCaseOf } from '../../area/in-trash-storage.ts'
import type { Database } from '../../database/open.ts'
import { containsPattern } from '../../database/patterns.ts'
import { isUuid } from '../../database/uuid.ts'
import { idWithin, placeOf, unlessGone, workOf } from '../../database/work-of.ts'
import { softDeletesOf } from '../../soft-delete/soft-delete-storage.ts'
import { changesOf } from './changes-storage.ts'
import type { FolderCounts } from './folder-tree.ts'
import { foldersStorage } from './folders-storage.ts'

type Sql = Database['sql']
type Deps = Pick<Database, 'sql' | 'clock'>

export interface BookmarkRow {
  id: string
  case_id: string
  folder_id: string | null
  note: string
  tags: string[]
  created_at: Date
  updated_at: Date
}

const columns = [
  'bookmarks.id',
  idWithin('bookmarks.eid').as('case_id'),
  'folder_id',
  'note',
  'tags',
  'bookmarks.created_at',
  'bookmarks.updated_at',
] as const

export interface BookmarkFilter {
  /** Those of everybody that lie in a project and that the reader sees; left out, the reader's own. */
  projectId?: string
  caseId?: string
  /** Ids of folders; null stands for those in no folder; left out, all. */
  folders?: readonly string[] | null
  tagKey?: string | undefined
  /** Some of them alone. */
  ids?: readonly string[] | undefined
  words: readonly string[]
}

type CaseSort = 'title' | 'decided'

interface BookmarkPage {
  sort: BookmarkSort
  limit: number
  offset: number
}

/** As the indexes of documents are ordered. */
const caseOrders: Record<CaseSort, RawBuilder<unknown>> = {
  title: sql`lower(cases.title) using ~<~`,
  decided: sql`cases.date desc nulls last`,
}

/** What a bookmarked Act or provision is called. */
const lawInWords = sql`(
  select concat_ws(' ', d.title, p.type, p.num, p.heading) from documents d
  left join provisions p on p.document_id = d.id and p.revision = d.revision and p.eid = bookmarks.eid
  where d.work_id = bookmarks.work_id and d.kind = 'act' and ${isPublic('d')})`

const hasWord = (word: string) =>
  sql<boolean>`concat_ws(' ', cases.title, cases.citation, cases.case_number, cases.court, note, array_to_string(tags, ' '), ${lawInWords}) ilike ${containsPattern(word)}`

/** Bookmarks and their folders; what is deleted is seen only by what restores it. */
export const bookmarksStorage = ({ sql: db, clock }: Deps) => {
  const time = () => new Date(clock.now())
  const deletions = softDeletesOf('bookmarks', { clock })
  const { changing, happened } = changesOf({ sql: db, clock })
  const seen = (reader: Reader) =>
    db
      .selectFrom('bookmarks')
      .where(may(reader, 'read', 'bookmarks'))
      .where('bookmarks.deleted_at', 'is', null)
  const live = (reader: Reader) => seen(reader).where(owns(reader, 'bookmarks'))
  const withWorks = (reader: Reader) => seen(reader).innerJoin('works', 'works.id', 'bookmarks.work_id').select(columns)

  const among = (reader: Reader, { projectId, caseId, folders, tagKey, ids }: BookmarkFilter) => {
    let query = projectId === undefined ? live(reader) : seen(reader).where(liesIn(projectId, 'bookmarks'))
    if (caseId !== undefined) {
      const { work, eid } = placeOf(caseId)
      query = query.where('bookmarks.work_id', '=', workOf(work)).where('bookmarks.eid', 'is not distinct from', eid)
    }
    if (folders === null) query = query.where('folder_id', 'is', null)
    if (folders) query = query.where('folder_id', '=', folders.length === 1 ? folders[0]! : sql<string>`any(${folders}::uuid[])`)
    if (tagKey !== undefined) query = query.where(sql<boolean>`tag_keys @> array[${tagKey}]`)
    if (ids) query = query.where('bookmarks.id', '=', sql<string>`any(${ids.filter(isUuid)}::uuid[])`)
    return query
  }
  /** Of each bookmark its case, null where the reader sees none; asked only where words or the order need it. */
  const matching = (reader: Reader, filter: BookmarkFilter) => {
    const query = among(reader, filter)
    if (filter.words.length === 0) return query
    let joined = query.leftJoin('cases', (join) => join.onRef('cases.work_id', '=', 'bookmarks.work_id').on(seesDocument(reader, 'cases')))
    for (const word of filter.words) joined = joined.where(hasWord(word))
    return joined
  }

  /** By title or date: the order of the cases is walked, which have an index for it, and not all bookmarks sorted. */
  const byCase = async (reader: Reader, filter: BookmarkFilter, { sort, limit, offset }: BookmarkPage & { sort: CaseSort }) => {
    let held = among(reader, filter).innerJoin('cases', (join) =>
      join.onRef('cases.work_id', '=', 'bookmarks.work_id').on(seesDocument(reader, 'cases')),
    )
    for (const word of filter.words) held = held.where(hasWord(word))
    const found = await held.select('bookmarks.id').orderBy(caseOrders[sort]).orderBy('bookmarks.id').limit(limit).offset(offset).execute()
    if (found.length === limit) return found
    const before =
      found.length > 0 || offset === 0
        ? offset + found.length
        : (await held.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
    // Those whose cases the library does not hold any more stand last.
    const without = await matching(reader, filter)
      .select('bookmarks.id')
      .where(sql<boolean>`not exists (
        select from cases c where c.work_id = bookmarks.work_id and ${seesDocument(reader, 'c')})`)
      .orderBy('bookmarks.id')
      .limit(limit - found.length)
      .offset(Math.max(0, offset - before))
      .execute()
    return [...found, ...without]
  }
  const pageOfIds = (reader: Reader, filter: BookmarkFilter, page: BookmarkPage): Promise<{ id: string }[]> => {
    const { sort, limit, offset } = page
    if (sort === 'title' || sort === 'decided') return byCase(reader, filter, { sort, limit, offset })
    return matching(reader, filter)
      .select('bookmarks.id')
      .orderBy('bookmarks.created_at', sort === 'newest' ? 'desc' : 'asc')
      .orderBy('bookmarks.id')
      .limit(limit)
      .offset(offset)
      .execute()
  }

  return {
    ...foldersStorage({ sql: db, clock }),

    async folderCounts(reader: Reader): Promise<FolderCounts> {
      const rows = await live(reader)
        .select(({ fn }) => ['folder_id', fn.countAll<number>().as('count')])
        .where('folder_id', 'is not', null)
        .groupBy('folder_id')
        .execute()
      return new Map(rows.map(({ folder_id, count }) => [folder_id!, count]))
    },

    counts: (reader: Reader) =>
      live(reader)
        .select(({ fn }) => [fn.countAll<number>().as('total'), fn.countAll<number>().filterWhere('folder_id', 'is', null).as('unfiled')])
        .executeTakeFirstOrThrow(),

    /** Which they are is found first, so that works are read of the page alone. */
    async list(reader: Reader, filter: BookmarkFilter, page: BookmarkPage): Promise<BookmarkRow[]> {
      const ids = (await pageOfIds(reader, filter, page)).map(({ id }) => id)
      const rows = await withWorks(reader)
        .where('bookmarks.id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute()
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },

    count: async (reader: Reader, filter: BookmarkFilter): Promise<number> =>
      (
        await matching(reader, filter)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,

    byId: async (reader: Reader, id: string): Promise<BookmarkRow | undefined> =>
      isUuid(id) ? withWorks(reader).where('bookmarks.id', '=', id).executeTakeFirst() : undefined,

    /** Some of those that the reader sees, with whether each is its own. */
    byIds: (reader: Reader, ids: readonly string[]): Promise<(BookmarkRow & { is_own: boolean })[]> =>
      withWorks(reader)
        .select(owns(reader, 'bookmarks').as('is_own'))
        .where('bookmarks.id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute(),

    byCases: (reader: Reader, caseIds: readonly string[]): Promise<BookmarkRow[]> =>
      withWorks(reader)
        .where(owns(reader, 'bookmarks'))
        .where('works.public_id', '=', sql<string>`any(${caseIds.map((id) => placeOf(id).work)}::text[])`)
        .where(idWithin('bookmarks.eid'), '=', sql<string>`any(${caseIds}::text[])`)
        .execute(),

    /** Answers the id, undefined where the case has gone meanwhile; a bookmark that was removed becomes a new one. */
    insert: (
      reader: Reader,
      { caseId, folderId, note, ...tags }: { caseId: string; folderId: string | null; note: string; tags: string[]; tag_keys: string[] },
    ): Promise<string | undefined> =>
      changing(async (transaction) => {
        const { work, eid } = placeOf(caseId)
        const fresh = { folder_id: folderId, note, ...tags, created_at: time(), updated_at: time() }
        const added = await unlessGone(
          transaction
            .insertInto('bookmarks')
            .values({ user_id: reader.userId, work_id: workOf(work), eid, ...fresh })
            .onConflict((conflict) =>
              conflict.columns(['user_id', 'work_id', 'eid']).doUpdateSet({ ...fresh, deleted_at: null, former_folder_id: null }),
            )
            .returning(['id', 'work_id'])
            .executeTakeFirstOrThrow(),
        )
        if (added) await happened(transaction, reader, 'bookmark.added', [added])
        return added?.id
      }),

    update: (reader: Reader, id: string, changes: { folder_id?: string | null; note?: string; tags?: string[]; tag_keys?: string[] }) =>
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

    /** Moves the reader's own among some, gives and takes tags; answers which they are. */
    updateAll: (
      reader: Reader,
      ids: readonly string[],
      { folderId, add, remove }: { folderId?: string | null | undefined; add: readonly [string, string][]; remove: readonly string[] },
    ): Promise<string[]> =>
      changing(async (transaction) => {
        const [given, keys] = [add.map(([tag]) => tag), add.map(([, key]) => key)]
        const { rows } = await sql<{ id: string; work_id: number }>`
          update bookmarks b set (tags, tag_keys) = (
              select coalesce(array_agg(tag order by place), '{}'), coalesce(array_agg(key order by place), '{}') from (
                select distinct on (key) tag, key, place
                from unnest(b.tags || ${given}::text[], b.tag_keys || ${keys}::text[]) with ordinality as one (tag, key, place)
                where key <> all (${remove}::text[]) order by key, place) kept),
            ${folderId === undefined ? sql`` : sql`folder_id = ${folderId}::uuid, former_folder_id = null,`}
            updated_at = ${time()}
          where ${may(reader, 'change', 'bookmarks', 'b')} and b.deleted_at is null and b.id = any(${ids.filter(isUuid)}::uuid[])
          returning b.id, b.work_id`.execute(transaction)
        await happened(transaction, reader, 'bookmark.changed', rows)
        return rows.map(({ id }) => id)
      }),

    /** Marks the reader's own among some as deleted; answers which they are. */
    deleteAll: (reader: Reader, ids: readonly string[]): Promise<string[]> =>
      changing(async (transaction) => {
        const deleted = await transaction
          .updateTable('bookmarks')
          .set({ deleted_at: time() })
          .where(may(reader, 'delete', 'bookmarks'))
          .where('deleted_at', 'is', null)
          .where('id', '=', sql<string>`any(${ids.filter(isUuid)}::uuid[])`)
          .returning(['id', 'work_id'])
          .execute()
        await happened(transaction, reader, 'bookmark.deleted', deleted)
        return deleted.map(({ id }) => id)
      }),

    /** The tags of the reader's own bookmarks as they were written first, by how many bookmarks have them. */
    tags: async (reader: Reader): Promise<{ tag: string; count: number }[]> => {
      const { rows } = await sql<{ tag: string; count: number }>`
        select min(tag) as tag, count(*)::integer as count
        from bookmarks, unnest(tags, tag_keys) as given (tag, key)
        where ${owns(reader, 'bookmarks')} and deleted_at is null group by key order by count(*) desc, key limit 500`.execute(db)
      return rows
    },

    /** False when there is no such bookmark. */
    delete: (reader: Reader, id: string): Promise<boolean> =>
      changing(async (transaction) => {
        const deleted = await deletions.delete(transaction, reader, id)
        await happened(transaction, reader, 'bookmark.deleted', deleted ? [deleted] : [])
        return deleted !== undefined
      }),

    /** Where its folder is gone, a bookmark comes back at the root. */
    restore: (reader: Reader, ids: readonly string[]): Promise<string[]> =>
      changing(async (transaction) => {
        const { rows } = await sql<{ id: string; work_id: number }>`
          update bookmarks b set deleted_at = null, former_folder_id = null,
            folder_id = (select f.id from bookmark_folders f where f.id = b.folder_id and f.deleted_at is null)
          where ${may(reader, 'delete', 'bookmarks', 'b')} and id = any(${ids.filter(isUuid)}::uuid[]) and ${deletions.isRestorable('b')}
          returning id, work_id`.execute(transaction)
        await happened(transaction, reader, 'bookmark.restored', rows)
        return rows.map(({ id }) => id)
      }),

    async forgetDeleted() {
      await deletions.forget(db)
      await softDeletesOf('bookmark_folders', { clock }).forget(db)
    },
  }
}

/** The bookmarks that a reader sees, as projects ask for them. */
export const bookmarksSeenBy = (reader: Reader): SeenItems =>
  sql`select id::text as id, ${thingOf('bookmarks')} as thing from bookmarks where ${may(reader, 'read', 'bookmarks')} and deleted_at is null`

export type BookmarksStorage = ReturnType<typeof bookmarksStorage>

/** Carries out changes of one account after one another, so that two tabs cannot make the same folder. */
export const withAccountLock =
  ({ sql: db, clock }: Deps) =>
  <T>(reader: Reader, work: (storage: BookmarksStorage) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`bookmarks ${reader.userId}`}, 0))`.execute(transaction)
      return work(bookmarksStorage({ sql: transaction, clock }))
    })

export type InTurn = ReturnType<typeof withAccountLock>

/** The notes to a work, of every account, removed ones among them. */
export const notesOfWork = (db: Sql, workId: number) =>
  db.selectFrom('bookmarks').select(['id', 'note']).where('work_id', '=', workId).where('note', '<>', '').forUpdate().execute()

export async function overwriteNotes(db: Sql, notes: readonly { id: string; note: string }[]) {
  for (const { id, note } of notes) await db.updateTable('bookmarks').set({ note }).where('id', '=', id).execute()
}

export const bookmarkInTrash = (reader: Reader): InTrash => ({
  title: actOrCaseOf(reader),
  eid: sql`t.eid`,
  about: sql`t.note`,
  alone: sql`not exists (select from bookmark_folders f where f.id = t.former_folder_id and f.deleted_at = t.deleted_at)`,
})
