import { type Match, withoutPhrases } from './match.ts'
import { type Group, othersAt } from './meanings.ts'
import type { PlainQuestion } from './plain-words.ts'
import { allOf, anyOf, phraseInBlocks } from './tsquery.ts'
import type { Vocabulary } from './vocabulary.ts'
import { writeMatch } from './write-match.ts'

/** A word of a plain question in the index's terms. */
export interface SoughtWord {
  shown: string
  /** A tsquery of its own forms. */
  own: string
  /** Other words of its meaning that the library has. */
  others: { words: string[]; tsquery: string; standing: string }[]
}

/** Puts a plain question into the index's terms. */
export function writePlain({ asked }: PlainQuestion, groups: readonly Group[], vocabulary: Vocabulary): SoughtWord[] {
  const { formsOf, knows, blocks } = vocabulary
  return asked.map(({ shown, condition, at }) => {
    const own = withoutPhrases(writeMatch(condition, vocabulary, { fields: new Map(), near: null }))
    const others = othersAt(groups, at).filter((words) => words.every(knows))
    return {
      shown,
      own: wordsOf(own),
      others: others.map((words) =>
        words.length === 1
          ? { words, tsquery: anyOf(formsOf(words[0]!)), standing: anyOf(formsOf(words[0]!)) }
          : { words, tsquery: allOf(words), standing: phraseInBlocks(words, blocks) },
      ),
    }
  })
}

/** What counts as a word: itself, or another of its meaning. */
export const wholeOf = ({ own, others }: SoughtWord): string =>
  [own, ...others.map(({ tsquery }) => tsquery)].map((one) => `(${one})`).join(' | ')

/** A match of words as one tsquery: a short name beside its long one is several. */
function wordsOf(match: Match): string {
  if (match.kind === 'words') return match.tsquery
  if (match.kind !== 'any' && match.kind !== 'all') throw new Error(`a plain word is written as words, not as ${match.kind}`)
  return match.of.map((one) => `(${wordsOf(one)})`).join(match.kind === 'all' ? ' & ' : ' | ')
}
