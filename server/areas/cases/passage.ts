import type { Paragraph } from '#contract/cases'
import { type LinkedParagraph, maxCardTextLength } from '#contract/passages'
import type { Reader } from '../../access/access.ts'
import type { Cases } from './cases.ts'

/** What a link to a case, or to a paragraph of it, leads to. */
export async function readPassage(
  cases: Pick<Cases, 'withStanding' | 'getContent' | 'whyMissing'>,
  reader: Reader,
  id: string,
  place?: string,
) {
  const found = (await cases.withStanding(reader, [id])).get(id)
  if (!found) throw await cases.whyMissing(id)
  return { case: found, paragraph: place === undefined ? null : await paragraphAt(cases, reader, id, place) }
}

async function paragraphAt(cases: Pick<Cases, 'getContent'>, reader: Reader, id: string, place: string): Promise<LinkedParagraph | null> {
  const { content, paragraphs } = await cases.getContent(reader, id)
  const [first, ...others] = bearersOf(place, paragraphs)
  if (content === null || !first) return null
  const text = content.slice(first.start, first.end).replace(/\s+/g, ' ').trim()
  const shown = text.slice(0, maxCardTextLength).replace(/[\uD800-\uDBFF]$/, '')
  return { id: first.id, number: first.number, text: shown, cut: shown.length < text.length, others: others.length }
}

/**
 * The paragraphs that a place names: `para-12` those with the court's own number, `p-34` the one of that place in the document. A quoted
 * paragraph keeps another court's number; a numbered item counts where no paragraph has its number.
 */
function bearersOf(place: string, paragraphs: readonly Paragraph[]): Paragraph[] {
  const [, kind, value] = /^(para|p)-(.+)$/.exec(place)!
  if (kind === 'p') return paragraphs.filter(({ id }) => String(id) === value)
  const numbered = paragraphs.filter(({ number }) => number === value)
  const own = numbered.filter((one) => one.kind === 'paragraph')
  return own.length > 0 ? own : numbered.filter((one) => one.kind === 'item' && /^\d/.test(one.number!))
}
