import type { Collection, Scored, Plan, Sought } from './engine.ts'
import { factors } from './factors.ts'

/** BM25's constants: for judgments, for provisions, of which a long one is as much about each of its matters, and for passages, whose length says less. */
export const ofDocument = { judgments: { k1: 1.2, b: 0.75 }, law: { k1: 1.2, b: 0.3 } } satisfies Record<Collection, object>
export const ofPassage = { k1: 1.2, b: 0.5 }

/** What the length of a text, as a share of the average, adds below the line of BM25. */
export const normOf = (fullness: number, { k1, b }: typeof ofPassage): number => k1 * (1 - b + b * fullness)

/** What a word that stands so often in a text is worth: BM25. `fullness` is the length of the text as a share of the average. */
export const worthOf = (times: number, rarity: number, fullness: number, constants: typeof ofPassage): number =>
  (rarity * times * (constants.k1 + 1)) / (times + normOf(fullness, constants))

/** What a word tells in a library of a handful is chance: it is as rare there as it would be in one of so many documents. */
const fewest = 200

/** How rare a word is that stands in so many of some documents: ln(1 + (N − n + ½) / (n + ½)). */
export const rarityOf = (having: number, documents: number): number =>
  Math.log(1 + (Math.max(documents, fewest) - having + 0.5) / (having + 0.5))

/** What the words of a collection weigh by: those of its public documents alone, so that nobody is told by an order what others have. */
export interface Rarities {
  /** In how many of them a stem stands. */
  having: (stem: string) => number
  rarityOf: (stem: string) => number
}

/** A word by which documents are scored: how rare it is, times how much of what is sought it is. */
export interface Weighed {
  stem: string
  weight: number
}

/** Every word of what is sought and of what else says it, each once, with the most that it is worth anywhere. */
export function weigh(sought: readonly Sought[], library: Rarities): Weighed[] {
  const weights = new Map<string, number>()
  const add = (stem: string, weight: number) => weights.set(stem, Math.max(weights.get(stem) ?? 0, weight))
  for (const { stems, others } of sought) {
    for (const stem of stems) add(stem, 1)
    for (const other of others) for (const stem of other.stems) add(stem, other.weight)
  }
  return [...weights].map(([stem, weight]) => ({ stem, weight: weight * library.rarityOf(stem) }))
}

/**
 * How much of a question each of what is sought is: as rare as its rarest word is or, where the library has nothing of it, as the words of what else
 * says it are.
 */
export function partsOf(sought: readonly Sought[], library: Rarities): number[] {
  const rarest = (stems: readonly string[]) => Math.max(0, ...stems.map(library.rarityOf))
  const isKnown = (stems: readonly string[]) => stems.every((stem) => library.having(stem) > 0)
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

/** How much of a question a document must have to be found, where the best has so much of it and all of it is worth so much; more than any has where nothing answers. */
export const leastCovered = (best: number, whole: number): number =>
  best < factors.leastOfBest * whole ? Number.POSITIVE_INFINITY : Math.max(Number.MIN_VALUE, factors.leastShare * best)

/** A beginning of words counts as a word that stands in one of ten documents. */
const ofBeginning = 2.3

/** What the best three of some passages are worth together, by their scores, the best first. */
export const shareOfBest = ([first = 0, second = 0, third = 0]: readonly number[]): number => first + 0.4 * second + 0.2 * third

/** Mixes what text, passages and headings are worth into one score, by what is best of each. */
export function mix(read: Scored[], { sought, together }: Plan): Scored[] {
  const bestText = Math.max(Number.MIN_VALUE, ...read.map(({ text }) => text))
  const bestPassages = Math.max(Number.MIN_VALUE, ...read.map(({ passages }) => passages))
  return read.map((one) => {
    const text = (1 - factors.passages) * (one.text / bestText)
    const passages = factors.passages * (one.passages / bestPassages)
    const inHeading = one.inHeading.filter(Boolean).length / Math.max(1, sought.length)
    const heading = factors.heading * inHeading ** 2
    const beside = factors.together * one.together.reduce((sum, at) => sum + together[at]!.worth, 0)
    return { ...one, text: text + beside, passages, heading, score: text + beside + passages + heading }
  })
}
