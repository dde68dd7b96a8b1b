import { saysMore } from '#contract/says-more'
import type { Snippet } from '#contract/search'
import { readMarkedText, type Stretch } from '../../ui/marked-text.ts'

/** The passage to show of a result, ready to be set. */
export interface Passage {
  paragraph: number | null
  number: string | null
  /** Of a separate opinion, and whose it is; null in the judgment of the court. */
  opinion: NonNullable<Snippet['opinion']> | null
  author: string | null
  stretches: Stretch[]
  /** What stands below a mere heading, where that is the next best passage. */
  following: Stretch[] | null
}

/** Fewer letters than this that end no sentence are a heading: it says where, but not what. */
const enough = 80
const ENDS_SENTENCE = /[.;!…]['"”’)\]]*\s*$/

/** "12. ", "[12] ", "(12) " at the start of a passage */
const printedNumber = /^[[(]?(\w{1,6})[.)\]]+\s+/

/**
 * Of the snippets of a result, the best of which comes first, the first that says more than the title over it; null when there is none. The court's
 * number is taken off its beginning, since it stands before it. A heading is followed by what stands right below it, and gives way to what stands elsewhere: words
 * of two places are never joined, since a party may say what the court rejects.
 */
export function pickPassage(snippets: Snippet[], title = ''): Passage | null {
  const read = snippets.map(({ html, paragraph, number = null, opinion = null, author = null }) => ({
    paragraph,
    number,
    opinion,
    author,
    stretches: readMarkedText(html),
  }))
  const telling = read.filter(({ stretches }) => saysMore(stretches.map(({ text }) => text).join(''), title))
  const [best, next] = telling
  if (!best) return null
  const isHeaded = next !== undefined && isHeading(best.stretches)
  const isBelow = isHeaded && next.paragraph === (best.paragraph ?? 0) + 1 && next.opinion === best.opinion
  const shown = isHeaded && !isBelow ? next : best
  return {
    ...shown,
    stretches: dropNumber(shown.stretches, shown.number),
    following: isBelow ? dropEllipsis(next.stretches) : null,
  }
}

function isHeading(stretches: Stretch[]): boolean {
  const words = stretches.map(({ text }) => text).join('')
  return words.length < enough && !ENDS_SENTENCE.test(words)
}

/** The fragment that leads to a paragraph: by the court's number where it has one. */
export const placeOf = (paragraph: number, number: string | null): string =>
  number === null ? `#p-${paragraph}` : `#para-${encodeURIComponent(number)}`

/** What follows needs no ellipsis of its own. */
const dropEllipsis = ([first, ...rest]: Stretch[]): Stretch[] =>
  first ? [{ ...first, text: first.text.replace(/^…\s*/, '') }, ...rest] : []

function dropNumber(stretches: Stretch[], number: string | null): Stretch[] {
  const [first, ...rest] = stretches
  const printed = first && !first.marked ? printedNumber.exec(first.text) : null
  return first && printed && printed[1] === number ? [{ ...first, text: first.text.slice(printed[0].length) }, ...rest] : stretches
}
