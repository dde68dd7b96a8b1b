import { type Meaning, foldedWords, stem } from '../../search/search.ts'

/** A text as it is scored: how often each stem stands in it, and all of them in order for groups of words. */
export interface Stems {
  counts: ReadonlyMap<string, number>
  /** ' stay of execut '; each word between spaces. */
  line: string
  length: number
}

/** Documents repeat their words: a stem is made once. */
const known = new Map<string, string>()
const mostKnown = 200_000

function stemOf(word: string): string {
  const had = known.get(word)
  if (had !== undefined) return had
  if (known.size > mostKnown) known.clear()
  const made = stem(word)
  known.set(word, made)
  return made
}

export function stemsOf(text: string): Stems {
  const stems = foldedWords(text).map(stemOf)
  const counts = new Map<string, number>()
  for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1)
  return { counts, line: ` ${stems.join(' ')} `, length: stems.length }
}

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

/** How often something sought stands in a text; in other words it counts for less. */
const frequency = (stems: Stems, { own, others }: Sought, widened: boolean): number =>
  timesIn(stems, own) + (widened ? 0.7 * others.reduce((sum, other) => sum + timesIn(stems, other), 0) : 0)

const [saturation, lengthShare] = [1.2, 0.6]

export interface Scored {
  /** BM25 of each text, by the words asked with alone, and with all that mean the same. */
  words: number[]
  meaning: number[]
  /** The share of what is asked that stands in each text in whatever words. */
  coverage: number[]
}

/** Scores texts against a question; how much a word tells is counted among them. Pure. */
export function scoreTexts(texts: readonly Stems[], sought: readonly Sought[]): Scored {
  const average = texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length)
  const frequencies = (widened: boolean) => sought.map((one) => texts.map((text) => frequency(text, one, widened)))
  const [plain, wide] = [frequencies(false), frequencies(true)]
  const rarity = wide.map((of) => {
    const having = of.filter((times) => times > 0).length
    return Math.log(1 + (texts.length - having + 0.5) / (having + 0.5))
  })
  const bm25 = (all: number[][]) =>
    texts.map(({ length }, i) =>
      all.reduce((sum, of, term) => {
        const times = of[i]!
        const norm = saturation * (1 - lengthShare + (lengthShare * length) / Math.max(1, average))
        return sum + (rarity[term]! * times * (saturation + 1)) / (times + norm)
      }, 0),
    )
  return {
    words: bm25(plain),
    meaning: bm25(wide),
    coverage: texts.map((_, i) => wide.filter((of) => of[i]! > 0).length / Math.max(1, sought.length)),
  }
}

/** Reciprocal ranks of several orders, added up: what stands high in one of them stands high in all. */
export function fuse(orders: readonly (readonly number[])[], constant = 20): Map<number, number> {
  const fused = new Map<number, number>()
  for (const order of orders) for (const [rank, one] of order.entries()) fused.set(one, (fused.get(one) ?? 0) + 1 / (constant + rank))
  return fused
}
