import type { Ranked, SearchStorage, Match, Narrowing } from './storage.ts'
import type { Conditions } from './query/conditions.ts'
import { foldedWords } from './words/words.ts'

/** How deep the ranking index of the bodies is read at first, and then for pages further on. */
const bodiesAtFirst = 300
const bodiesThen = [1_000, 4_000, 16_000, 64_000, 10_000_000]
const headingsRead = 100

/** Reciprocal-rank fusion: a place in a list is worth weight / (60 + place). */
const fusionConstant = 60
/** So weighted, everything in a heading at place 100 outranks the best body: 3 / 160 > 1 / 61. */
const headingWeight = 3

/** Documents that match, best first: at least `needed` of them where there are so many. Every call gives the same order. */
export async function rankMany(
  storage: SearchStorage,
  { match, narrowing, text, conditions }: { match: Match; narrowing: Narrowing; text: string; conditions: Conditions },
  needed: number,
): Promise<number[]> {
  const first = await storage.rankByIndex(match, narrowing, text, bodiesAtFirst, headingsRead)
  const order = new Set(fuse(first, conditions))
  for (const bodies of bodiesThen) {
    if (order.size >= needed) return [...order]
    const { ids, given } = await storage.rankByBody(match, narrowing, text, bodies)
    for (const id of ids) order.add(id)
    if (given < bodies) break
  }
  const rest = needed - order.size
  if (rest > 0)
    for (const id of await storage.byDate(match, narrowing, 'newest', { limit: rest, offset: 0, but: [...order] })) order.add(id)
  return [...order]
}

/** Joins the two rankings into one; a heading counts by how many of the words asked for it has. */
export function fuse(rows: Ranked[], { marks }: Pick<Conditions, 'marks'>): number[] {
  const score = new Map<number, number>(rows.map(({ id }) => [id, 0]))
  const add = (id: number, points: number) => score.set(id, score.get(id)! + points)
  const placesBy = (field: 'body' | 'heading') =>
    rows.filter((row) => row[field] !== null).sort((a, b) => a[field]! - b[field]! || a.id - b.id)
  placesBy('body').forEach(({ id }, place) => add(id, 1 / (fusionConstant + place + 1)))
  placesBy('heading').forEach(({ id, headingText }, place) =>
    add(id, (headingWeight * shareInHeading(headingText ?? '', marks) ** 2) / (fusionConstant + place + 1)),
  )
  return rows.map(({ id }) => id).sort((a, b) => score.get(b)! - score.get(a)! || b - a)
}

function shareInHeading(heading: string, { words, phrases }: Conditions['marks']): number {
  const present = new Set(foldedWords(heading))
  const wanted = [...words, ...phrases.flat().map((word) => [word])]
  return wanted.filter((forms) => forms.some((form) => present.has(form))).length / Math.max(1, wanted.length)
}
