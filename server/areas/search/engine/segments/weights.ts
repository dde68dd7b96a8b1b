import type { Collection, Sought } from '../engine.ts'
import type { Library } from './held.ts'
import { ofStem } from './keys.ts'

/** BM25's constants: for judgments, for provisions, of which a long one is as much about each of its matters, and for passages, whose length says less. */
export const ofDocument = { judgments: { k1: 1.2, b: 0.75 }, law: { k1: 1.2, b: 0.3 } } satisfies Record<Collection, object>
export const ofPassage = { k1: 1.2, b: 0.5 }

/** What the length of a text, as a share of the average, adds below the line of BM25. */
export const normOf = (fullness: number, { k1, b }: typeof ofPassage): number => k1 * (1 - b + b * fullness)

/** What a word that stands so often in a text is worth: BM25. `fullness` is the length of the text as a share of the average. */
export const worthOf = (times: number, rarity: number, fullness: number, constants: typeof ofPassage): number =>
  (rarity * times * (constants.k1 + 1)) / (times + normOf(fullness, constants))

/** A word by which documents are scored: how rare it is, times how much of what is sought it is. */
export interface Weighed {
  key: string
  weight: number
}

/** Every word of what is sought and of what else says it, each once, with the most that it is worth anywhere. */
export function weigh(sought: readonly Sought[], library: Library): Weighed[] {
  const weights = new Map<string, number>()
  const add = (stem: string, weight: number) => weights.set(stem, Math.max(weights.get(stem) ?? 0, weight))
  for (const { stems, others } of sought) {
    for (const stem of stems) add(stem, 1)
    for (const other of others) for (const stem of other.stems) add(stem, other.weight)
  }
  return [...weights].map(([stem, weight]) => ({ key: ofStem(stem), weight: weight * library.rarityOf(ofStem(stem)) }))
}

/**
 * How much of a question each of what is sought is: as rare as its rarest word is or, where the library has nothing of it, as the words of what else
 * says it are.
 */
export function partsOf(sought: readonly Sought[], library: Library): number[] {
  const rarest = (stems: readonly string[]) => Math.max(0, ...stems.map((stem) => library.rarityOf(ofStem(stem))))
  const isKnown = (stems: readonly string[]) => stems.every((stem) => library.having(ofStem(stem)) > 0)
  const isNothingNeeded = sought.every(({ needed }) => needed === 'no')
  return sought.map(({ stems, prefix, others, needed }) => {
    if (needed === 'no' && !isNothingNeeded) return 0
    if (prefix !== undefined) return ofBeginning
    if (isKnown(stems)) return rarest(stems)
    const known = others.filter((other) => isKnown(other.stems))
    if (known.length > 0) return Math.max(...known.map((other) => rarest(other.stems)))
    return needed === 'where known' ? 0 : rarest(stems)
  })
}

/** A beginning of words counts as a word that stands in one of ten documents. */
const ofBeginning = 2.3
