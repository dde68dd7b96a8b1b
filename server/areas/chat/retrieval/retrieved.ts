import type { FoundNamed } from './find-named.ts'
import type { Passage } from './passage.ts'

/** What was found for a question. */
export interface Retrieved {
  passages: Passage[]
  /** What the question names and the library does not hold, as it is written there. */
  notHeld: string[]
  /** Cases that the question names, or that were named before it. */
  namedCases: string[]
  /** Cases that the question names and of which the library has no word, as they are cited. */
  referenceOnly?: string[]
  /** To what it was narrowed, by what is named and by the filters; null for nothing. */
  narrowed?: FoundNamed['narrowed']
  filtered?: FoundNamed['filtered']
  /** What is asked about and stands in none of the passages; absent where the question is not put to the library. */
  unsaid?: string[]
  /** Terms that are asked about of which the law speaks and no decision that was read, as the question has them. */
  undecided?: string[]
  /** Where nothing answers: provisions that have most of what is asked, by name. */
  near?: string[]
  /** It was asked which cases cite the case in question, and none in the library does. */
  isUncited?: boolean
  /** Only the case that the chat is about was read. */
  isOfCase?: boolean
}
