import type { SearchResult } from '#contract/search'
import type { search } from '../../messages/en/search.ts'

/** Which words of the search a case does not have, and what stands there instead of others; empty where it has them all. */
export function sayLacks({ missing, instead }: SearchResult, card: typeof search.card): string {
  // A word for a word explains itself; a phrase for one word, or one for a phrase, reads as a mistake.
  const related = instead?.filter(({ word, other }) => !`${word}${other}`.includes(' '))
  return [missing?.length && card.without(missing), related?.length && card.related(related)].filter(Boolean).join(' · ')
}
