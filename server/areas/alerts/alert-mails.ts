import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { AlertType } from '#contract/preferences'
import { addressOfSearch } from '#contract/search-link'
import type { Access, Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { sharedKey } from '../../database/secrets.ts'
import { isUuid } from '../../database/uuid.ts'
import { Problem } from '../../problem.ts'
import { type Jobs, defineJob } from '../../jobs/jobs.ts'
import { escaped } from '../../mailing/letter.ts'
import type { LaidOut, Mailing } from '../../mailing/mailing.ts'
import type { Cases } from '../cases/cases.ts'
import type { Notifications, WaitingNotices } from '../notifications/notifications.ts'
import { type PreferencesOf, mailedAlerts, usualPreferences } from '../preferences/preferences.ts'
import type { Search } from '../search/search.ts'
import type { Watch } from '#contract/watches'
import type { Watches } from '../watches/watches.ts'
import { alertOf } from './alert-kinds.ts'
import type { ToldPart } from './digest.ts'
import { layOutDigest } from './digest-letter.ts'
import { type DigestPart, type WaitingAccount, type Wanted, type WatchedPart, digestStorage } from './digest-storage.ts'
import { reasonOfMatch } from './watch-matching.ts'
import { headingOf } from './watch-headings.ts'
import { type DueTimes, dueTimesAt, digestSchedules } from './digest-schedule.ts'

/** Decisions of one search that a mail shows; how many more there are is said. */
const maxShown = 10
/** Refusals in a row after which nothing is mailed any more. */
const maxRefused = 3

const sending = defineJob({ name: 'send-digests', data: z.strictObject({}), single: true, retries: 2 })
const Digest = z.strictObject({ account: z.string(), digest: z.string() })

interface Deps {
  database: Database
  access: Pick<Access, 'readerOf'>
  arrivals: Search['arrivals']
  cases: Pick<Cases, 'casesByIds'>
  preferences: PreferencesOf
  watches: Pick<Watches, 'byIds'>
  /** What is told of one's own affairs rides along, or goes alone. */
  notices: Notifications['mailed']
  mailing: Mailing
  jobs: Jobs
  siteUrl: () => string
}

/**
 * Mails that tell of what is new: one for everything of an account that is due. Searches and watches have a rhythm each, all else that of the
 * account (docs/decisions/046-notifications-and-mail.md).
 */
export async function createAlertMails({ database, access, arrivals, cases, preferences, watches, notices, mailing, jobs, siteUrl }: Deps) {
  const { clock } = database
  const storage = digestStorage(database)
  const key = await sharedKey(database, 'unsubscribe')
  const secretOf = (account: string) => createHmac('sha256', key).update(account).digest()
  const tokenOf = (account: string) => `${account}.${secretOf(account).toString('base64url')}`

  const tell = async (
    reader: Reader,
    isVerified: boolean,
    { name, query, filters, documents, old }: DigestPart,
  ): Promise<ToldPart | null> => {
    // Names may have been taken out since: that a search still finds a decision is asked again, or its words would say whom it was about.
    const [seen, found] = [await cases.casesByIds(reader, documents), await arrivals.found(reader, { ...filters, query }, documents)]
    const still = new Set(found)
    const ids = documents.filter((id) => seen.has(id) && still.has(id))
    if (ids.length === 0) return null
    const shown = ids.slice(0, maxShown)
    const passages = await arrivals.passages(query, shown)
    return {
      name: isVerified ? name : null,
      query: isVerified ? query : '',
      path: addressOfSearch({ query, filters, sort: 'newest' }),
      cases: shown.map((id) => ({ shown: seen.get(id)!, passage: passages.get(id)?.[0] })),
      found: ids,
      more: ids.length - shown.length,
      old,
      isWatched: false,
    }
  }

  const tellWatched = async (
    reader: Reader,
    isVerified: boolean,
    { reason, aboutId, documents, old }: WatchedPart,
    { name, target, kind, href }: Watch,
  ): Promise<ToldPart | null> => {
    // An amendment is told by the provision itself, which its name and address lead to.
    if (reason.startsWith('provision-amended') && name !== null)
      return {
        name: headingOf('provision-amended', name, null),
        query: '',
        path: href,
        cases: [],
        found: [],
        more: 0,
        old: 0,
        isWatched: true,
      }
    const seen = await cases.casesByIds(reader, documents)
    const ids = documents.filter((id) => seen.has(id))
    if (name === null || ids.length === 0) return null
    const about = aboutId === null ? null : (await storage.titles(reader, [aboutId])).get(aboutId)
    if (about === undefined) return null
    const shown = ids.slice(0, maxShown)
    const cites = kind === 'case' || aboutId !== null
    const said = cites ? await storage.said(shown, { work: aboutId, caseId: kind === 'case' ? target : null }) : []
    const passages = new Map(said.map(({ document_id: id, paragraph, quote }) => [id, { html: escaped(quote), paragraph }]))
    // What a list or a check is called was typed by somebody.
    const isTyped = kind === 'list' || kind === 'check'
    return {
      name: isTyped && !isVerified ? null : headingOf(reasonOfMatch(reason), name, about),
      query: '',
      path: href,
      cases: shown.map((id) => ({ shown: seen.get(id)!, passage: passages.get(id) })),
      found: ids,
      more: ids.length - shown.length,
      old,
      isWatched: true,
    }
  }

  const alertsOf = (wanted: ReadonlySet<AlertType>): Wanted => ({
    relatedCases: wanted.has('relatedCases'),
    caseUpdates: wanted.has('caseUpdates'),
  })
  const ofAffairs = (isWanted: (alert: AlertType) => boolean) => (['systemUpdates', 'chatResponses'] as const).filter(isWanted)

  /** The mail as it is when it is sent; null where nothing is left to tell, or nobody wants to hear it any more. */
  const compose = async ({ account, digest }: z.infer<typeof Digest>): Promise<LaidOut | null> => {
    const recipient = await storage.recipient(account)
    if (!recipient || recipient.refused >= maxRefused) return null
    const wanted = mailedAlerts(await preferences.read(account))
    const reader = await access.readerOf(recipient.account)
    const parts: ToldPart[] = []
    for (const part of wanted.has('relatedCases') ? await storage.parts(digest) : []) {
      const told = await tell(reader, recipient.isVerified, part)
      if (told) parts.push(told)
    }
    const watchedParts = await storage.watchedParts(digest)
    const watched = await watches.byIds(
      reader,
      watchedParts.map(({ watchId }) => watchId),
    )
    for (const part of watchedParts) {
      const watch = watched.get(part.watchId)
      if (!watch || !wanted.has(alertOf(watch.kind))) continue
      const told = await tellWatched(reader, recipient.isVerified, part, watch)
      if (told) parts.push(told)
    }
    const told = await notices.told(
      reader,
      digest,
      ofAffairs((alert) => wanted.has(alert)),
    )
    if (parts.length === 0 && told.length === 0) return null
    const token = tokenOf(account)
    const unsubscribe = { post: `${siteUrl()}/api/mail/unsubscribe/${token}`, page: `${siteUrl()}/unsubscribe?token=${token}` }
    return layOutDigest({ to: recipient.email, parts, notices: told, siteUrl: siteUrl(), unsubscribe })
  }

  const keep = mailing.lateLetter('digest', Digest, compose, {
    sent: ({ account }) => storage.delivered(account),
    refused: ({ account }) => storage.refused(account),
  })

  /** Puts what is due into mails: with each mail the rows that it tells of, in one transaction. */
  const makeDue = async () => {
    const now = clock.now()
    const dueIn = dueTimesAt(now)
    const matched = (await storage.waiting(now)).filter((waiting) => mayBeDue(waiting, dueIn))
    const told = (await notices.waiting()).filter((waiting) => mayBeTold(waiting, dueIn))
    for (const account of new Set([...matched, ...told].map((waiting) => waiting.account))) {
      const recipient = await storage.recipient(account)
      const preferred = await preferences.read(account)
      const wanted = recipient && recipient.refused < maxRefused ? mailedAlerts(preferred) : new Set<AlertType>()
      if (!wanted.has('relatedCases') || !wanted.has('caseUpdates')) await storage.giveUp(account, alertsOf(wanted))
      await notices.giveUp(
        account,
        ofAffairs((alert) => !wanted.has(alert)),
      )
      if (wanted.size === 0) continue
      const due = dueIn(preferred.time_zone)
      // Who wants no mail at all was passed over.
      const until = new Date(preferred.notifications.updateFrequency === 'daily' ? due.daily : due.weekly)
      const alerts = ofAffairs((alert) => wanted.has(alert))
      await storage.inTransaction(async (transaction) => {
        const digest = randomUUID()
        const taken = [
          await storage.take(transaction, account, digest, due, alertsOf(wanted)),
          await notices.take(transaction, { account, digest, until, alerts }),
        ]
        if (taken.includes(true)) await keep(transaction, { account, digest })
      })
    }
  }
  jobs.handle(sending, makeDue)
  jobs.schedule(sending, { cron: '* * * * *', timeZone: 'UTC' }, {})

  return {
    /** Stops the mails of the account whose link this is; `invalid-token` for any other. */
    async stop(token: string): Promise<{ stopped: true }> {
      const [account = '', given = ''] = token.split('.', 2)
      const secret = Buffer.from(given, 'base64url')
      const expected = secretOf(account)
      const isRight = isUuid(account) && secret.length === expected.length && timingSafeEqual(secret, expected)
      if (!isRight || !(await storage.recipient(account))) throw new Problem('invalid-token')
      await preferences.change(account, { emailNotifications: false })
      return { stopped: true }
    },
  }
}

/** False where all that waits waits for its morning still: most accounts at most times, of which nothing more is asked. */
const mayBeDue = ({ timeZone, first, wantsAll }: WaitingAccount, dueIn: (timeZone: string) => DueTimes): boolean =>
  !wantsAll ||
  first.immediate !== null ||
  digestSchedules.some(
    (rhythm) => first[rhythm] !== null && first[rhythm].getTime() <= dueIn(timeZone ?? usualPreferences.time_zone)[rhythm],
  )

/** The same of notices, which all have the rhythm of the account. */
const mayBeTold = ({ timeZone, frequency, first, wantsAll }: WaitingNotices, dueIn: (timeZone: string) => DueTimes): boolean =>
  !wantsAll || frequency === 'never' || first.getTime() <= dueIn(timeZone)[frequency]

export type AlertMails = Awaited<ReturnType<typeof createAlertMails>>
