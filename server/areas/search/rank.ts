import type { Explanation } from '#contract/search'
import type { Reader } from '../../access/access.ts'
import type { ScoredBy, ScoredRow } from './ranking-storage.ts'
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

/** So many of the documents where a phrase stands most often are scored. */
const scoredOfPhrase = 40

/** Documents, best first, with what the first of them are worth. */
export interface Ranking {
  ids: number[]
  explanations: Map<number, Explanation>
}

/**
 * Ranks documents in which a phrase stands, given with those where it stands most often first: these are scored; the others keep their order.
 */
export async function rankListed(storage: SearchStorage, ids: number[], by: RankedBy): Promise<Ranking> {
  const scored = await rankFew(storage, ids.slice(0, scoredOfPhrase), by)
  return { ids: [...new Set([...scored.ids, ...ids])], explanations: scored.explanations }
}

/** Ranks a few documents one by one. */
export async function rankFew(storage: SearchStorage, ids: number[], by: RankedBy): Promise<Ranking> {
  if (ids.length === 0) return { ids, explanations: new Map() }
  return orderByScore(storage, await storage.scored(ids, scoredBy(by.terms)), by)
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
