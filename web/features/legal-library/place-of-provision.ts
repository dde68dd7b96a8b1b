import type { ActParagraph } from '#contract/legislation-text'
import type { Place } from '../../reader/text-places.ts'

/**
 * Where the words of a provision stand in its Act: from behind its heading to its last subsection, without the publisher's notes behind that. Of a
 * guide, which has nothing else, its notes. Null where none of it is among the paragraphs.
 */
export function placeOfProvision(eid: string, paragraphs: readonly ActParagraph[]): Place | null {
  const begins = paragraphs.findIndex(({ eids }) => eids.includes(eid))
  if (begins === -1) return null
  const isOther = ({ eids }: ActParagraph) => eids.length > 0 && !eids.some((one) => one === eid || one.startsWith(`${eid}__`))
  const next = paragraphs.findIndex((paragraph, at) => at > begins && isOther(paragraph))
  const own = paragraphs.slice(begins, next === -1 ? undefined : next).filter(({ kind }) => kind !== 'heading')
  const last = own.findLast(({ kind }) => kind === 'text') ?? own.at(-1)
  const first = own.find(({ kind }) => kind === last?.kind)
  return first && last ? { start: first.start, end: last.start + last.text.length } : null
}
