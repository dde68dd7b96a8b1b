import type { StoredLayout, StoredPage, StoredParagraph } from '../../../database/stored-layout.ts'
import type { FoundName } from './find-names.ts'

/** A stretch of a text, UTF-16, and what takes its place. */
export interface Edit {
  start: number
  end: number
  text: string
}

/**
 * What to change for the names that were found. No edit crosses a boundary: a name that runs over the end of a paragraph is replaced
 * in both. `boundaries` are offsets in ascending order.
 */
export function editsOf(found: readonly FoundName[], replacements: readonly string[], boundaries: readonly number[]): Edit[] {
  let next = 0
  return found.flatMap(({ name, words }) => {
    const edits: Edit[] = []
    for (const { start, end } of words) {
      const last = edits.at(-1)
      while (next < boundaries.length && boundaries[next]! < (last?.end ?? start)) next += 1
      const apart = next < boundaries.length && boundaries[next]! <= start
      if (last && !apart) last.end = end
      else edits.push({ start, end, text: replacements[name]! })
    }
    return edits
  })
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  let at = 0
  let changed = ''
  for (const { start, end, text: replacement } of edits) {
    changed += text.slice(at, start) + replacement
    at = end
  }
  return changed + text.slice(at)
}

/** Answers where an offset of the text lies after the edits; one inside an edit lies at its start. */
export function shiftBy(edits: readonly Edit[]) {
  const shifts: number[] = []
  let shift = 0
  for (const { start, end, text } of edits) {
    shift += text.length - (end - start)
    shifts.push(shift)
  }
  return (offset: number): number => {
    let low = 0
    let high = edits.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (edits[middle]!.end <= offset) low = middle + 1
      else high = middle
    }
    return Math.min(offset, edits[low]?.start ?? offset) + (low === 0 ? 0 : shifts[low - 1]!)
  }
}

/** Every start and end of a part or paragraph, in ascending order. */
export const boundariesOf = ({ parts, paragraphs }: StoredLayout): number[] =>
  [...new Set([...parts.flatMap(({ start, end }) => [start, end]), ...paragraphs.flatMap(([start, end]) => [start, end])])].sort(
    (a, b) => a - b,
  )

/** The same parts, paragraphs and pages, with the same ids, in the changed text; who speaks in them stays. */
export function shiftLayout({ parts, paragraphs, pages, ...rest }: StoredLayout, edits: readonly Edit[]): StoredLayout {
  const shift = shiftBy(edits)
  return {
    ...rest,
    parts: parts.map((part) => ({ ...part, start: shift(part.start), end: shift(part.end) })),
    paragraphs: paragraphs.map(([start, end, ...own]): StoredParagraph => [shift(start), shift(end), ...own]),
    ...(pages && { pages: pages.map(([page, start]): StoredPage => [page, shift(start)]) }),
  }
}
