import { type WatchReason, watchReasons } from '#contract/watches'
import type { Access } from '../../access/access.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import type { Event } from '../../events/events.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Citator } from '../citator/citator.ts'
import type { ProvisionNews } from '../legislation/legislation.ts'
import type { PendingNotice } from '../notifications/notifications.ts'
import type { Watches } from '../watches/watches.ts'
import { firstOfEach, followMatches } from './follow-matches.ts'
import { isOldLaw } from './old-law.ts'
import {
  type ArrivedDocument,
  type CitingRow,
  type NewWatchMatch,
  type WatchMatchRow,
  type Watching,
  watchStorage,
} from './watch-storage.ts'

/** As many as one look at the outbox gives: what is asked of the library is asked once of all of them. */
const maxAtOnce = 500

const names = ['document.added', 'document.changed', 'document.redacted', 'treatment.reviewed', 'act.changed'] as const
type WatchedEvent = Event<(typeof names)[number]>

interface Deps {
  database: Database
  access: Pick<Access, 'readersOf'>
  citator: Pick<Citator, 'saidBy'>
  watches: Pick<Watches, 'describe' | 'areSeenByAll'>
  provisionNews: ProvisionNews
  /** Days between a decision and its arrival from which on it is old law. */
  oldAfterDays: number
  /** Told of what is news to whom, in the transaction that keeps it. */
  tell: (transaction: DatabaseTransaction, news: readonly PendingNotice[]) => Promise<void>
}

/** A document that happens to be news to a watch. */
interface Hit {
  watch: Watching
  document: ArrivedDocument
  reason: WatchReason
  about: number | null
  /** Keeps apart what happens to the same document again and again: an event, or the day from which a provision reads otherwise. */
  again: number | string | null
}

/** Finds out what arrived or changed is news to what accounts watch beside their searches (docs/decisions/055-watches.md). */
export function createWatchMatching({ database, access, citator, watches, provisionNews, oldAfterDays, tell }: Deps) {
  const storage = watchStorage(database)

  /** What documents that everybody sees say of watched cases, and of the authorities of watched lists and checks. */
  const ofCiting = async (documents: ReadonlyMap<number, ArrivedDocument>): Promise<Hit[]> => {
    const citing = [...documents.keys()]
    if (citing.length === 0) return []
    const [rows, said] = await Promise.all([storage.ofCited(citing), citator.saidBy(citing)])
    const signals = new Map(said.map((one) => [`${one.citing} ${one.cited}`, one]))
    const reasonOf = ({ citing_id, cited_id, treated }: CitingRow): WatchReason => {
      const signal = signals.get(`${citing_id} ${cited_id}`)
      if (signal?.level === 'negative') return 'case-overturned'
      if (signal?.onAppeal) return 'case-appealed'
      return treated ? 'case-treated' : 'case-cited'
    }
    const hits: Hit[] = rows.map((row) => ({
      watch: row,
      document: documents.get(row.citing_id)!,
      reason: reasonOf(row),
      about: null,
      again: null,
    }))
    const overturned = Map.groupBy(
      said.filter(({ level }) => level === 'negative'),
      ({ cited }) => cited,
    )
    for (const { relied_id: relied, about_id: about, ...watch } of overturned.size > 0
      ? await storage.ofRelied([...overturned.keys()])
      : [])
      for (const { citing: by } of overturned.get(relied)!) {
        const reason = watch.kind === 'list' ? 'list-overturned' : 'check-overturned'
        hits.push({ watch, document: documents.get(by)!, reason, about, again: null })
      }
    return hits
  }

  const provisionOf = ({ target }: Watching) => {
    const [act = '', eid = ''] = target.split('~', 2)
    return { act, eid }
  }

  /** What documents that everybody sees say of watched provisions. */
  const ofLaw = async (documents: ReadonlyMap<number, ArrivedDocument>): Promise<Hit[]> => {
    const watching = documents.size > 0 ? await storage.ofLaw([...documents.keys()]) : []
    if (watching.length === 0) return []
    const said = Map.groupBy(
      await provisionNews.saidBy([...documents.keys()], watching.map(provisionOf)),
      ({ act, eid }) => `${act}~${eid}`,
    )
    return watching.flatMap((watch) =>
      [...Map.groupBy(said.get(watch.target) ?? [], ({ documentId }) => documentId)].map(([id, places]): Hit => ({
        watch,
        document: documents.get(id)!,
        reason: places.some(({ unconstitutional }) => unconstitutional) ? 'provision-unconstitutional' : 'provision-applied',
        about: null,
        again: null,
      })),
    )
  }

  /** Watched provisions that read otherwise in a text of their Act that arrived. */
  const ofAmended = async (changed: readonly WatchedEvent[], arrived: ReadonlyMap<string, ArrivedDocument>): Promise<Hit[]> => {
    const ofActs = Map.groupBy(
      changed.length > 0 ? await storage.ofActs(changed.map(({ subject }) => subject)) : [],
      (watch) => provisionOf(watch).act,
    )
    const hits: Hit[] = []
    for (const event of changed) {
      const document = arrived.get(event.subject)
      const watching = ofActs.get(event.subject) ?? []
      if (event.name !== 'act.changed' || !document?.isPublic || watching.length === 0) continue
      const eids = [...new Set(watching.map((watch) => provisionOf(watch).eid))]
      const amended = new Map(
        (await provisionNews.amendedBy(event.subject, event.payload.revision, eids)).map(({ eid, from }) => [eid, from]),
      )
      for (const watch of watching) {
        const from = amended.get(provisionOf(watch).eid)
        if (from !== undefined) hits.push({ watch, document, reason: 'provision-amended', about: null, again: from })
      }
    }
    return hits
  }

  const hitsOf = async (events: readonly WatchedEvent[]): Promise<Hit[]> => {
    const arrived = new Map((await storage.arrived([...new Set(events.map(({ subject }) => subject))])).map((one) => [one.caseId, one]))
    const among = (which: (event: WatchedEvent) => boolean) => {
      const subjects = new Set(events.filter(which).map(({ subject }) => subject))
      return new Map([...arrived.values()].filter(({ caseId, isPublic }) => isPublic && subjects.has(caseId)).map((one) => [one.id, one]))
    }
    const added = among(({ name }) => name === 'document.added')
    const said = among(({ name }) => name !== 'document.redacted' && name !== 'act.changed')
    const amended = events.filter(({ name }) => name === 'act.changed')
    const hits = [...(await ofCiting(said)), ...(await ofLaw(said)), ...(await ofAmended(amended, arrived))]
    for (const { document_id: id, ...watch } of added.size > 0 ? await storage.ofDeciders([...added.keys()]) : [])
      hits.push({
        watch,
        document: added.get(id)!,
        reason: watch.kind === 'judge' ? 'judge-decided' : 'court-decided',
        about: null,
        again: null,
      })
    const put = events.filter(({ name, subject }) => (name === 'document.changed' || name === 'document.redacted') && arrived.has(subject))
    const ofChanged = Map.groupBy(put.length > 0 ? await storage.ofCases(put.map(({ subject }) => subject)) : [], ({ target }) => target)
    for (const { id, name, subject, actor } of put)
      for (const watch of ofChanged.get(subject) ?? [])
        if (actor !== watch.account.userId)
          hits.push({
            watch,
            document: arrived.get(subject)!,
            reason: name === 'document.changed' ? 'case-corrected' : 'case-redacted',
            about: null,
            again: id,
          })
    const first = firstOfEach(events)
    return hits.filter(({ watch, document }) => first.get(document.caseId)!.occurredAt.getTime() >= watch.created_at.getTime())
  }

  /** Those whose account still sees what it watches. What everybody sees is asked once; the rest of each by its own reader. */
  const seen = async (hits: readonly Hit[]): Promise<Hit[]> => {
    const isPublic = await watches.areSeenByAll(hits.map(({ watch }) => watch))
    const asked = hits.filter(({ watch }) => !isPublic(watch))
    const readers = await access.readersOf(asked.map(({ watch }) => watch.account))
    const kept = new Set(hits.filter(({ watch }) => isPublic(watch)))
    for (const [account, of] of Map.groupBy(asked, ({ watch }) => watch.account.userId)) {
      const named = await watches.describe(
        readers.get(account)!,
        of.map(({ watch }) => watch),
      )
      for (const hit of of) if (named.get(hit.watch) !== null) kept.add(hit)
    }
    return hits.filter((hit) => kept.has(hit))
  }

  /** Those that say more of a document than its watch was told before. */
  const graver = async (hits: readonly Hit[]): Promise<Hit[]> => {
    const told = await storage.reasons(
      [...new Set(hits.map(({ watch }) => watch.id))],
      [...new Set(hits.map(({ document }) => document.id))],
    )
    const gravest = new Map<string, number>()
    for (const { watch_id, document_id, reason } of told) {
      const gravity = citing.indexOf(reason as WatchReason)
      const key = `${watch_id} ${document_id}`
      if (gravity >= 0) gravest.set(key, Math.min(gravity, gravest.get(key) ?? citing.length))
    }
    return hits.filter(({ watch, document, reason }) => {
      const gravity = citing.indexOf(reason)
      return gravity < 0 || gravity < (gravest.get(`${watch.id} ${document.id}`) ?? citing.length)
    })
  }

  const match = async (events: readonly WatchedEvent[]): Promise<NewWatchMatch[]> => {
    const changed = new Set(events.filter(({ name }) => name === 'document.changed').map(({ subject }) => subject))
    const reviewed = new Set(events.filter(({ name }) => name === 'treatment.reviewed').map(({ subject }) => subject))
    const isOld = ({ watch, document, reason, again }: Hit): boolean => {
      if (again !== null) return typeof again === 'string' && isOldLaw({ decided: again, at: document.at }, oldAfterDays)
      const { id, caseId } = document
      // What lay there before somebody asked may have said the same before its text was put right; what an editor confirmed is news.
      if (changed.has(caseId) && !reviewed.has(caseId) && id <= watch.after_document) return true
      return !grave.has(reason) && !reviewed.has(caseId) && isOldLaw(document, oldAfterDays)
    }
    const hits = await graver(await seen(await hitsOf(events)))
    return hits.map((hit) => ({
      user_id: hit.watch.account.userId,
      watch_id: hit.watch.id,
      document_id: hit.document.id,
      reason: hit.again === null ? hit.reason : `${hit.reason} ${hit.again}`,
      about_id: hit.about,
      is_old: isOld(hit),
    }))
  }

  return {
    match,

    followBy: (jobs: Jobs) =>
      followMatches(jobs, {
        name: 'match-watches',
        events: names,
        most: maxAtOnce,
        match,
        inTransaction: storage.inTransaction,
        keep: storage.keep,
        newsOf,
        tell,
      }),
  }
}

/** Reasons of which one document gives a watched case or provision one, the gravest first. */
const citing: readonly WatchReason[] = [
  'case-overturned',
  'case-appealed',
  'case-treated',
  'case-cited',
  'provision-unconstitutional',
  'provision-applied',
]
/** What is told at once, however old it is: whoever relies on a decision must not hear of it late. */
const grave: ReadonlySet<WatchReason> = new Set([
  'case-overturned',
  'case-appealed',
  'provision-unconstitutional',
  'list-overturned',
  'check-overturned',
])

/** Of what kind a match is, whichever event it came from. */
export const reasonOfMatch = (reason: string): WatchReason => watchReasons.find((one) => one === reason.split(' ', 1)[0])!

function newsOf(matches: readonly WatchMatchRow[]): PendingNotice[] {
  const told = matches.filter(({ is_told }) => is_told)
  return [...Map.groupBy(told, ({ watch_id, reason }) => `${watch_id} ${reasonOfMatch(reason)}`).values()].map((of) => {
    const { user_id: account, watch_id: watchId, reason } = of[0]!
    // What several documents overturned is one authority.
    const counted = new Set(of.map(({ document_id, about_id, is_old }) => `${about_id ?? document_id} ${is_old}`))
    const old = [...counted].filter((one) => one.endsWith('true')).length
    return { account, savedSearchId: null, watchId, kind: reasonOfMatch(reason), found: counted.size - old, old }
  })
}
