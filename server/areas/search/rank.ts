import type { Explanation } from '#contract/search'
import type { Reader } from '../../access/access.ts'
import type { Narrowing } from './narrowing-storage.ts'
import type { ScoredBy, ScoredRow } from './ranking-storage.ts'
import type { Match } from './query/match.ts'
import type { Term } from './score.ts'
import { afterStanding, pairsOf, scoreAll, wordsAmong } from './score.ts'
import type { SearchStorage } from './storage.ts'
import type { ReadShares } from './word-shares.ts'

/** What documents are scored by, and for whom. */
export interface RankedBy {
  terms: Term[]
  readShares: ReadShares
  reader: Reader
}

/** How deep the ranking index of the bodies is read at first, and then for pages further on. */
const bodiesAtFirst = 50
const bodiesThen = [500, 2_000, 8_000, 32_000, 10_000_000]
const headingsRead = 30
/** So many of the documents where a phrase stands most often are scored. */
export const scoredOfPhrase = 40

export interface ToRank {
  match: Match
  narrowing: Narrowing
  /** The query as the ranking index takes it. */
  text: string
  terms: Term[]
  /** Documents that are known to match, so that a rare phrase of common words is not looked for down the whole ranking. */
  known: number[]
  readShares: ReadShares
  /** How many of the best bodies are read at first, of which some may not match. */
  atFirst?: number | undefined
}

/** Documents, best first, with what the first of them are worth. */
export interface Ranking {
  ids: number[]
  explanations: Map<number, Explanation>
}

/** Documents that match, best first: at least `needed` of them where there are so many. Every call gives the same order. */
export async function rankMany(
  storage: SearchStorage,
  { match, narrowing, text, terms, known, readShares, atFirst = bodiesAtFirst }: ToRank,
  needed: number,
): Promise<Ranking> {
  const first = await storage.rankByIndex(text, atFirst, headingsRead)
  const rows = await storage.scored([...new Set([...first.map(({ id }) => id), ...known])], scoredBy(terms), { match, narrowing })
  // The index also ranks texts that have since been corrected.
  const current = new Map(rows.map(({ id, revision }) => [id, revision]))
  const fresh = new Set(first.flatMap(({ id, revision }) => (revision === null || current.get(id) === revision ? [id] : [])))
  for (const id of known) fresh.add(id)
  const by = { terms, readShares, reader: narrowing.reader }
  const scored = await orderByScore(
    storage,
    rows.filter(({ id }) => fresh.has(id)),
    by,
  )
  const order = new Set(scored.ids)
  let read = atFirst
  for (const bodies of bodiesThen) {
    if (order.size >= needed) break
    const deeper = (await storage.rankByBody(text, bodies)).slice(read)
    if (deeper.length === 0) break
    const more = await storage.matchesAmong(
      deeper.map(({ id }) => id),
      match,
      narrowing,
    )
    for (const one of deeper) if (more.get(one.id) === one.revision) order.add(one.id)
    read = bodies
  }
  const rest = needed - order.size
  const others = rest <= 0 ? [] : await storage.inOrder(match, narrowing, 'newest', { limit: rest, offset: 0, but: [...order] })
  return { ids: [...order, ...others], explanations: scored.explanations }
}

export interface ListedToRank extends RankedBy {
  /** What the ranking index of the headings is asked for; null: there is none. */
  text: string | null
  /** Those of some documents in which the phrase stands. */
  having: (ids: number[]) => Promise<Iterable<number>>
}

/**
 * Ranks documents in which a phrase stands, given with those where it stands most often first: these, and those that the index of the
 * headings names, are scored; the others keep their order.
 */
export async function rankListed(storage: SearchStorage, ids: number[], { text, having, ...by }: ListedToRank): Promise<Ranking> {
  const first = ids.slice(0, scoredOfPhrase)
  const named = text === null || ids.length === first.length ? [] : await having(await storage.rankByHeading(text, headingsRead))
  const scored = await rankFew(storage, [...new Set([...first, ...named])], by)
  return { ids: [...new Set([...scored.ids, ...ids])], explanations: scored.explanations }
}

/** Ranks a few documents one by one. */
export async function rankFew(storage: SearchStorage, ids: number[], by: RankedBy): Promise<Ranking> {
  if (ids.length === 0) return { ids, explanations: new Map() }
  return orderByScore(storage, await storage.scored(ids, scoredBy(by.terms), null), by)
}

function scoredBy(all: Term[]): ScoredBy {
  const terms = wordsAmong(all)
  return {
    forms: terms.flatMap(({ forms }) => forms),
    together: terms.length > 1 ? pairsOf(terms) : null,
    beside: all.filter(({ beside }) => beside !== undefined).flatMap(({ forms }) => forms),
  }
}

/** So many of the best are asked for how they stand: what is reversed goes down among them. */
const askedForStanding = 60

async function orderByScore(storage: SearchStorage, rows: ScoredRow[], { terms, readShares, reader }: RankedBy): Promise<Ranking> {
  const scored = scoreAll(rows, terms, await sharesOf(storage, terms, readShares)).sort(bestFirst)
  const first = scored.slice(0, askedForStanding)
  const signals = await storage.signals(
    reader,
    first.map(({ id }) => id),
  )
  const withSignals = first.map(({ id, explanation }) => ({ id, explanation: afterStanding(explanation, signals.get(id)) })).sort(bestFirst)
  const ordered = [...withSignals, ...scored.slice(askedForStanding)]
  return { ids: ordered.map(({ id }) => id), explanations: new Map(ordered.map(({ id, explanation }) => [id, explanation])) }
}

type Scored = ReturnType<typeof scoreAll>[number]
const bestFirst = (one: Scored, other: Scored) => other.explanation.score - one.explanation.score || other.id - one.id

/** What share of the documents has each term, as far as it matters: beyond a half all are common, and the rarest weigh alike. */
async function sharesOf(storage: SearchStorage, terms: Term[], readShares: ReadShares): Promise<number[]> {
  if (terms.length < 2) return terms.map(() => 0.5)
  const { shares, least } = await readShares(storage)
  return terms.map(({ words }) => Math.min(0.9, Math.max(least / 2, ...words.map((word) => shares.get(word) ?? 0))))
}
