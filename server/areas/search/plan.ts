import type { SortOrder } from '#contract/search'
import { type Conditions, readVocabulary, stemsOf, writeConditions } from './query/conditions.ts'
import { type Query, parseQuery } from './query/parse-query.ts'
import { rankMany } from './rank.ts'
import type { Counted, Match, Narrowing, SearchStorage } from './storage.ts'

/** Totals are exact up to this many, then a lower bound. */
export const mostCounted = 10_000
/**
 * Phrases are looked for in at most this many documents that have all their words: each costs 0.015 ms in the embedded database. With
 * more, the total is a lower bound, found in fewer.
 */
export const mostRead = 3_000
const sampled = 1_000
/**
 * Up to this many matches are ranked one by one, at the same cost; more are ranked by the index, which is read from its best document on.
 * Filters thin out what it gives, so that with them it pays later.
 */
const few = { withFilters: 1_000, withoutFilters: 300 }
/** A name that fits more documents than this is no name: [2017] eKLR fits hundreds. */
const mostNamed = 20
const rankedWithoutIndex = { headings: 300, newest: 700 }

/** A query made ready for the library as it is now. */
export interface Plan {
  query: Query
  conditions: Conditions
  match: Match
  narrowing: Narrowing
}

/** Null: nothing can match. */
export async function planSearch(storage: SearchStorage, words: string, narrowing: Narrowing): Promise<Plan | null> {
  const query = parseQuery(words)
  const conditions = writeConditions(query, readVocabulary(await storage.vocabulary(stemsOf(query))))
  const named = await findNamed(storage, query, narrowing)
  if (conditions.words === null && named.length === 0) return null
  return { query, conditions, narrowing, match: { words: conditions.words, phrases: conditions.phrases, named } }
}

async function findNamed(storage: SearchStorage, { names }: Query, narrowing: Narrowing): Promise<number[]> {
  if (names.identities.length + names.citationKeys.length + names.caseNumbers.length === 0) return []
  const named = await storage.named(narrowing.reader, names, mostNamed + 1)
  return named.length > mostNamed ? [] : storage.within(named, narrowing)
}

export function countMatches(storage: SearchStorage, { match, narrowing }: Plan): Promise<Counted> {
  const fewEnough = hasFilters(narrowing) ? few.withFilters : few.withoutFilters
  if (match.phrases === null) return storage.count(match, narrowing, mostCounted, fewEnough)
  return storage.countPhrases(match, narrowing, { readable: mostRead, sampled, few: fewEnough })
}

const hasFilters = ({ reader: _reader, ...filters }: Narrowing): boolean =>
  Object.values(filters).some((filter) => filter !== null && (!Array.isArray(filter) || filter.length > 0))

export interface Page {
  sort: SortOrder
  limit: number
  offset: number
}

/** The documents of one page. What the query names comes first when sorted by relevance. */
export async function findPage(storage: SearchStorage, plan: Plan, counted: Counted, { sort, limit, offset }: Page): Promise<number[]> {
  const { match, narrowing } = plan
  if (sort !== 'relevance') return storage.byDate(match, narrowing, sort, { limit, offset, but: [] })
  const ranked = await rank(storage, plan, counted, offset + limit)
  const order = new Set([...match.named, ...ranked])
  return [...order].slice(offset, offset + limit)
}

async function rank(storage: SearchStorage, plan: Plan, { ids }: Counted, needed: number): Promise<number[]> {
  const { match, narrowing, conditions, query } = plan
  if (match.words === null) return []
  if (ids !== null) return storage.rankFew(ids, match.words)
  if (await storage.hasRankingIndex()) return rankMany(storage, { match, narrowing, text: query.text, marks: conditions.marks }, needed)
  const candidates = await storage.candidates(match, narrowing, rankedWithoutIndex.headings, rankedWithoutIndex.newest)
  const ranked = await storage.rankFew(candidates, match.words)
  const rest = needed - ranked.length
  if (rest <= 0) return ranked
  return [...ranked, ...(await storage.byDate(match, narrowing, 'newest', { limit: rest, offset: 0, but: ranked }))]
}
