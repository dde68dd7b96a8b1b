import { type Match, join, negate } from './match.ts'
import { type Group, siblingsOf } from './meanings.ts'
import { phraseInBlocks } from './tsquery.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A term of the law in a question, and terms that begin alike and mean another thing. */
export interface TakenFor {
  term: Phrase[]
  others: Phrase[]
}

type Phrase = Extract<Match, { kind: 'phrase' }>

/** Of more terms that begin alike none says much: a right to this and that. */
const mostAlike = 6

export function othersTakenFor(group: Group): string[][] {
  const others = siblingsOf(group)
  return others.length > mostAlike ? [] : others
}

/** The terms of a question for which others may be taken: who asks for bail pending trial is not answered by bail pending appeal. */
export function findTakenFor(groups: readonly Group[], { blocks }: Vocabulary): TakenFor[] {
  const phrase = (words: readonly string[]): Phrase => ({ kind: 'phrase', words, tsquery: phraseInBlocks(words, blocks), found: null })
  return groups.flatMap((group) => {
    const others = othersTakenFor(group)
    if (others.length === 0) return []
    const same = group.others.filter((words) => words.length > 1)
    return [{ term: [group.words, ...same].map(phrase), others: others.map(phrase) }]
  })
}

/** What says another term and never the one that is asked for. */
export const onlyOthers = ({ term, others }: TakenFor): Match => join('all', [join('any', others), negate(join('any', term))])
