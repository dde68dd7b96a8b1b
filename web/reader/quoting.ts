import type { AddedQuote } from '#contract/notes'
import type { ReaderMessages } from '../messages/reader.ts'
import { notePassage } from './note-passage.ts'
import type { DividedText } from './open-judgment.ts'
import { quoteForNote } from './quote-for-note.ts'
import { type QuotedCase, writeQuote } from './quote.ts'
import type { Place } from './text-places.ts'

/** How passages of a text are quoted. */
export interface Quoting {
  /** As in a brief, for the clipboard: the words, then what is cited with a pinpoint. */
  quote: (place: Place) => string
  /** The words with their pinpoint, as a bookmark or a question keeps them. */
  passage: (place: Place) => string
}

/** Passages of a judgment. */
export const quotingOf = (words: ReaderMessages['quote'], source: QuotedCase, text: DividedText): Quoting => ({
  quote: (place) => writeQuote(words, source, text, place),
  passage: (place) => notePassage(words, text, place),
})

/** A passage of a judgment as a note takes it. */
export const noteQuoting =
  (words: ReaderMessages['quote'], caseId: string, source: QuotedCase, text: DividedText) =>
  (place: Place): AddedQuote =>
    quoteForNote(words, caseId, source, text, place)
