import type { Paragraph, Part } from '#contract/cases'
import { numbersOfParagraphs } from './paragraph-numbers.ts'
import { splitSentences } from './sentences.ts'

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
  const quotedItems = itemsInQuotations(paragraphs, content)
  for (const paragraph of paragraphs) {
    const part = parts[paragraph.part]
    if (!part || (part.kind !== 'opinion' && part.kind !== 'orders')) continue
    if (part !== open) {
      open = part
      heading = ''
    }
    const text = content.slice(paragraph.start, paragraph.end)
    if (paragraph.kind === 'heading') heading = text
    const number = numbers.get(paragraph.id) ?? null
    const spans = paragraph.kind === 'heading' ? [{ start: 0, end: text.length }] : splitSentences(text, paragraph.number !== null)
    for (const [place, span] of spans.entries())
      sentences.push({
        text: text.slice(span.start, span.end),
        paragraph,
        number,
        part,
        heading,
        place,
        siblings: spans.length,
        quoted: quotedItems.has(paragraph.id) || inQuotation(text, span.start),
      })
  }
  return sentences
}

/** The list that a quotation sets out after its first words, as a rule of procedure does: items up to the mark that closes it. */
function itemsInQuotations(paragraphs: readonly Paragraph[], content: string): ReadonlySet<number> {
  const quoted = new Set<number>()
  const textOf = ({ start, end }: Paragraph) => content.slice(start, end)
  for (const [at, paragraph] of paragraphs.entries()) {
    const text = textOf(paragraph)
    if (!/[:;,–—-]\s*$/.test(text) || !inQuotation(text, text.length)) continue
    const items: Paragraph[] = []
    for (const next of paragraphs.slice(at + 1, at + 1 + longestList)) {
      if (next.kind !== 'item') break
      items.push(next)
      if (!/[”"]/.test(textOf(next))) continue
      for (const item of items) quoted.add(item.id)
      break
    }
  }
  return quoted
}

const longestList = 20

/** Whether quotation marks are open before a position. */
function inQuotation(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const count = (mark: RegExp) => before.match(mark)?.length ?? 0
  return count(/“/g) > count(/”/g) || count(/"/g) % 2 === 1
}
