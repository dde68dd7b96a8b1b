import type { SortOrder } from '#contract/search-choices'
import type { Counted, FacetRow } from './counting-storage.ts'
import type { Narrowing } from './narrowing-storage.ts'
import { type FindCandidates, keepCandidates } from './phrases/candidates.ts'
import { type Match, hasPhrases, join, nothing, withoutPhrases } from './query/match.ts'
import { parseQuery } from './query/parse-query.ts'
import { type Query, conditionsOf, termsOf } from './query/query.ts'
import { type Marks, marksOf, readVocabulary } from './query/vocabulary.ts'
import { writeMatch } from './query/write-match.ts'
import { verifyNear } from './proximity/verify-near.ts'
import { type Ranking, rankFew, rankMany } from './rank.ts'
import { resolveFields } from './resolve-fields.ts'
import { type Term, scoredTerms } from './score.ts'
import type { SearchStorage } from './storage.ts'
import type { ReadShares } from './word-shares.ts'
import { stem } from './words/stem.ts'

/** Totals are exact up to this many, then a lower bound. */
const mostCounted = 10_000
/**
 * Phrases are looked for in at most `mostRead` documents that have all their words: each costs 0.001 ms, and 0.03 ms more where it stands,
 * since its words are fetched. Beyond `most` the total is a lower bound.
 */
const mostRead = 60_000
const mostPhrases = { ofPage: 1_000, ofFacets: 2_500 }
/** A library may have grown by a tenth since the planner was told. */
const grownSince = 1.15
/** So many of the documents with a phrase are scored beside those that the ranking index names. */
const scoredOfPhrase = 60
/**
 * Up to this many matches are ranked one by one, at the same cost; more are ranked by the index, which is read from its best document on.
 * Filters, and other words, thin out what it gives, so that with them it pays later.
 */
const few = { withFilters: 1_000, withoutFilters: 300, ofOneWord: 150 }
/** A name that fits more documents than this is no name: [2017] eKLR fits hundreds. */
const mostNamed = 20
const rankedWithoutIndex = { headings: 300, newest: 700 }

/** A query made ready for the library as it is now. */
export interface Plan {
  query: Query
  marks: Marks
  terms: Term[]
  match: Match
  /** The match without its phrases; null when it has none. */
  loose: Match | null
  /** Documents that the query names; they are among the match. */
  named: number[]
  narrowing: Narrowing
  /** False when there was more to read than is read: what is found is not all. */
  complete: boolean
  readShares: ReadShares
}

/** What is kept of the library from search to search. */
export interface Kept {
  readShares: ReadShares
  findCandidates: FindCandidates
}

/** The words that a query needs to know of the library. */
export const stemsOf = ({ condition }: Query): string[] => [
  ...new Set([...termsOf(condition, { negated: true })].flatMap((one) => (one.kind === 'word' ? [stem(one.word)] : []))),
]

/** Null: nothing can match. Throws a MalformedQuery for words that are no query. */
export async function planSearch(
  storage: SearchStorage,
  words: string,
  narrowing: Narrowing,
  { readShares, findCandidates }: Kept = { readShares: ({ wordShares }) => wordShares(), findCandidates: keepCandidates() },
): Promise<Plan | null> {
  const query = parseQuery(words)
  const { condition } = query
  const named = await findNamed(storage, query, narrowing)
  if (condition === null && named.length === 0) return null
  const vocabulary = readVocabulary(await storage.vocabulary(stemsOf(query)))
  const fields = await resolveFields(storage, condition, narrowing)
  const hasNear = [...conditionsOf(condition, 'near')].length > 0
  const verified = condition !== null && hasNear ? await verifyNear(storage, condition, vocabulary, fields, narrowing) : null
  const asked = condition === null ? nothing : writeMatch(condition, vocabulary, { fields, near: verified?.near ?? null })
  const known = verified?.only ? join('all', [asked, { kind: 'documents', ids: verified.only }]) : asked
  const written = named.length === 0 ? known : join('any', [known, { kind: 'documents', ids: named }])
  const match = await findCandidates(storage, written)
  return {
    query,
    marks: marksOf(query, vocabulary),
    terms: scoredTerms(query, vocabulary),
    match,
    loose: hasPhrases(match) ? withoutPhrases(match) : null,
    named,
    narrowing,
    complete: !verified?.only,
    readShares,
  }
}

async function findNamed(storage: SearchStorage, { names }: Query, narrowing: Narrowing): Promise<number[]> {
  if (names.identities.length + names.citationKeys.length + names.caseNumbers.length === 0) return []
  const named = await storage.named(narrowing.reader, names, mostNamed + 1)
  return named.length > mostNamed ? [] : storage.within(named, narrowing)
}

/** How many documents may be read for a phrase; null where there are no more. */
async function mostToRead(storage: SearchStorage, { loose, readShares }: Plan): Promise<number | null> {
  if (loose?.kind === 'documents') return null
  const { documents } = await readShares(storage)
  return documents !== null && documents * grownSince < mostRead ? null : mostRead
}

export async function countMatches(storage: SearchStorage, plan: Plan): Promise<Counted> {
  const { match, loose, narrowing, complete, terms } = plan
  const fewEnough = hasFilters(narrowing) ? few.withFilters : terms.length === 1 ? few.ofOneWord : few.withoutFilters
  const counted = await (loose === null
    ? storage.count(match, narrowing, mostCounted, fewEnough)
    : storage.countPhrases({ exact: match, loose }, narrowing, {
        mostRead: await mostToRead(storage, plan),
        most: mostPhrases.ofPage,
        few: fewEnough,
      }))
  return { ...counted, exact: counted.exact && complete }
}

/** How the matches divide. */
export const divideMatches = async (storage: SearchStorage, plan: Plan): Promise<FacetRow[]> =>
  storage.facets(plan.match, plan.loose, plan.narrowing, { mostRead: await mostToRead(storage, plan), most: mostPhrases.ofFacets })

/** Whether anything but the reader narrows; no judges and no documents at all do, no courts do not. */
export const hasFilters = ({ reader: _reader, judges, documents, ...filters }: Narrowing): boolean =>
  judges !== null ||
  documents !== null ||
  Object.values(filters).some((filter) => filter !== null && (!Array.isArray(filter) || filter.length > 0))

export interface Page {
  sort: SortOrder
  limit: number
  offset: number
}

/** The documents of one page. What the query names comes first when sorted by relevance. */
export async function findPage(storage: SearchStorage, plan: Plan, counted: Counted, { sort, limit, offset }: Page): Promise<Ranking> {
  const { match, narrowing, named } = plan
  if (sort !== 'relevance')
    return { ids: await storage.inOrder(match, narrowing, sort, { limit, offset, but: [] }), explanations: new Map() }
  const ranked = await rank(storage, plan, counted, offset + limit)
  const order = new Set([...named, ...ranked.ids])
  return { ids: [...order].slice(offset, offset + limit), explanations: ranked.explanations }
}

async function rank(
  storage: SearchStorage,
  { match, narrowing, terms, readShares }: Plan,
  { ids, some }: Counted,
  needed: number,
): Promise<Ranking> {
  const byDate = (limit: number, but: number[]) => storage.inOrder(match, narrowing, 'newest', { limit, offset: 0, but })
  if (terms.length === 0) return { ids: await byDate(needed, []), explanations: new Map() }
  if (ids !== null) return rankFew(storage, ids, terms, readShares)
  const text = terms.map(({ shown }) => shown).join(' ')
  if (await storage.hasRankingIndex())
    return rankMany(storage, { match, narrowing, text, terms, known: some.slice(0, scoredOfPhrase), readShares }, needed)
  const words = terms.map(({ forms }) => `(${forms.join(' | ')})`).join(' & ')
  // Of a phrase those that were found when it was counted: to find them anew would be to read all that have it.
  const candidates =
    some.length > 0 ? some : await storage.candidates(match, narrowing, words, rankedWithoutIndex.headings, rankedWithoutIndex.newest)
  const ranked = await rankFew(storage, candidates, terms, readShares)
  const rest = needed - ranked.ids.length
  return rest <= 0 ? ranked : { ...ranked, ids: [...ranked.ids, ...(await byDate(rest, ranked.ids))] }
}
