import type { LegalLibraryMessages } from '../../messages/legal-library.ts'
import { formatDay } from '../../ui/day.ts'
import type { Standing } from './standing-of.ts'

type StandingWords = LegalLibraryMessages['standing']

/** What is said of it above the text. */
export function sayStanding(standing: Standing, words: StandingWords): string {
  switch (standing.code) {
    case 'repealed':
      return words.repealed(standing.day && formatDay(standing.day), standing.by)
    case 'notCommenced':
      return words.notCommenced(formatDay(standing.day))
    case 'notYet':
      return words.notYet(formatDay(standing.asAt))
    case 'earlier':
      return words.earlier(standing.from && formatDay(standing.from), formatDay(standing.until))
    case 'latest':
      return words.latest(formatDay(standing.from))
    case 'guide':
      return words.guide
    case 'partlyCommenced':
      return words.partlyCommenced
    case 'undated':
      return words.undated
  }
}
