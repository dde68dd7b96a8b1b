import type { CaseContent } from '#contract/cases'
import { createContext, useContext } from 'react'
import type { ReadingPlace } from './reading-place.ts'
import type { PlaceLink } from './link-places.ts'
import type { MarkableText } from './markable-text.ts'

/** A text with its parts and paragraphs, as the reader shows it; offsets are UTF-16 positions in `content`. */
export type DividedText = Pick<CaseContent, 'parts' | 'paragraphs' | 'pages'> & { content: string }

/** A judgment that is on the screen, for what marks it, finds in it or lists what is in it; the elements of `root` are described in text-places.ts. */
export interface OpenJudgment extends MarkableText {
  caseId: string
  text: DividedText
  /** The paragraph that is being read. */
  reading: ReadingPlace
  /** Makes links of places, `a.KIND`; whoever holds ranges of the text hears of it as of a text that was opened anew. */
  link: (links: readonly PlaceLink[], kind: string) => void
}

export const OpenJudgmentContext = createContext<OpenJudgment | null>(null)

/** The judgment on the screen; null while there is none (still loading, or a record without its text). */
export const useOpenJudgment = (): OpenJudgment | null => useContext(OpenJudgmentContext)
