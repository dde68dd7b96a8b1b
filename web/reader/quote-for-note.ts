import type { AddedQuote } from '#contract/notes'
import type { ReaderMessages } from '../messages/reader.ts'
import { indexNumbers, paragraphFragment } from './find-target.ts'
import type { DividedText } from './open-judgment.ts'
import { type QuotedCase, citePassage } from './quote.ts'
import { quotedInNote } from './quoted-in-note.ts'
import type { Place } from './text-places.ts'

/** A passage as a note takes it: a quotation in Markdown with a link to its paragraph, and the words themselves, by which it is watched. */
export function quoteForNote(
  words: ReaderMessages['quote'],
  caseId: string,
  source: QuotedCase,
  text: DividedText,
  place: Place,
): AddedQuote {
  const { quotation, cited, notes } = citePassage(words, source, text, place)
  const first = text.paragraphs.find((paragraph) => paragraph.start < place.end && paragraph.end > place.start)
  const fragment = first ? paragraphFragment(first, indexNumbers(text.paragraphs)) : null
  const address = `/cases/${encodeURIComponent(caseId)}${fragment === null ? '' : `#${fragment}`}`
  return {
    case_id: caseId,
    quote: text.content.slice(place.start, place.end),
    paragraph: first?.id ?? null,
    place: fragment,
    text: quotedInNote({ quotation, cited, address, notes }),
  }
}
