import { type SelectQueryBuilder, type Transaction, sql } from 'kysely'
import type { AlertFrequency, SavedFilters } from '#contract/saved-searches'
import type { SortOrder } from '#contract/search-choices'
import type { Account, Reader, AccessSubject } from '../../access/access.ts'
import { type SeenItems, unscoped, liesIn, may, owns, ownerIsThere, thingOf } from '../../access/conditions-storage.ts'
import type { InTrash } from '../../area/in-trash-storage.ts'
import type { Database } from '../../database/open.ts'
import { containsPattern } from '../../database/patterns.ts'
import type { Tables } from '../../database/tables.ts'
import { isUuid } from '../../database/uuid.ts'
import { record } from '../../events/events.ts'
import { softDeletesOf } from '../../soft-delete/soft-delete-storage.ts'
import { onlyRow } from '../../database/only-row.ts'

export interface SavedFields {
  name: string
  query: string
  filters: SavedFilters
  sort: SortOrder
  alert_enabled: boolean
  alert_frequency: AlertFrequency
}

export interface SavedRow extends SavedFields {
  id: string
  feed_number: number
  created_at: Date
  updated_at: Date
  last_executed_at: Date | null
  project_id: string | null
  new_since: number
  thing: AccessSubject<'saved_search'>
}

export interface SavedFilter {
  /** Those of everybody that lie in a project and that the reader sees; left out, the reader's own. */
  projectId?: string | undefined
  words: readonly string[]
  ids?: readonly string[]
}

/** A search with the account in whose name its feed is read. */
export interface FedSearch extends SavedFields {
  id: string
  feed_number: number
  created_at: Date
  account: Account
}

const columns = ['id', 'name', 'query', 'filters', 'sort', 'alert_enabled', 'alert_frequency', 'feed_number'] as const
const times = ['created_at', 'updated_at', 'last_executed_at'] as const

type SavedEvent = 'saved_search.added' | 'saved_search.changed' | 'saved_search.deleted' | 'saved_search.restored'
type Selected = SelectQueryBuilder<Tables, 'saved_searches', object>

export const savedSearchesStorage = ({ sql: db, clock }: Database) => {
  const time = () => new Date(clock.now())
  const deletions = softDeletesOf('saved_searches', { clock })
  const recordEvent = (transaction: Transaction<Tables>, { userId }: Reader, name: SavedEvent, id: string) =>
    record(transaction, clock.now(), [{ name, subject: id, account: userId, actor: userId, payload: {} }])

  const matching = (reader: Reader, { projectId, words, ids }: SavedFilter): Selected => {
    let query = db
      .selectFrom('saved_searches')
      .where(may(reader, 'read', 'saved_searches'))
      .where('deleted_at', 'is', null)
    if (projectId !== undefined) query = query.where(liesIn(projectId, 'saved_searches'))
    else if (ids === undefined) query = query.where(owns(reader, 'saved_searches'))
    if (ids) query = query.where(sql<boolean>`saved_searches.id = any(${ids.filter(isUuid)}::uuid[])`)
    for (const word of words) query = query.where(sql<boolean>`concat_ws(' ', name, query, filters::text) ilike ${containsPattern(word)}`)
    return query
  }
  /** Of those of other members nobody is told what is new: their owner alone runs them for itself. */
  const shown = (reader: Reader, filter: SavedFilter) =>
    matching(reader, filter)
      .select([...columns, ...times])
      .select([
        thingOf('saved_searches').as('thing'),
        sql<string | null>`(
          select i.project_id::text from project_items i join projects p on p.id = i.project_id and p.deleted_at is null
          where i.type = 'saved_search' and i.item_id = saved_searches.id::text order by i.added_at desc, i.project_id limit 1)`.as(
          'project_id',
        ),
        sql<number>`(
          select count(*)::integer from watch_matches m where m.saved_search_id = saved_searches.id
            and m.matched_at > coalesce(saved_searches.last_executed_at, saved_searches.created_at)
            and ${owns(reader, 'saved_searches')})`.as('new_since'),
      ])

  const toValues = ({ filters, ...fields }: Partial<SavedFields>) => ({
    ...fields,
    ...(filters && { filters: JSON.stringify(filters) }),
  })

  return {
    list: async (reader: Reader, filter: SavedFilter, { limit, offset }: { limit: number; offset: number }): Promise<SavedRow[]> =>
      shown(reader, filter).orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(offset).execute(),

    count: async (reader: Reader, filter: SavedFilter): Promise<number> =>
      (
        await matching(reader, filter)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,

    /** How many documents are new to any search of the reader's own. */
    async countNew(reader: Reader): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(distinct m.document_id)::integer as count from saved_searches s join watch_matches m on m.saved_search_id = s.id
        where ${owns(reader, 'saved_searches', 's')} and s.deleted_at is null
          and m.matched_at > coalesce(s.last_executed_at, s.created_at)`.execute(db)
      return onlyRow(rows).count
    },

    byIds: (reader: Reader, ids: readonly string[]): Promise<SavedRow[]> => shown(reader, { words: [], ids }).execute(),

    insert: (reader: Reader, fields: SavedFields, stems: string[] | null): Promise<string> =>
      db.transaction().execute(async (transaction) => {
        const { filters, ...rest } = fields
        const { id } = await transaction
          .insertInto('saved_searches')
          .values({
            ...rest,
            filters: JSON.stringify(filters),
            stems,
            after_document: sql<number>`(select coalesce(max(id), 0) from ${unscoped('documents', 'only how many there are is read')})`,
            user_id: reader.userId,
            created_at: time(),
            updated_at: time(),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await recordEvent(transaction, reader, 'saved_search.added', id)
        return id
      }),

    /** `stems` are left as they are where they are not given. */
    update: (reader: Reader, id: string, changes: Partial<SavedFields> & { stems?: string[] | null }): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('saved_searches')
          .set({ ...toValues(changes), updated_at: time() })
          .where(may(reader, 'change', 'saved_searches'))
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows > 0n) await recordEvent(transaction, reader, 'saved_search.changed', id)
        return numUpdatedRows > 0n
      }),

    /** Of a search of the reader's own: what has come until now is not new any more. */
    async executed(reader: Reader, id: string) {
      await db
        .updateTable('saved_searches')
        .set({ last_executed_at: time() })
        .where(owns(reader, 'saved_searches'))
        .where('id', '=', id)
        .execute()
    },

    async renewFeed(reader: Reader, id: string) {
      await db
        .updateTable('saved_searches')
        .set({ feed_number: sql`feed_number + 1` })
        .where(may(reader, 'change', 'saved_searches'))
        .where('id', '=', id)
        .execute()
    },

    delete: (reader: Reader, id: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const deleted = await deletions.delete(transaction, reader, id)
        if (deleted) await recordEvent(transaction, reader, 'saved_search.deleted', id)
        return deleted !== undefined
      }),

    restore: (reader: Reader, id: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        if (await deletions.restore(transaction, reader, id)) await recordEvent(transaction, reader, 'saved_search.restored', id)
      }),

    /** A search by its id alone, for whoever brings the secret of its feed; none of an account that is locked. */
    async fed(id: string): Promise<FedSearch | undefined> {
      if (!isUuid(id)) return undefined
      const found = await db
        .selectFrom('saved_searches')
        .innerJoin('users', 'users.id', 'user_id')
        .select(columns.map((column) => `saved_searches.${column}` as const))
        .select(['saved_searches.created_at', 'users.id as userId', 'users.role'])
        .where('saved_searches.id', '=', id)
        .where('deleted_at', 'is', null)
        .where(ownerIsThere('saved_searches.user_id'))
        .executeTakeFirst()
      if (!found) return undefined
      const { userId, role, ...search } = found
      return { ...search, account: { userId, role } }
    },

    /** The documents that answered a search last, with when they came. */
    latestMatches: (id: string, limit: number): Promise<{ document_id: number; matched_at: Date }[]> =>
      db
        .selectFrom('watch_matches')
        .select(['document_id', 'matched_at'])
        .where('saved_search_id', '=', id)
        .orderBy('matched_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    forgetDeleted: () => deletions.forget(db),
  }
}

/** The saved searches that a reader sees, as projects ask for them. */
export const savedSearchesSeenBy = (reader: Reader): SeenItems =>
  sql`select id::text as id, ${thingOf('saved_searches')} as thing from saved_searches where ${may(reader, 'read', 'saved_searches')} and deleted_at is null`

export const savedSearchInTrash = (): InTrash => ({ title: sql`t.name`, about: sql`t.query` })
