import type { CaseContent } from '#contract/cases'
import { createContext, useContext } from 'react'
import type { ReadingPlace } from './reading-place.ts'
import type { PlaceLink } from './link-places.ts'
import type { Place, TextPlaces } from './text-places.ts'

/** A text with its parts and paragraphs, as the reader shows it; offsets are UTF-16 positions in `content`. */
export type DividedText = Pick<CaseContent, 'parts' | 'paragraphs' | 'pages'> & { content: string }

/** A judgment that is on the screen, for what marks it, finds in it or lists what is in it. */
export interface OpenJudgment extends TextPlaces {
  caseId: string
  /** The revision that all offsets refer to; null where the answer did not name it. */
  revision: number | null
  text: DividedText
  /** The article; its elements are described in text-places.ts. */
  root: HTMLElement
  /** The paragraph that is being read. */
  reading: ReadingPlace
  /** Brings a place into view, away from the bars at the top, and waits for what is laid out on the way. */
  show: (place: Place) => void
  /** Makes links of places, `a.KIND`; whoever holds ranges of the text hears of it as of a text that was opened anew. */
  link: (links: readonly PlaceLink[], kind: string) => void
}

export const OpenJudgmentContext = createContext<OpenJudgment | null>(null)

/** The judgment on the screen; null while there is none (still loading, or a record without its text). */
export const useOpenJudgment = (): OpenJudgment | null => useContext(OpenJudgmentContext)
