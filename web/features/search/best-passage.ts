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
  /** The next best passage, where this one is too short to say anything. */
  following: Stretch[] | null
}

/** A heading that matches says where, but not what: below so many letters the next best passage follows it. */
const enough = 80

/** "12. ", "[12] ", "(12) " at the start of a passage */
const printedNumber = /^[[(]?(\w{1,6})[.)\]]+\s+/

/**
 * Of the snippets of a result, the best of which comes first, the first that says more than the title over it; null when there is none. The court's
 * number is taken off its beginning, since it stands before it.
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
  const stretches = dropNumber(best.stretches, best.number)
  const isShort = stretches.reduce((length, { text }) => length + text.length, 0) < enough
  return {
    ...best,
    stretches,
    // What follows stands under the same number and name: never another opinion's words.
    following: isShort && next && next.opinion === best.opinion ? dropEllipsis(next.stretches) : null,
  }
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
