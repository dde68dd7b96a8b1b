import type { TextRead } from './read-text.ts'

const [saturation, lengthShare] = [1.2, 0.6]
/** What a thing that stands everywhere counts towards what is covered; what stands nowhere counts one more among so many texts. */
const leastWorth = 0.5
const manyTexts = 1000

export interface Scored {
  /** BM25 of each text, by all words that mean what is asked. */
  scores: number[]
  /** The share of what is asked that stands in each text in whatever words; what stands in few texts counts for more. */
  coverage: number[]
  /** The share of all that is asked that each thing is. */
  shares: number[]
}

/** Scores texts, each of one or more parts that were read for the same question; how much a word tells is counted among them. Pure. */
export function scoreTexts(texts: readonly (readonly TextRead[])[]): Scored {
  const lengths = texts.map((parts) => parts.reduce((sum, { length }) => sum + length, 0))
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length)
  const sought = texts[0]?.[0]?.times ?? []
  const frequencies = sought.map((_, term) => texts.map((parts) => parts.reduce((sum, { times }) => sum + times[term]!, 0)))
  const rarity = frequencies.map((of) => {
    const having = of.filter((times) => times > 0).length
    return Math.log(1 + (texts.length - having + 0.5) / (having + 0.5))
  })
  const worths = rarity.map((one) => leastWorth + one / Math.log(Math.max(manyTexts, texts.length)))
  const all = worths.reduce((sum, one) => sum + one, 0)
  const shares = worths.map((one) => one / Math.max(Number.MIN_VALUE, all))
  const norms = lengths.map((length) => saturation * (1 - lengthShare + (lengthShare * length) / Math.max(1, average)))
  const sumOf = (i: number, share: (times: number, term: number) => number) =>
    frequencies.reduce((sum, of, term) => (of[i]! > 0 ? sum + share(of[i]!, term) : sum), 0)
  return {
    scores: norms.map((norm, i) => sumOf(i, (times, term) => (rarity[term]! * times * (saturation + 1)) / (times + norm))),
    coverage: texts.map((_, i) => sumOf(i, (_times, term) => shares[term]!)),
    shares,
  }
}

/** Reciprocal ranks of several orders, added up: what stands high in one of them stands high in all. */
export function fuse(orders: readonly (readonly number[])[], constant = 20): Map<number, number> {
  const fused = new Map<number, number>()
  for (const order of orders) for (const [rank, one] of order.entries()) fused.set(one, (fused.get(one) ?? 0) + 1 / (constant + rank))
  return fused
}
