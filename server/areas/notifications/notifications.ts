import type { JobNews, Notification } from '#contract/notifications'
import type { AlertType } from '#contract/preferences'
import type { PushTarget } from '#contract/push'
import type { NotificationReason } from '#contract/reasons/notification-reasons'
import { notificationMessages, notificationTitles } from '#contract/reasons/notification-words'
import { sayReason } from '#contract/reasons/say-reason'
import { addressOfSearch } from '#contract/search-link'
import type { Watch } from '#contract/watches'
import type { Access, Reader } from '../../access/access.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import { Problem } from '../../problem.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Push } from '../../providers/push.ts'
import type { Sealing } from '../../sealing/sealing.ts'
import type { Watches } from '../watches/watches.ts'
import { pageOf } from '../../http/page.ts'
import {
  type AccountNotice,
  type AccountNoticeKind,
  accountNotices,
  hrefOfNotice,
  kindsOf,
  reasonOfNotice,
  withoutTyped,
} from './account-notices.ts'
import { createFollowers } from './followers.ts'
import { type EndedJob, jobNewsStorage } from './job-news-storage.ts'
import { createPushNotices } from './push-notices.ts'
import { type PendingNotice, type NoticeRow, notificationsStorage } from './storage.ts'

export type { PendingNotice, WaitingNotices } from './storage.ts'

const day = 86_400_000
/** What an account was told is kept for so long: milliseconds. */
const keptFor = 365 * day
const toldAtOnce = 50
/** What became of work is of use to the screen that waits for it: milliseconds. */
const jobNewsKeptFor = day

interface Following {
  reader: Reader
  /** The last number that a returning reader has seen; null for one who comes anew. */
  after: string | null
  tell: ((name: 'notification', data: Notification, id: string) => void) &
    ((name: 'job', data: JobNews, id: string) => void) &
    ((name: 'unread', data: { unread_count: number }, id: string) => void)
  signal: AbortSignal
}

interface Deps {
  database: Database
  access: Pick<Access, 'readerOf'>
  jobs: Jobs
  push: Push
  sealing: Sealing
  watches: Pick<Watches, 'byIds'>
  onFailure: (error: unknown) => void
}

/** What accounts are told, in the bell of every screen and as it happens. */
export function createNotifications({ database, access, jobs, push, sealing, watches, onFailure }: Deps) {
  const storage = notificationsStorage(database)
  const jobNews = jobNewsStorage(database)
  const followers = createFollowers({ lasts: storage.lasts, onFailure })
  const showAll = async (reader: Reader, rows: readonly NoticeRow[]): Promise<Notification[]> => {
    const watched = await watches.byIds(
      reader,
      rows.flatMap(({ watch_id: id }) => id ?? []),
    )
    return rows.map((row) => show(row, row.watch_id === null ? undefined : watched.get(row.watch_id)))
  }
  const pushNotices = createPushNotices({
    database,
    access,
    jobs,
    push,
    sealing,
    unreadAfter: async (reader, number) => {
      const rows = (await storage.after(reader, number, toldAtOnce)).filter(({ read_at: readAt }) => readAt === null)
      const shown = await showAll(reader, rows)
      return rows.map((row, place) => ({ number: row.number, notice: shown[place]! }))
    },
  })
  const unreadOf = async (reader: Reader) => ({ unread_count: await storage.count(reader, true) })

  return {
    /** Tells of news, in the transaction that keeps them. */
    async tell(transaction: DatabaseTransaction, news: readonly PendingNotice[]): Promise<void> {
      if (news.length === 0) return
      await storage.tell(transaction, news)
      await pushNotices.follow(transaction, [...new Set(news.map(({ account }) => account))])
    },

    /** Tells accounts of their own affairs, in the transaction that ends the job which found them. */
    async tellOfAffairs(transaction: DatabaseTransaction, told: readonly AccountNotice[]): Promise<void> {
      if (told.length === 0) return
      await storage.tellOfAffairs(transaction, told)
      await pushNotices.follow(transaction, [...new Set(told.map(({ account }) => account))])
    },

    /** What is told of one's own affairs by mail, with others like it (docs/decisions/066-ones-own-affairs.md). */
    mailed: {
      waiting: storage.waitingForMail,

      /** Puts what came until a moment, and is ruled by some preferences, into a mail; false where nothing did. */
      take: (transaction: DatabaseTransaction, { account, digest, until, alerts }: DueNotices) =>
        storage.takeForMail(transaction, account, digest, until, alerts.flatMap(kindsOf)),

      giveUp: (account: string, alerts: readonly AlertType[]) => storage.wantNoMail(account, alerts.flatMap(kindsOf)),

      /** What a mail tells: nothing that somebody typed is in it. */
      async told(reader: Reader, digest: string, alerts: readonly AlertType[]): Promise<MailedNotice[]> {
        const kinds = new Set<string>(alerts.flatMap(kindsOf))
        const rows = (await storage.ofDigest(reader, digest)).filter(({ kind }) => kinds.has(kind))
        return rows.map((row) => show(isAffair(row.kind) ? { ...row, ...withoutTyped(row.kind, row) } : row, undefined))
      },
    },

    /** Tells the screens of an account what became of work that they wait for, in the transaction that ends it. */
    async tellOfJob(transaction: DatabaseTransaction, ended: EndedJob): Promise<void> {
      await jobNews.keep(transaction, ended, await storage.takeOne(transaction, ended.account))
    },

    pushKey: () => ({ public_key: pushNotices.publicKey }),

    /** Notifies a device of the reader of what it is told from now on. */
    async subscribeToPush(reader: Reader, target: PushTarget): Promise<void> {
      await storage.begin(reader.userId)
      await pushNotices.subscribe(reader, target)
    },

    async list(reader: Reader, { unread: onlyUnread, limit, offset }: { unread: boolean; limit: number; offset: number }) {
      await storage.begin(reader.userId)
      const [rows, total, unread] = await Promise.all([
        storage.list(reader, { onlyUnread, limit, offset }),
        storage.count(reader, onlyUnread),
        unreadOf(reader),
      ])
      return { ...pageOf(await showAll(reader, rows), total, { offset, limit }), ...unread }
    },

    async read(reader: Reader, id: string) {
      if (!(await storage.read(reader, id))) throw new Problem('not-found', 'Notification not found')
      return unreadOf(reader)
    },

    async readAll(reader: Reader) {
      await storage.readAll(reader)
      return unreadOf(reader)
    },

    /**
     * Tells what came after a number, then what comes, until the signal aborts. A reader who comes anew is told how many are unread, and asks for
     * the list itself.
     */
    async follow({ reader, after, tell, signal }: Following): Promise<never> {
      await storage.begin(reader.userId)
      let seen =
        after !== null && /^\d{1,15}$/.test(after) ? Number(after) : ((await storage.lasts([reader.userId])).get(reader.userId) ?? 0)
      let woken = Promise.withResolvers<void>()
      const leave = followers.add(reader.userId, () => woken.resolve())
      const { promise: left, reject } = Promise.withResolvers<never>()
      left.catch(() => {})
      const abort = () => reject(signal.reason)
      signal.addEventListener('abort', abort, { once: true })
      try {
        for (;;) {
          signal.throwIfAborted()
          const last = (await storage.lasts([reader.userId])).get(reader.userId) ?? seen
          // Before what has numbers of its own: where the connection is lost in between it is told again, which does no harm.
          for (const ended of await jobNews.after(reader, seen)) tell('job', ended, String(seen))
          for (let more = true; more;) {
            const rows = await storage.after(reader, seen, toldAtOnce)
            const shown = await showAll(reader, rows)
            rows.forEach(({ number }, place) => tell('notification', shown[place]!, String(number)))
            seen = rows.at(-1)?.number ?? seen
            more = rows.length === toldAtOnce
          }
          seen = Math.max(seen, last)
          tell('unread', await unreadOf(reader), String(seen))
          await Promise.race([woken.promise, left])
          woken = Promise.withResolvers<void>()
        }
      } finally {
        leave()
        signal.removeEventListener('abort', abort)
      }
    },

    async forgetOld() {
      await storage.forgetOlderThan(new Date(database.clock.now() - keptFor))
      await jobNews.forgetOlderThan(new Date(database.clock.now() - jobNewsKeptFor))
    },
  }
}

/** What of an account's notices is to go into a mail. */
interface DueNotices {
  account: string
  digest: string
  until: Date
  alerts: readonly AlertType[]
}

/** A notice as a mail tells it. */
export type MailedNotice = Pick<Notification, 'title' | 'message' | 'href'>

export type Notifications = ReturnType<typeof createNotifications>

const isAffair = (kind: NoticeRow['kind']): kind is AccountNoticeKind => kind in accountNotices

function show(row: NoticeRow, watch: Watch | undefined): Notification {
  const reason = reasonOf(row, watch?.name ?? null)
  return {
    id: row.id,
    kind: row.kind,
    title: sayReason(reason, notificationTitles),
    message: sayReason(reason, notificationMessages),
    reason_code: reason,
    read: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
    href: hrefOf(row, watch?.href ?? '/watches'),
  }
}

/** `watched` is what the watch that it is about is called. */
function reasonOf(row: NoticeRow, watched: string | null): NotificationReason {
  const { kind, name, found, old } = row
  if (isAffair(kind)) return reasonOfNotice(kind, row)
  switch (kind) {
    case 'welcome':
    case 'how-to-search':
    case 'how-to-fill':
      return { code: kind }
    case 'search-found':
      return { code: kind, search: name ?? '', found, old }
    case 'case-cited':
    case 'case-treated':
    case 'case-appealed':
    case 'case-overturned':
      return { code: kind, case: watched, found, old }
    case 'case-corrected':
    case 'case-redacted':
      return { code: kind, case: watched }
    case 'judge-decided':
      return { code: kind, judge: watched, found, old }
    case 'court-decided':
      return { code: kind, court: watched, found, old }
    case 'provision-amended':
      return { code: kind, provision: watched }
    case 'provision-unconstitutional':
    case 'provision-applied':
      return { code: kind, provision: watched, found, old }
    case 'list-overturned':
      return { code: kind, list: watched, found }
    case 'check-overturned':
      return { code: kind, check: watched, found }
  }
}

/** What came last stands first there; `watched` is where that is shown which a watch is about. */
function hrefOf(row: NoticeRow, watched: string): string {
  const { kind, query, filters } = row
  if (isAffair(kind)) return hrefOfNotice(kind, row)
  switch (kind) {
    case 'welcome':
      return '/'
    case 'how-to-search':
      return '/cases'
    case 'how-to-fill':
      return '/library'
    case 'search-found':
      return filters === null ? '/saved-searches' : addressOfSearch({ query: query ?? '', filters, sort: 'newest' })
    case 'case-cited':
    case 'case-treated':
      return `${watched}?tab=citedBy`
    case 'case-appealed':
    case 'case-overturned':
      return `${watched}?tab=history`
    case 'case-corrected':
    case 'case-redacted':
    case 'judge-decided':
    case 'court-decided':
    case 'provision-amended':
    case 'provision-unconstitutional':
    case 'provision-applied':
    case 'list-overturned':
    case 'check-overturned':
      return watched
  }
}
