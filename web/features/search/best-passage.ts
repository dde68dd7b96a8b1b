import type { Snippet } from '#contract/search'
import { readMarkedText, type Stretch } from './marked-text.ts'

/** The passage to show of a result, ready to be set. */
export interface Passage {
  paragraph: number | null
  number: string | null
  stretches: Stretch[]
}

/** "12. ", "[12] ", "(12) " at the start of a passage */
const printedNumber = /^[[(]?(\w{1,6})[.)\]]+\s+/

/**
 * Of the snippets of a result, which come in the order of the text, the one that says most: the most different words marked, then
 * the most marks, then the first. The court's number is taken off its beginning, since it stands before it. Null when there are none.
 */
export function pickPassage(snippets: Snippet[]): Passage | null {
  let best: { score: number; passage: Passage } | null = null
  for (const { html, paragraph, number = null } of snippets) {
    const stretches = readMarkedText(html)
    const marks = stretches.filter(({ marked }) => marked).map(({ text }) => text.toLowerCase())
    const score = new Set(marks).size * 100 + Math.min(marks.length, 99)
    if (!best || score > best.score) best = { score, passage: { paragraph, number, stretches: dropNumber(stretches, number) } }
  }
  return best?.passage ?? null
}

function dropNumber(stretches: Stretch[], number: string | null): Stretch[] {
  const [first, ...rest] = stretches
  const printed = first && !first.marked ? printedNumber.exec(first.text) : null
  return first && printed?.[1] === number ? [{ ...first, text: first.text.slice(printed[0].length) }, ...rest] : stretches
}
