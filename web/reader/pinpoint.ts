import type { Page, Paragraph, Part } from '#contract/cases'
import type { Place } from './text-places.ts'

/** How a passage is pinpointed: by the court's own numbers, else by pages of the source. */
export interface Pinpoint {
  unit: 'paragraph' | 'page'
  from: string
  /** The same as `from` where the passage lies in one. */
  to: string
}

interface Divided {
  paragraphs: Paragraph[]
  pages?: Page[] | undefined
}

/** The pinpoint of a place; null where neither the court nor its source numbers it, since a count of our own names nothing in court. */
export function pinpointOf({ paragraphs, pages = [] }: Divided, { start, end }: Place): Pinpoint | null {
  const touched = paragraphs.filter((paragraph) => paragraph.start < end && paragraph.end > start)
  const [first, last] = [touched[0], touched.at(-1)]
  if (!first || !last) return null
  const from = numberOver(paragraphs, first)
  const to = numberOver(paragraphs, last)
  if (from !== null && to !== null) return { unit: 'paragraph', from, to }
  const pageOf = (offset: number) => pages.findLast((page) => page.start <= offset)?.page
  const [fromPage, toPage] = [pageOf(start), pageOf(end - 1)]
  return fromPage === undefined || toPage === undefined ? null : { unit: 'page', from: String(fromPage), to: String(toPage) }
}

/** The court's number of a paragraph; of an item or a quotation, that of the paragraph it belongs to in the same part. */
function numberOver(paragraphs: Paragraph[], { id, part }: Paragraph): string | null {
  for (const other of paragraphs.slice(0, paragraphs.findIndex((candidate) => candidate.id === id) + 1).toReversed()) {
    if (other.part !== part) return null
    if (other.kind === 'paragraph' && other.number !== null) return other.number
    // An unnumbered paragraph or a heading ends what was numbered before it.
    if (other.kind !== 'item' && other.kind !== 'quote') return null
  }
  return null
}

/** The opinion that a place lies in; null outside opinions. */
export function opinionAt({ parts, paragraphs }: { parts: Part[]; paragraphs: Paragraph[] }, { start, end }: Place): Part | null {
  const touched = paragraphs.find((paragraph) => paragraph.start < end && paragraph.end > start)
  const part = parts.find(({ position }) => position === touched?.part)
  return part?.kind === 'opinion' ? part : null
}
