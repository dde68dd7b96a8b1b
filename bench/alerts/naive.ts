import { foldedWords } from '../../server/areas/search/words/words.ts'
import { stem } from '../../server/areas/search/words/stem.ts'
import type { SyntheticJudgment } from '../corpus.ts'
import { type Random, between, pick } from '../random.ts'

/** A judgment as somebody has it who reads every word of it for every question. */
export interface ReadJudgment {
  judgment: SyntheticJudgment
  stems: ReadonlySet<string>
}

const known = new Map<string, string>()
const stemOf = (word: string): string => {
  const before = known.get(word)
  if (before !== undefined) return before
  const made = stem(word)
  known.set(word, made)
  return made
}

export const readJudgment = (judgment: SyntheticJudgment): ReadJudgment => ({
  judgment,
  stems: new Set(foldedWords(`${judgment.title} ${judgment.content}`).map(stemOf)),
})

/** A search as it is kept, and whether a judgment answers it, worked out the slow way. */
export interface NaiveSearch {
  query: string
  court: string | null
  holds: (read: ReadJudgment) => boolean
}

/** Words that stand in one judgment in ten down to one in ten thousand, as people search: alone, together, either, without another, in one court. */
export function makeSearch(random: Random, vocabulary: readonly string[], courts: readonly string[]): NaiveSearch {
  // The commonest words are those of the law, which stand in titles of courts as well.
  const draw = () => vocabulary[Math.floor(1_000 * 60 ** random())]!
  const [one, other] = [draw(), draw()]
  const has = (word: string) => {
    const stemmed = stemOf(foldedWords(word)[0]!)
    return ({ stems }: ReadJudgment) => stems.has(stemmed)
  }
  const [first, second] = [has(one), has(other)]
  switch (between(random, 0, 4)) {
    case 0:
      return { query: one, court: null, holds: first }
    case 1:
      return { query: `${one} ${other}`, court: null, holds: (read) => first(read) && second(read) }
    case 2:
      return { query: `${one} OR ${other}`, court: null, holds: (read) => first(read) || second(read) }
    case 3:
      return { query: `${one} NOT ${other}`, court: null, holds: (read) => first(read) && !second(read) }
    default: {
      const court = pick(random, courts)
      return { query: one, court, holds: (read) => first(read) && read.judgment.court === court }
    }
  }
}
