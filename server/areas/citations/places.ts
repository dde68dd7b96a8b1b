import { paragraphKinds } from '#contract/cases'
import type { StoredLayout, StoredParagraph } from '../../database/stored-layout.ts'
import type { Stretch } from './quote.ts'

/** The paragraph that a position lies in. */
export interface Place {
  /** Null where the text has no layout. */
  id: number | null
  /** The court's number of the paragraph, or of the one that its items and quotations belong to. */
  number: string | null
  bounds: Stretch
}

const numbered = paragraphKinds.indexOf('paragraph')
const numberless: ReadonlySet<number> = new Set([paragraphKinds.indexOf('line'), paragraphKinds.indexOf('heading')])

/** Finds places in a text whose paragraphs `layout` gives. */
export function createPlaces(content: string, { paragraphs }: StoredLayout) {
  const pairs = [...content.matchAll(/[\u{10000}-\u{10FFFF}]/gu)].map(({ index }) => index)

  const numberOf = (at: number): string | null => {
    const part = paragraphs[at]?.[5]
    if (numberless.has(paragraphs[at]?.[2] ?? 0)) return null
    for (let i = at; i >= 0 && paragraphs[i]![5] === part; i -= 1) {
      const [, , kind, number] = paragraphs[i]!
      if (kind === numbered && number !== null) return number
    }
    return null
  }

  return {
    paragraphAt(position: number): Place {
      const at = lastUpTo(paragraphs, ([start]: StoredParagraph) => start, position)
      const paragraph = paragraphs[at]
      if (!paragraph) return { id: null, number: null, bounds: { start: 0, end: content.length } }
      return { id: at + 1, number: numberOf(at), bounds: { start: paragraph[0], end: paragraph[1] } }
    },

    /** How many characters stand before a UTF-16 position: the database counts a pair of surrogates as one. */
    charactersBefore: (position: number): number => position - (lastUpTo(pairs, (start) => start, position - 1) + 1),
  }
}

/** Place of the last item whose start is at or before `position`; −1 when there is none. */
function lastUpTo<T>(items: readonly T[], startOf: (item: T) => number, position: number): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (startOf(items[middle]!) <= position) low = middle + 1
    else high = middle
  }
  return low - 1
}
