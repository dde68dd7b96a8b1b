import type { NearPassage } from '../vectors/vectors.ts'

/** What is added to each rank: less of it, and the first of each order outweigh what stands in both. */
const constant = 20
/** What a place among the near ones counts of the same among those that words found. */
const weightOfNear = 0.25

/** What words found and what lies near by its vectors, as one order of documents: reciprocal ranks added up, those of words for more. Pure. */
export function fuseMeanings(byWords: readonly number[], near: readonly NearPassage[]): number[] {
  const scores = new Map<number, number>()
  const add = (ids: readonly number[], weight: number) => {
    for (const [rank, id] of ids.entries()) scores.set(id, (scores.get(id) ?? 0) + weight / (constant + rank))
  }
  add(byWords, 1)
  add([...new Set(near.map(({ id }) => id))], weightOfNear)
  return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id)
}
