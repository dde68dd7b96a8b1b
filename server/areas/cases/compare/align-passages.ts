import type { AlignedPassage } from '#contract/compare'
import type { Passage } from './passages.ts'

/** An authority that several of the cases cite: its name, and where, as `side:offset` pairs. */
export interface SharedAuthority {
  name: string
  places: { side: number; start: number }[]
}

const maxPassages = 12
/** Terms in more passages than this tell nothing; with it the work is bounded whatever the length of the judgments. */
const commonest = 30
const fewestTerms = 3
const leastScore = 0.16
const maxTermsNamed = 6
/** What a shared authority adds to the likeness of the words, which is 0 to 1. */
const authorityWeight = 0.25

interface Pair {
  a: number
  b: number
  score: number
}

/**
 * Passages of different cases on one matter: they share terms that are rare in these cases, and authorities. The time is bounded by the
 * number of words (some 150 ms for four judgments of 30,000).
 */
export function alignPassages(passages: readonly Passage[], authorities: readonly SharedAuthority[]): AlignedPassage[] {
  const weights = weighTerms(passages)
  const pairs = scorePairs(passages, weights, citedIn(passages, authorities))
  return group(passages, pairs).map(({ members, score }) =>
    describe(
      members.map((index) => passages[index]!),
      score,
      weights,
      authorities,
    ),
  )
}

/** The passages that hold each term which few of them hold, with its weight: the rarer, the more. */
function weighTerms(passages: readonly Passage[]) {
  const held = new Map<string, number[]>()
  for (const [index, { stems }] of passages.entries())
    for (const stem of stems.keys()) {
      const list = held.get(stem)
      if (list) list.push(index)
      else held.set(stem, [index])
    }
  const weights = new Map<string, { weight: number; passages: number[]; isShared: boolean }>()
  for (const [stem, list] of held) {
    if (list.length > commonest) continue
    const isShared = new Set(list.map((index) => passages[index]!.side)).size > 1
    weights.set(stem, { weight: Math.log(1 + passages.length / list.length), passages: list, isShared })
  }
  return weights
}

type Weights = ReturnType<typeof weighTerms>

/** Which shared authorities each passage cites. */
function citedIn(passages: readonly Passage[], authorities: readonly SharedAuthority[]): Set<number>[] {
  const cited = passages.map(() => new Set<number>())
  for (const [authority, { places }] of authorities.entries())
    for (const { side, start } of places) {
      const at = passages.findIndex((passage) => passage.side === side && passage.start <= start && start < passage.end)
      if (at >= 0) cited[at]!.add(authority)
    }
  return cited
}

const frequency = (count: number) => 1 + Math.log(count)

/** The likeness of every two passages of different cases that share terms: cosine of their rare terms, more with a shared authority. */
function scorePairs(passages: readonly Passage[], weights: Weights, cited: readonly Set<number>[]): Pair[] {
  const norms = passages.map(() => 0)
  const sums = new Map<number, { product: number; terms: number }>()
  for (const [stem, { weight, passages: list, isShared }] of weights) {
    const values = list.map((index) => frequency(passages[index]!.stems.get(stem)!.count) * weight)
    for (const [i, a] of list.entries()) {
      norms[a]! += values[i]! ** 2
      if (!isShared) continue
      for (let j = i + 1; j < list.length; j += 1) {
        const b = list[j]!
        if (passages[a]!.side === passages[b]!.side) continue
        const key = a * passages.length + b
        const sum = sums.get(key) ?? { product: 0, terms: 0 }
        sum.product += values[i]! * values[j]!
        sum.terms += 1
        sums.set(key, sum)
      }
    }
  }
  const pairs: Pair[] = []
  for (const [key, { product, terms }] of sums) {
    const [a, b] = [Math.floor(key / passages.length), key % passages.length]
    const shared = [...cited[a]!].some((authority) => cited[b]!.has(authority))
    if (terms < (shared ? fewestTerms - 1 : fewestTerms)) continue
    const likeness = product / Math.sqrt(norms[a]! * norms[b]!)
    // Two short passages with three words in common are not yet about one thing.
    const score = Math.min(1, likeness * Math.min(1, terms / 6) + (shared ? authorityWeight : 0))
    if (score >= leastScore) pairs.push({ a, b, score })
  }
  return pairs.sort((one, other) => other.score - one.score || one.a - other.a || one.b - other.b)
}

/** Groups of passages, one of a case at most: the best pairs, each joined by what is like one of it. A passage stands in one group. */
function group(passages: readonly Passage[], pairs: readonly Pair[]) {
  const groups: { members: number[]; score: number }[] = []
  const used = new Set<number>()
  for (const { a, b, score } of pairs) {
    if (groups.length === maxPassages) break
    if (used.has(a) || used.has(b)) continue
    const members = [a, b]
    const sides = new Set(members.map((index) => passages[index]!.side))
    for (const pair of pairs) {
      const next = members.includes(pair.a) ? pair.b : members.includes(pair.b) ? pair.a : null
      if (next === null || used.has(next) || sides.has(passages[next]!.side)) continue
      members.push(next)
      sides.add(passages[next]!.side)
    }
    for (const member of members) used.add(member)
    groups.push({ members: members.sort((one, other) => passages[one]!.side - passages[other]!.side), score })
  }
  return groups
}

function describe(members: Passage[], score: number, weights: Weights, authorities: readonly SharedAuthority[]): AlignedPassage {
  const shared = [...members[0]!.stems.keys()]
    .filter((stem) => weights.get(stem)?.isShared && members.filter(({ stems }) => stems.has(stem)).length > 1)
    .sort((a, b) => weights.get(b)!.weight - weights.get(a)!.weight)
    .slice(0, maxTermsNamed)
  const cites = ({ side, start, end }: Passage, { places }: SharedAuthority) =>
    places.some((place) => place.side === side && start <= place.start && place.start < end)
  return {
    score: Math.round(score * 100) / 100,
    terms: shared.map((stem) => members[0]!.stems.get(stem)!.word),
    authorities: authorities.filter((authority) => members.filter((member) => cites(member, authority)).length > 1).map(({ name }) => name),
    places: members.map(({ place }) => place),
  }
}
