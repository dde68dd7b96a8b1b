import { type Match, withoutPhrases } from './match.ts'
import { type Group, othersAt } from './meanings.ts'
import type { PlainQuestion } from './plain-words.ts'
import { isUnit } from './provisions.ts'
import { allOf, anyOf, phraseInBlocks } from './tsquery.ts'
import type { Vocabulary } from './vocabulary.ts'
import { writeMatch } from './write-match.ts'

/** A word of a plain question in the index's terms. */
export interface SoughtWord {
  shown: string
  /** What the others stand for: the whole term of which it is a word, or the word itself. */
  meant: string
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
    const term = groups.find((group) => at >= group.at && at < group.at + group.words.length)
    return {
      shown,
      meant: term?.isTerm ? term.words.join(' ') : shown,
      own: wordsOf(own),
      others: others.map((words) =>
        words.length === 1
          ? { words, tsquery: anyOf(formsOf(words[0]!)), standing: anyOf(formsOf(words[0]!)) }
          : { words, tsquery: allOf(words), standing: phraseInBlocks(words, blocks) },
      ),
    }
  })
}

/** A word of a term of the law and what the whole term is. */
export interface Parts {
  /** The words, those of a term counting in the form in which they are typed or with all of their term. */
  words: SoughtWord[]
  /** The same with the words of a term as one. */
  terms: SoughtWord[]
}

/**
 * The words of one term of the law mean it together: 'construction' here and 'trusts' there are no constructive trust. One of them alone counts only as
 * it is typed.
 */
export function readTerms(sought: readonly SoughtWord[], question: PlainQuestion, groups: readonly Group[]): Parts {
  const placed = joinProvisions(
    sought.map((word, i) => ({ word, at: question.asked[i]!.at })),
    question.words,
  )
  const termAt = (place: number) => groups.find(({ at, words, isTerm }) => isTerm && place >= at && place < at + words.length)
  const parts: Parts = { words: [], terms: [] }
  for (const all of Map.groupBy(placed, (one) => termAt(one.at) ?? one).values()) {
    const words = all.map(({ word }) => word)
    const whole = joinWords(words)
    parts.terms.push(whole)
    parts.words.push(...(words.length === 1 ? words : words.map((one) => ({ ...one, own: `${anyOf([one.shown])} | ${whole.own}` }))))
  }
  return parts
}

interface PlacedWord {
  word: SoughtWord
  at: number
}

/** 'sections 41' is one thing: that a judgment speaks of sections tells nothing. */
function joinProvisions(placed: readonly PlacedWord[], words: readonly string[]): PlacedWord[] {
  const startsProvision = ({ at }: PlacedWord) => isUnit(words[at]!) && /^\d/.test(words[at + 1] ?? '')
  return placed.flatMap((one, i) => {
    const before = placed[i - 1]
    if (startsProvision(one) && placed[i + 1]?.at === one.at + 1) return []
    return before?.at === one.at - 1 && startsProvision(before) ? [{ word: joinWords([before.word, one.word]), at: one.at }] : [one]
  })
}

/** Several words as one that has them all. */
const joinWords = (all: readonly SoughtWord[]): SoughtWord => ({
  shown: all.map(({ shown }) => shown).join(' '),
  meant: all[0]!.meant,
  own: all.map(({ own }) => `(${own})`).join(' & '),
  others: all[0]!.others,
})

/** What counts as a word: itself, or another of its meaning. */
export const wholeOf = ({ own, others }: SoughtWord): string =>
  [own, ...others.map(({ tsquery }) => tsquery)].map((one) => `(${one})`).join(' | ')

/** A match of words as one tsquery: a short name beside its long one is several. */
function wordsOf(match: Match): string {
  if (match.kind === 'words') return match.tsquery
  if (match.kind !== 'any' && match.kind !== 'all') throw new Error(`a plain word is written as words, not as ${match.kind}`)
  return match.of.map((one) => `(${wordsOf(one)})`).join(match.kind === 'all' ? ' & ' : ' | ')
}
