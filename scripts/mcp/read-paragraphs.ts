import type { CaseContent } from '#contract/cases'
import { numbersOfParagraphs } from '../../server/areas/cases/summarise/paragraph-numbers.ts'

interface Shown {
  /** Its place in the document, from 1. */
  place: number
  /** The court's own number. */
  number: string | null
  text: string
  author: string | null
  opinion: string | null
}

/** Letters of one stretch; it ends with a paragraph. */
const maxStretchLength = 24_000

/** The paragraphs of a judgment from a place on, as many as fit; `next` is the place of the one after them, null at the end. Pure. */
export function readParagraphs(
  { content, parts, paragraphs }: CaseContent & { content: string },
  from: number,
  longest = maxStretchLength,
): { paragraphs: Shown[]; next: number | null } {
  const numbers = numbersOfParagraphs({ parts, paragraphs })
  const shown: Shown[] = []
  let letters = 0
  for (const { id: place, part, start, end } of paragraphs) {
    if (place < from) continue
    letters += end - start
    if (letters > longest && shown.length > 0) return { paragraphs: shown, next: place }
    const { author = null, opinion_kind: opinion = null } = parts[part] ?? {}
    shown.push({ place, number: numbers.get(place) ?? null, text: content.slice(start, end).trim(), author, opinion })
  }
  return { paragraphs: shown, next: null }
}
