import { type RawBuilder, sql } from 'kysely'
import type { SavedFilters } from '#contract/saved-searches'
import type { Preferences } from '#contract/preferences'
import type { SortOrder } from '#contract/search-choices'
import type { WatchReason } from '#contract/watches'
import type { Reader } from '../../access/access.ts'
import { isPublic, may, owns } from '../../access/conditions-storage.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import { isUuid } from '../../database/uuid.ts'
import { usualPreferences } from '../preferences/preferences.ts'
import { type AccountNotice, type AccountNoticeKind, type AccountNoticeRow, kindsOf } from './account-notices.ts'
import { onlyRow } from '../../database/only-row.ts'

/** How many decisions answered a saved search, or are news of one kind to a watch. */
export interface PendingNotice {
  account: string
  savedSearchId: string | null
  watchId: string | null
  kind: 'search-found' | WatchReason
  found: number
  old: number
}

/** An account for which notices wait to be mailed. */
export interface WaitingNotices {
  account: string
  timeZone: string
  /** How often its mails tell of them. */
  frequency: Preferences['notifications']['updateFrequency']
  /** When the first of them was told. */
  first: Date
  /** Whether it wants mail of all their kinds and its address took the last one: nothing that waits is to be given up. */
  wantsAll: boolean
}

export const firstKinds = ['welcome', 'how-to-search', 'how-to-fill'] as const
type Kind = (typeof firstKinds)[number] | PendingNotice['kind'] | AccountNoticeKind

export interface NoticeRow extends AccountNoticeRow {
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

  /** Notices of a reader, of which the thing that they tell of is there still and the reader's to see. */
  const seen = (reader: Reader) => sql`
    notifications n left join saved_searches s on s.id = n.saved_search_id and s.deleted_at is null
    left join account_exports e on n.kind = 'archive-ready' and e.id = n.about and e.bytes is not null and e.expires_at > ${time()}::timestamptz
    left join reports r on n.kind = 'report-decided' and r.id = n.about and r.state <> 'open' and ${owns(reader, 'reports', 'r')}
    left join projects p on n.kind in ('project-shared', 'project-yours') and p.id = n.about and p.deleted_at is null
      and ${may(reader, 'read', 'projects', 'p')} and (p.user_id = n.user_id) = (n.kind = 'project-yours')
    left join import_runs i on n.kind = 'import-ended' and i.id = n.about and i.ended_at is not null
    left join backup_runs b on n.kind in ('backup-failed', 'backup-missed') and b.id = n.about
    left join chats ch on n.kind = 'answer-ready' and ch.id = n.about and ch.deleted_at is null and ${may(reader, 'read', 'chats', 'ch')}
    where ${owns(reader, 'notifications', 'n')} and (n.saved_search_id is null or s.id is not null)
      and (n.about is null or coalesce(e.id, r.id, p.id, i.id, b.id, ch.id) is not null)`
  const selected = (reader: Reader, which: RawBuilder<boolean>, rest: RawBuilder<unknown>) =>
    sql<NoticeRow>`
      select n.id, n.number, n.kind, n.found, n.old, n.created_at, n.read_at, n.watch_id, s.name, s.query, s.filters, s.sort,
        n.about, coalesce(p.name, i.source, ch.title, (
          select d.title from documents d where d.work_id = r.work_id and ${isPublic('d')} limit 1)) as about_name,
        coalesce(r.state, i.state) as about_state, (select u.name from users u where u.id = p.user_id) as about_owner
      from ${seen(reader)} and ${which} ${rest}`
  const counted = async (on: Sql, reader: Reader, which: RawBuilder<boolean>): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${seen(reader)} and ${which}`.execute(on)
    return onlyRow(rows).count
  }
  const unread = sql<boolean>`n.read_at is null`
  const every = sql<boolean>`true`

  return {
    /**
     * Tells of news within the transaction in which they are matched. What is unread of the same search, or of one kind of the same watch, is told
     * anew, with both together.
     */
    async tell(transaction: DatabaseTransaction, news: readonly PendingNotice[]): Promise<void> {
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

    /** Tells of affairs. What happens anew to the same thing is told anew: there is one notice of each kind about each. */
    async tellOfAffairs(transaction: DatabaseTransaction, told: readonly AccountNotice[]): Promise<void> {
      const accounts = await existing(transaction, [...new Set(told.map(({ account }) => account))])
      const known = told.filter(({ account }) => accounts.has(account))
      if (known.length === 0) return
      const last = [...new Map(known.map((one) => [`${one.account} ${one.kind} ${one.about}`, one])).values()]
      const byAccount = Map.groupBy(last, ({ account }) => account)
      const lasts = await take(transaction, new Map([...byAccount].map(([account, { length }]) => [account, length])))
      const rows = [...byAccount].flatMap(([account, of]) =>
        of.map((one, place) => ({ ...one, number: lasts.get(account)! - of.length + 1 + place })),
      )
      await sql`
        insert into notifications (user_id, number, kind, about, wants_mail, created_at)
        select account, number, kind, about, "wantsMail", ${time()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (account uuid, number bigint, kind text, about uuid, "wantsMail" boolean)
        on conflict (user_id, kind, about) where about is not null
        do update set number = excluded.number, created_at = excluded.created_at, wants_mail = excluded.wants_mail, read_at = null,
          digest_id = null`.execute(transaction)
    },

    /** A number of an account for what is no notice, so that whoever follows it is woken. */
    takeOne: async (transaction: DatabaseTransaction, account: string): Promise<number> =>
      (await take(transaction, new Map([[account, 1]]))).get(account)!,

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

    /** What a mail tells that its reader has not read since, in the order in which it came. */
    async ofDigest(reader: Reader, digest: string): Promise<NoticeRow[]> {
      return (await selected(reader, sql`n.digest_id = ${digest}::uuid and ${unread}`, sql`order by n.number`).execute(db)).rows
    },

    /** Accounts with something unread that a mail is to tell. */
    async waitingForMail(): Promise<WaitingNotices[]> {
      const { time_zone: zone, update_frequency: frequency, system_updates: updates, chat_responses: answers } = usualPreferences
      const { rows } = await sql<WaitingNotices>`
        select n.user_id as account, coalesce(p.time_zone, ${zone}) as "timeZone", coalesce(p.update_frequency, ${frequency}) as frequency,
          min(n.created_at) as first, u.locked_at is null and r.user_id is null and coalesce(p.email_enabled, ${usualPreferences.email_enabled})
            and bool_and(case when n.kind = any (${kindsOf('chatResponses')}::text[]) then coalesce(p.chat_responses, ${answers})
              else coalesce(p.system_updates, ${updates}) end) as "wantsAll"
        from notifications n join users u on u.id = n.user_id left join preferences p on p.user_id = n.user_id
        left join mail_refusals r on r.user_id = n.user_id
        where n.wants_mail and n.digest_id is null and n.read_at is null
        group by n.user_id, u.id, p.user_id, r.user_id order by n.user_id`.execute(db)
      return rows
    },

    /** Puts what came until a moment, of some kinds and unread, into a mail; false where nothing did. */
    async takeForMail(transaction: DatabaseTransaction, account: string, digest: string, until: Date, kinds: readonly Kind[]) {
      const { rows } = await sql`
        update notifications set digest_id = ${digest}::uuid
        where user_id = ${account}::uuid and wants_mail and digest_id is null and read_at is null and created_at <= ${until}::timestamptz
          and kind = any (${kinds}::text[]) returning 1`.execute(transaction)
      return rows.length > 0
    },

    /** Wants no mail of what waits, of some kinds. */
    async wantNoMail(account: string, kinds: readonly Kind[]) {
      await sql`
        update notifications set wants_mail = false
        where user_id = ${account}::uuid and wants_mail and digest_id is null and kind = any (${kinds}::text[])`.execute(db)
    },

    async forgetOlderThan(at: Date) {
      await sql`delete from notifications where created_at < ${at}`.execute(db)
    },
  }
}

/** Those of some accounts that are there still. */
async function existing(transaction: DatabaseTransaction, accounts: readonly string[]): Promise<Set<string>> {
  if (accounts.length === 0) return new Set()
  const rows = await transaction.selectFrom('users').select('id').where('id', 'in', accounts).execute()
  return new Set(rows.map(({ id }) => id))
}
