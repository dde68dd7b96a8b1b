import type { SearchFilters } from '#contract/search'
import type { Access } from '../../access/access.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import type { Event } from '../../events/events.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { PendingNotice } from '../notifications/notifications.ts'
import {
  type Arrived,
  MalformedQuery,
  type MayAnswer,
  type Search,
  readMayAnswer,
  readRequiredTerms,
  requiredTerms,
} from '../search/search.ts'
import { firstOfEach, followMatches } from './follow-matches.ts'
import { isOldLaw } from './old-law.ts'
import { type MatchRow, type MatchedSearch, type NewMatch, matchingStorage } from './storage.ts'

/** So many documents are read with their words at once, some tens of megabytes: each search that may be answered is asked once of all of them. */
const maxAtOnce = 500

type ArrivalEvent = Event<'document.added' | 'document.changed'>

interface Deps {
  database: Database
  access: Pick<Access, 'readersOf'>
  arrivals: Search['arrivals']
  /** Days between a decision and its arrival from which on it is old law. */
  oldAfterDays: number
  /** Told of what was matched for the first time and is wanted to be told, in the transaction that keeps it. */
  tell: (transaction: DatabaseTransaction, news: readonly PendingNotice[]) => Promise<void>
  onFailure: (error: unknown, words: string) => void
}

/**
 * Finds out what new law answers which searches (docs/decisions/045-matching.md). Documents are taken as the outbox tells of them, and each is
 * asked of the searches that have a word in common with it.
 */
export function createMatching({ database, access, arrivals, oldAfterDays, tell, onFailure }: Deps) {
  const storage = matchingStorage(database)
  const understood = rememberNeeds(onFailure)

  /** Each search with the documents that answer it, exactly as its owner would find them. */
  const answers = async (arrived: readonly Arrived[], isNews: (search: MatchedSearch, document: Arrived) => boolean) => {
    const withStem = new Map<string, Arrived[]>()
    for (const document of arrived)
      for (const stem of document.stems) {
        const others = withStem.get(stem)
        if (others) others.push(document)
        else withStem.set(stem, [document])
      }
    const candidates = (await storage.searchesWith([...withStem.keys()])).flatMap((search) => {
      const needed = understood(search)
      if (needed === 'malformed') return []
      const [first, ...rest] = needed.stems ?? []
      const near =
        needed.stems === null
          ? arrived
          : rest.length === 0
            ? (withStem.get(first!) ?? [])
            : new Set(needed.stems.flatMap((stem) => withStem.get(stem) ?? []))
      const asked = [...near].filter(
        (document) =>
          (document.owner === null || document.owner === search.account.userId) &&
          isNews(search, document) &&
          needed.mayAnswer(document.stems),
      )
      return asked.length === 0 ? [] : [{ search, asked }]
    })
    const readers = await access.readersOf(candidates.map(({ search }) => search.account))
    const found = await arrivals.foundByEach(
      candidates.map(({ search, asked }) => ({
        reader: readers.get(search.account.userId)!,
        filters: { ...search.filters, query: search.query } satisfies SearchFilters,
        documents: asked,
      })),
    )
    return candidates.flatMap(({ search, asked }, place) =>
      asked.flatMap((document) => (found[place]!.has(document.id) ? [{ search, document }] : [])),
    )
  }

  const match = async (events: readonly ArrivalEvent[]): Promise<NewMatch[]> => {
    if (!(await storage.hasSearches())) return []
    // Of a document that came and changed since, what it is now is asked once; it is news if the first of these is.
    const first = firstOfEach(events)
    const arrived = await arrivals.read([...first.keys()])
    const isCorrected = ({ id, caseId }: Arrived, search: MatchedSearch) =>
      first.get(caseId)!.name === 'document.changed' && id <= search.after_document
    const found = await answers(arrived, (search, { caseId }) => first.get(caseId)!.occurredAt.getTime() >= search.created_at.getTime())
    return found.map(({ search, document }) => ({
      user_id: search.account.userId,
      saved_search_id: search.id,
      document_id: document.id,
      reason: 'found',
      is_old: isOldLaw(document, oldAfterDays) || isCorrected(document, search),
      wants_mail: search.alert_enabled,
    }))
  }

  return {
    match,

    followBy: (jobs: Jobs) =>
      followMatches(jobs, {
        name: 'match-arrivals',
        events: ['document.added', 'document.changed'],
        most: maxAtOnce,
        match,
        inTransaction: storage.inTransaction,
        keep: storage.keep,
        newsOf,
        tell,
      }),
  }
}

/** How much is told of each search: of a flood of old law how much it is, and no more. */
const newsOf = (matches: readonly MatchRow[]): PendingNotice[] =>
  [
    ...Map.groupBy(
      matches.filter(({ is_told }) => is_told),
      ({ saved_search_id: id }) => id,
    ),
  ].map(([savedSearchId, of]) => {
    const old = of.filter(({ is_old }) => is_old).length
    return { account: of[0]!.user_id, savedSearchId, watchId: null, kind: 'search-found', found: of.length - old, old }
  })

/** What is told of a query by the words of a document alone. */
interface Understood {
  mayAnswer: MayAnswer
  stems: string[] | null
}

/** A query is read once, not for each document; one that was saved and can no longer be understood is told to the operator. */
function rememberNeeds(onFailure: Deps['onFailure']) {
  const most = 10_000
  const known = new Map<string, Understood | 'malformed'>()
  return ({ id, query }: MatchedSearch): Understood | 'malformed' => {
    const before = known.get(query)
    if (before !== undefined) return before
    if (known.size >= most) known.clear()
    let understood: Understood | 'malformed' = 'malformed'
    try {
      const needed = readRequiredTerms(query)
      understood = { mayAnswer: readMayAnswer(needed), stems: requiredTerms(needed) }
    } catch (error) {
      if (!(error instanceof MalformedQuery)) throw error
      onFailure(error, `The saved search ${id} cannot be understood`)
    }
    known.set(query, understood)
    return understood
  }
}
