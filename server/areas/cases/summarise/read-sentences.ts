import { quotedParagraphs, quotedPlaces } from '#citations/prose/quotations'
import { splitSentences } from '#citations/prose/sentences'
import type { Paragraph, Part } from '#contract/cases'
import { numbersOfParagraphs } from './paragraph-numbers.ts'

/** The text of a judgment and how it divides. */
export interface JudgmentText {
  content: string
  parts: readonly Part[]
  paragraphs: readonly Paragraph[]
}

/** A sentence of a judgment, word for word, with the paragraph it stands in. */
export interface Sentence {
  text: string
  paragraph: Paragraph
  /** The court's number of the paragraph, or of the one that an item belongs to. */
  number: string | null
  part: Part
  /** The heading that it stands under; empty where there is none. */
  heading: string
  /** Its place among the sentences of its paragraph, and how many these are. */
  place: number
  siblings: number
  /** It stands within words that are quoted. */
  quoted: boolean
}

/** Every sentence of the opinions and orders, headings and quotations included, in the order of the text. */
export function readSentences({ content, parts, paragraphs }: JudgmentText): Sentence[] {
  const sentences: Sentence[] = []
  const numbers = numbersOfParagraphs({ parts, paragraphs })
  let heading = ''
  let open: Part | null = null
  const quoted = quotedParagraphs(paragraphs.map(({ start, end, kind }) => ({ text: content.slice(start, end), kind })))
  for (const [at, paragraph] of paragraphs.entries()) {
    const part = parts[paragraph.part]
    if (!part || (part.kind !== 'opinion' && part.kind !== 'orders')) continue
    if (part !== open) {
      open = part
      heading = ''
    }
    const text = content.slice(paragraph.start, paragraph.end)
    if (paragraph.kind === 'heading') heading = text
    const number = numbers.get(paragraph.id) ?? null
    const spans = paragraph.kind === 'heading' ? [{ start: 0, end: text.length }] : splitSentences(text)
    const isQuoted = quotedPlaces(text)
    for (const [place, span] of spans.entries())
      sentences.push({
        text: text.slice(span.start, span.end),
        paragraph,
        number,
        part,
        heading,
        place,
        siblings: spans.length,
        quoted: quoted.has(at) || isQuoted(span.start),
      })
  }
  return sentences
}
