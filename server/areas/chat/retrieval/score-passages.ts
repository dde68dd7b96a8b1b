import { type Meaning, foldedWords, stem } from '../../search/search.ts'

/** A text as it is scored: how often each stem stands in it, and all of them in order for groups of words. */
export interface Stems {
  counts: ReadonlyMap<string, number>
  /** ' stay of execut '; each word between spaces. */
  line: string
  length: number
}

/** Documents repeat their words, and questions their documents: what was made is kept until there is too much of it. */
function kept<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>()
  return (text) => {
    const had = known.get(text)
    if (had !== undefined) return had
    if (known.size >= most) known.clear()
    const made = make(text)
    known.set(text, made)
    return made
  }
}

const stemOf = kept(200_000, stem)

export const stemsOf = kept(8000, (text): Stems => {
  const stems = foldedWords(text).map(stemOf)
  const counts = new Map<string, number>()
  for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1)
  return { counts, line: ` ${stems.join(' ')} `, length: stems.length }
})

/** What is asked about: the stems of each telling word or group of words, and of others that mean the same. */
export interface Sought {
  own: string[]
  others: string[][]
}

export const soughtOf = (meanings: readonly Meaning[]): Sought[] =>
  meanings.map(({ words, others }) => ({ own: words.map(stemOf), others: others.map((other) => other.map(stemOf)) }))

const timesIn = ({ counts, line }: Stems, words: readonly string[]): number => {
  if (words.length === 1) return counts.get(words[0]!) ?? 0
  if (words.some((word) => !counts.has(word))) return 0
  return line.split(` ${words.join(' ')} `).length - 1
}

/** What a word counts that stands for the one that was asked with. */
const ofOthers = 0.8

/** What the words of a group count that stand in a text without following one another. */
const scattered = 0.5

const ownTimesIn = (part: Stems, own: readonly string[]): number =>
  timesIn(part, own) || (own.length > 1 && own.every((word) => part.counts.has(word)) ? scattered : 0)

/** How often something sought stands in a text of several parts. */
const frequency = (parts: readonly Stems[], { own, others }: Sought): number =>
  parts.reduce((sum, part) => sum + ownTimesIn(part, own) + ofOthers * others.reduce((of, other) => of + timesIn(part, other), 0), 0)

const [saturation, lengthShare] = [1.2, 0.6]
/** What a thing that stands everywhere counts towards what is covered; what stands nowhere counts one more among so many texts. */
const leastWorth = 0.5
const manyTexts = 1000

export interface Scored {
  /** BM25 of each text, by all words that mean what is asked. */
  scores: number[]
  /** The share of what is asked that stands in each text in whatever words; what stands in few texts counts for more. */
  coverage: number[]
}

/** Scores texts, each of one or more parts, against a question; how much a word tells is counted among them. Pure. */
export function scoreTexts(texts: readonly (readonly Stems[])[], sought: readonly Sought[]): Scored {
  const lengths = texts.map((parts) => parts.reduce((sum, { length }) => sum + length, 0))
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length)
  const frequencies = sought.map((one) => texts.map((parts) => frequency(parts, one)))
  const rarity = frequencies.map((of) => {
    const having = of.filter((times) => times > 0).length
    return Math.log(1 + (texts.length - having + 0.5) / (having + 0.5))
  })
  const worths = rarity.map((one) => leastWorth + one / Math.log(Math.max(manyTexts, texts.length)))
  const all = worths.reduce((sum, one) => sum + one, 0)
  const norms = lengths.map((length) => saturation * (1 - lengthShare + (lengthShare * length) / Math.max(1, average)))
  const sumOf = (i: number, share: (times: number, term: number) => number) =>
    frequencies.reduce((sum, of, term) => (of[i]! > 0 ? sum + share(of[i]!, term) : sum), 0)
  return {
    scores: norms.map((norm, i) => sumOf(i, (times, term) => (rarity[term]! * times * (saturation + 1)) / (times + norm))),
    coverage: texts.map((_, i) => sumOf(i, (_times, term) => worths[term]!) / Math.max(Number.MIN_VALUE, all)),
  }
}

/** Reciprocal ranks of several orders, added up: what stands high in one of them stands high in all. */
export function fuse(orders: readonly (readonly number[])[], constant = 20): Map<number, number> {
  const fused = new Map<number, number>()
  for (const order of orders) for (const [rank, one] of order.entries()) fused.set(one, (fused.get(one) ?? 0) + 1 / (constant + rank))
  return fused
}
