import type { NearPassage } from '../vectors/vectors.ts'

/** What is added to each rank: less of it, and the first of each order outweigh what stands in both. */
const constant = 20

/** What words found and what lies near by its vectors, as one order of documents: reciprocal ranks added up. Pure. */
export function fuseMeanings(byWords: readonly number[], near: readonly NearPassage[]): number[] {
  const scores = new Map<number, number>()
  for (const order of [byWords, [...new Set(near.map(({ id }) => id))]])
    for (const [rank, id] of order.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (constant + rank))
  return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id)
}
