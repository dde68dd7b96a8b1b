import type { Conditions } from './query/conditions.ts'
import type { Match, Narrowing, Ranked, SearchStorage } from './storage.ts'
import { foldedWords } from './words/words.ts'

/** How deep the ranking index of the bodies is read at first, and then for pages further on. */
const bodiesAtFirst = 100
const bodiesThen = [500, 2_000, 8_000, 32_000, 10_000_000]
const headingsRead = 50

/** Reciprocal-rank fusion: a place in a list is worth weight / (60 + place). */
const fusionConstant = 60
/** So weighted, everything in a heading at place 50 outranks the best body: 2 / 110 > 1 / 61. */
const headingWeight = 2

export interface ToRank {
  match: Match
  narrowing: Narrowing
  /** The query as the ranking index takes it. */
  text: string
  marks: Conditions['marks']
}

/** Documents that match, best first: at least `needed` of them where there are so many. Every call gives the same order. */
export async function rankMany(storage: SearchStorage, { match, narrowing, text, marks }: ToRank, needed: number): Promise<number[]> {
  const first = await storage.rankByIndex(text, bodiesAtFirst, headingsRead)
  const matching = await storage.matchesAmong([...new Set(first.map(({ id }) => id))], match, narrowing)
  const order = new Set(fuse(first.filter(isCurrent(matching)), marks))
  let read = bodiesAtFirst
  for (const bodies of bodiesThen) {
    if (order.size >= needed) return [...order]
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
  if (rest <= 0) return [...order]
  return [...order, ...(await storage.byDate(match, narrowing, 'newest', { limit: rest, offset: 0, but: [...order] }))]
}

/** The index also ranks texts that have since been corrected. */
const isCurrent =
  (matching: Map<number, number>) =>
  ({ id, revision, heading }: Ranked): boolean =>
    heading === null ? matching.get(id) === revision : matching.has(id)

/** Joins the two rankings into one; a heading counts by how many of the words asked for it has. */
export function fuse(ranked: Ranked[], marks: Conditions['marks']): number[] {
  const points = new Map<number, number>()
  const give = ({ id }: Ranked, weight: number, place: number) =>
    points.set(id, (points.get(id) ?? 0) + weight / (fusionConstant + place + 1))
  const best = (a: Ranked, b: Ranked) => a.score - b.score || a.id - b.id
  const bodies = ranked.filter(({ heading }) => heading === null).sort(best)
  const headings = ranked.filter(({ heading }) => heading !== null).sort(best)
  bodies.forEach((one, place) => give(one, 1, place))
  headings.forEach((one, place) => give(one, headingWeight * shareInHeading(one.heading!, marks) ** 2, place))
  return [...points].sort(([a, most], [b, least]) => least - most || b - a).map(([id]) => id)
}

function shareInHeading(heading: string, { words, phrases }: Conditions['marks']): number {
  const present = new Set(foldedWords(heading))
  const wanted = [...words, ...phrases.flat().map((word) => [word])]
  return wanted.filter((forms) => forms.some((form) => present.has(form))).length / Math.max(1, wanted.length)
}
