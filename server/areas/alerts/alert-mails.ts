import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { addressOfSearch } from '#contract/search-link'
import type { Access, Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { sharedKey } from '../../database/secrets.ts'
import { isUuid } from '../../database/uuid.ts'
import { Problem } from '../../http/problem.ts'
import { type Jobs, defineJob } from '../../jobs/jobs.ts'
import { escaped } from '../../mailing/letter.ts'
import type { LaidOut, Mailing } from '../../mailing/mailing.ts'
import type { Cases } from '../cases/cases.ts'
import type { PreferencesOf } from '../preferences/preferences.ts'
import type { Search } from '../search/search.ts'
import type { Watch } from '#contract/watches'
import type { Watches } from '../watches/watches.ts'
import { alertOf } from './alert-kinds.ts'
import { type ToldPart, layOutDigest } from './digest-letter.ts'
import { type DigestPart, type Wanted, type WatchedPart, digestStorage } from './digest-storage.ts'
import { reasonOfMatch } from './watch-matching.ts'
import { headingOf } from './watch-headings.ts'
import { lastDue } from './rhythm.ts'

/** Decisions of one search that a mail shows; how many more there are is said. */
const mostShown = 10
/** Refusals in a row after which nothing is mailed any more. */
const mostRefused = 3

const sending = defineJob({ name: 'send-digests', data: z.strictObject({}), single: true, retries: 2 })
const Digest = z.strictObject({ account: z.string(), digest: z.string() })

interface Parts {
  database: Database
  access: Pick<Access, 'readerOf'>
  arrivals: Search['arrivals']
  cases: Pick<Cases, 'casesByIds'>
  preferences: PreferencesOf
  watches: Pick<Watches, 'byIds'>
  mailing: Mailing
  jobs: Jobs
  siteUrl: () => string
}

/** Mails that tell of what is new: one for all searches of an account that are due, in the rhythm of each (docs/decisions/046-notifications-and-mail.md). */
export async function createAlertMails({ database, access, arrivals, cases, preferences, watches, mailing, jobs, siteUrl }: Parts) {
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
    const shown = ids.slice(0, mostShown)
    const passages = await arrivals.passages(query, shown)
    return {
      name: isVerified ? name : null,
      query: isVerified ? query : '',
      path: addressOfSearch({ query, filters, sort: 'newest' }),
      cases: shown.map((id) => ({ shown: seen.get(id)!, passage: passages.get(id)?.[0] })),
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
      return { name: headingOf('provision-amended', name, null), query: '', path: href, cases: [], more: 0, old: 0, isWatched: true }
    const seen = await cases.casesByIds(reader, documents)
    const ids = documents.filter((id) => seen.has(id))
    if (name === null || ids.length === 0) return null
    const about = aboutId === null ? null : (await storage.titles(reader, [aboutId])).get(aboutId)
    if (about === undefined) return null
    const shown = ids.slice(0, mostShown)
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
      more: ids.length - shown.length,
      old,
      isWatched: true,
    }
  }

  const nothing: Wanted = { relatedCases: false, caseUpdates: false }
  const wantedBy = async (account: string): Promise<Wanted> => ({
    relatedCases: await preferences.allowsMail(account, 'relatedCases'),
    caseUpdates: await preferences.allowsMail(account, 'caseUpdates'),
  })

  /** The mail as it is when it is sent; null where nothing is left to tell, or nobody wants to hear it any more. */
  const compose = async ({ account, digest }: z.infer<typeof Digest>): Promise<LaidOut | null> => {
    const recipient = await storage.recipient(account)
    if (!recipient || recipient.refused >= mostRefused) return null
    const wanted = await wantedBy(account)
    const reader = await access.readerOf(recipient.account)
    const parts: ToldPart[] = []
    for (const part of wanted.relatedCases ? await storage.parts(digest) : []) {
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
      if (!watch || !wanted[alertOf(watch.kind)]) continue
      const told = await tellWatched(reader, recipient.isVerified, part, watch)
      if (told) parts.push(told)
    }
    if (parts.length === 0) return null
    const token = tokenOf(account)
    const unsubscribe = { post: `${siteUrl()}/api/mail/unsubscribe/${token}`, page: `${siteUrl()}/unsubscribe?token=${token}` }
    return layOutDigest({ to: recipient.email, parts, siteUrl: siteUrl(), unsubscribe })
  }

  const keep = mailing.lateLetter('digest', Digest, compose, {
    sent: ({ account }) => storage.delivered(account),
    refused: ({ account }) => storage.refused(account),
  })

  /** Puts what is due into mails: with each mail the rows that it tells of, in one transaction. */
  const makeDue = async () => {
    const now = clock.now()
    for (const account of await storage.waiting(now)) {
      const recipient = await storage.recipient(account)
      const wanted = recipient && recipient.refused < mostRefused ? await wantedBy(account) : nothing
      if (!wanted.relatedCases || !wanted.caseUpdates) await storage.giveUp(account, wanted)
      if (!wanted.relatedCases && !wanted.caseUpdates) continue
      const { time_zone: zone } = await preferences.read(account)
      const due = { daily: lastDue('daily', now, zone), weekly: lastDue('weekly', now, zone), monthly: lastDue('monthly', now, zone) }
      await storage.inTransaction(async (transaction) => {
        const digest = randomUUID()
        if (await storage.take(transaction, account, digest, due, wanted)) await keep(transaction, { account, digest })
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

export type AlertMails = Awaited<ReturnType<typeof createAlertMails>>
