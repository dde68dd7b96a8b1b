import { type RawBuilder, sql } from 'kysely'
import type { SavedFilters } from '#contract/saved-searches'
import type { SortOrder } from '#contract/search-choices'
import type { WatchReason } from '#contract/watches'
import type { Reader } from '../../access/access.ts'
import { owns } from '../../access/conditions-storage.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import { isUuid } from '../../database/uuid.ts'

/** How many decisions answered a saved search, or are news of one kind to a watch. */
export interface News {
  account: string
  savedSearchId: string | null
  watchId: string | null
  kind: 'search-found' | WatchReason
  found: number
  old: number
}

export const firstKinds = ['welcome', 'how-to-search', 'how-to-fill'] as const
type Kind = (typeof firstKinds)[number] | News['kind']

export interface NoticeRow {
  id: string
  number: number
  kind: Kind
  found: number
  old: number
  created_at: Date
  read_at: Date | null
  watch_id: string | null
  /** Of a search that is there; null where it was deleted. */
  name: string | null
  query: string | null
  filters: SavedFilters | null
  sort: SortOrder | null
}

type Sql = Database['sql'] | DatabaseTransaction

export const notificationsStorage = ({ sql: db, clock }: Database) => {
  const time = () => new Date(clock.now())

  /**
   * The next so many numbers of some accounts; the last of each is answered. Their rows are locked until the transaction ends, always in one
   * order, so that whoever follows the numbers misses none and no two transactions wait for one another. An account that was never told
   * anything is told three things first.
   */
  const take = async (transaction: DatabaseTransaction, numbers: ReadonlyMap<string, number>): Promise<Map<string, number>> => {
    const accounts = [...numbers.keys()]
    await sql`
      with begun as (
        insert into notification_counts (user_id, last)
        select account, ${firstKinds.length}::bigint from unnest(${accounts}::uuid[]) as new (account) order by account
        on conflict do nothing returning user_id
      )
      insert into notifications (user_id, number, kind, created_at)
      -- The first of them is the newest.
      select begun.user_id, ${firstKinds.length}::bigint + 1 - place, kind, ${time()}::timestamptz
      from begun cross join unnest(${[...firstKinds]}::text[]) with ordinality as first (kind, place)`.execute(transaction)
    await sql`
      select from notification_counts where user_id = any (${accounts}::uuid[]) order by user_id for update`.execute(transaction)
    const { rows } = await sql<{ user_id: string; last: number }>`
      update notification_counts c set last = c.last + taken.numbers
      from unnest(${accounts}::uuid[], ${[...numbers.values()]}::bigint[]) as taken (account, numbers)
      where c.user_id = taken.account returning c.user_id, c.last`.execute(transaction)
    return new Map(rows.map(({ user_id, last }) => [user_id, last]))
  }

  const selected = (reader: Reader, which: RawBuilder<boolean>, rest: RawBuilder<unknown>) =>
    sql<NoticeRow>`
      select n.id, n.number, n.kind, n.found, n.old, n.created_at, n.read_at, n.watch_id, s.name, s.query, s.filters, s.sort
      from notifications n left join saved_searches s on s.id = n.saved_search_id and s.deleted_at is null
      where ${owns(reader, 'notifications', 'n')} and (n.saved_search_id is null or s.id is not null) and ${which} ${rest}`
  const counted = async (on: Sql, reader: Reader, which: RawBuilder<boolean>): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from notifications n left join saved_searches s on s.id = n.saved_search_id and s.deleted_at is null
      where ${owns(reader, 'notifications', 'n')} and (n.saved_search_id is null or s.id is not null) and ${which}`.execute(on)
    return rows[0]!.count
  }
  const unread = sql<boolean>`n.read_at is null`
  const every = sql<boolean>`true`

  return {
    /**
     * Tells of news within the transaction in which they are matched. What is unread of the same search, or of one kind of the same watch, is told
     * anew, with both together.
     */
    async tell(transaction: DatabaseTransaction, news: readonly News[]): Promise<void> {
      const byAccount = Map.groupBy(news, ({ account }) => account)
      const lasts = await take(transaction, new Map([...byAccount].map(([account, { length }]) => [account, length])))
      const told = [...byAccount].flatMap(([account, of]) =>
        of.map(({ savedSearchId: search, watchId: watch, kind, found, old }, place) => ({
          account,
          number: lasts.get(account)! - of.length + 1 + place,
          kind,
          search,
          watch,
          found,
          old,
        })),
      )
      for (const which of ['search', 'watch'] as const) {
        const some = told.filter((one) => one[which] !== null)
        if (some.length === 0) continue
        const conflict =
          which === 'watch' ? sql`(watch_id, kind) where watch_id is not null` : sql`(saved_search_id) where saved_search_id is not null`
        await sql`
          insert into notifications (user_id, number, kind, saved_search_id, watch_id, found, old, created_at)
          select account, number, kind, search, watch, found, old, ${time()}::timestamptz
          from jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
            as told (account uuid, number bigint, kind text, search uuid, watch uuid, found integer, old integer)
          on conflict ${conflict} and read_at is null
          do update set number = excluded.number, found = notifications.found + excluded.found, old = notifications.old + excluded.old,
            created_at = excluded.created_at`.execute(transaction)
      }
    },

    /** Makes sure that an account was told the first things. */
    async begin(account: string): Promise<void> {
      const known = await db.selectFrom('notification_counts').select('last').where('user_id', '=', account).executeTakeFirst()
      if (!known) await db.transaction().execute((transaction) => take(transaction, new Map([[account, 0]])))
    },

    async list(
      reader: Reader,
      { onlyUnread, limit, offset }: { onlyUnread: boolean; limit: number; offset: number },
    ): Promise<NoticeRow[]> {
      const page = sql`order by n.created_at desc, n.number desc limit ${limit} offset ${offset}`
      return (await selected(reader, onlyUnread ? unread : every, page).execute(db)).rows
    },

    count: (reader: Reader, onlyUnread: boolean) => counted(db, reader, onlyUnread ? unread : every),

    /** What came or changed after a number, in that order. */
    async after(reader: Reader, number: number, most: number): Promise<NoticeRow[]> {
      return (await selected(reader, sql`n.number > ${number}::bigint`, sql`order by n.number limit ${most}`).execute(db)).rows
    },

    /** The last numbers of some accounts. */
    async lasts(accounts: readonly string[]): Promise<Map<string, number>> {
      const { rows } = await sql<{ user_id: string; last: number }>`
        select user_id, last from notification_counts where user_id = any (${accounts}::uuid[])`.execute(db)
      return new Map(rows.map(({ user_id, last }) => [user_id, last]))
    },

    /** False where the reader has no such notice. One that is read already stays as it is. */
    read: (reader: Reader, id: string): Promise<boolean> =>
      !isUuid(id)
        ? Promise.resolve(false)
        : db.transaction().execute(async (transaction) => {
            await take(transaction, new Map([[reader.userId, 1]]))
            const { rows } = await sql`
              update notifications n set read_at = coalesce(n.read_at, ${time()}::timestamptz)
              where ${owns(reader, 'notifications', 'n')} and n.id = ${id} returning 1`.execute(transaction)
            return rows.length > 0
          }),

    readAll: (reader: Reader): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await take(transaction, new Map([[reader.userId, 1]]))
        await sql`
          update notifications n set read_at = ${time()}::timestamptz
          where ${owns(reader, 'notifications', 'n')} and n.read_at is null`.execute(transaction)
      }),

    async forgetOlderThan(at: Date) {
      await sql`delete from notifications where created_at < ${at}`.execute(db)
    },
  }
}
