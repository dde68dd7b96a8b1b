import type { AnswerHeading, ChatReference } from '#contract/chat'
import type { Part } from '#contract/cases'
import type { Speaker } from '#contract/passage-search'
import { type Pinpoint, listPinpoints, writePinpoint } from '#contract/pinpoint'

/** A passage of the library on which an answer may rest: a paragraph with its items, or a provision. */
export interface Passage {
  /** What the answer says of it; `n` and `quote` are given when it is used. */
  source: Omit<ChatReference, 'n' | 'quote' | 'voice'>
  /** Its words as they stand in the document. */
  text: string
  /** The words of the paragraph before it and of the one after it; empty where there is none. */
  before: string
  after: string
  /** Under which heading of an answer it belongs, by the part of the judgment that it comes from. */
  heading: AnswerHeading
  /** Every form of words by which its case is cited. */
  citations: readonly string[]
  /** 1 for the Supreme Court; null where it is not known. */
  level: number | null
  /** Who speaks from which letter of its words on, in their order, null where nothing tells: a paragraph and what belongs to it. None where no judgment speaks. */
  voices: readonly { from: number; speaker: Speaker | null }[]
  /** The sentence of it for which it was chosen; where none is, the question tells. */
  tells?: string
}

/** A passage without what the library says of its case. */
export interface TextPassage {
  /** The sentence of it for which it was chosen; where none is, the question tells. */
  tells?: string
  /** Null for a digest, of which the library has no text. */
  paragraph: number | null
  number: string | null
  /** The pages of the source on which it stands, where the court did not number it. */
  pages: Pinpoint | null
  text: string
  before: string
  after: string
  heading: AnswerHeading
  opinion: Part['opinion_kind']
  author: string | null
  voices: Passage['voices']
}

/** The passage of a judgment in which a paragraph stands. */
export const passageAt = (passages: readonly TextPassage[], wanted: number): TextPassage | undefined =>
  passages.findLast(({ paragraph }) => paragraph !== null && paragraph <= wanted)

/** How a place in a judgment is named: 'para 12'; what the court did not number by the page, since a count of ours names nothing in court. */
export const nameOfPlace = ({ paragraph, number, pages }: Pick<TextPassage, 'paragraph' | 'number' | 'pages'>): string => {
  if (paragraph === null) return 'digest'
  if (number !== null) return `para ${number}`
  return pages === null ? 'paragraph not numbered in this copy' : listPinpoints([writePinpoint(pages)])
}
