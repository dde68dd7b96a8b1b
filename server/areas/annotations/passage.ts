import type { StoredLayout } from '../../database/stored-layout.ts'
import type { Place } from './anchoring/find-place.ts'

/** How much of the text before and behind a passage is kept with it. */
const contextLength = 32

const isSecondHalf = (text: string, at: number) => /^[\uDC00-\uDFFF]/.test(text.slice(at, at + 1))

/** Offsets within a character beyond the basic plane move out of it. */
export function wholeCharacters(text: string, { start, end }: Place): Place {
  return { start: isSecondHalf(text, start) ? start - 1 : start, end: isSecondHalf(text, end) ? end + 1 : end }
}

/** A passage with its surroundings as they are kept. */
export function keptPassage(text: string, { start, end }: Place) {
  const outer = wholeCharacters(text, { start: Math.max(0, start - contextLength), end: Math.min(text.length, end + contextLength) })
  return {
    quote: text.slice(start, end),
    prefix: text.slice(outer.start, start),
    suffix: text.slice(end, outer.end),
    start_offset: start,
    end_offset: end,
  }
}

/** The paragraph in which an offset lies; space between two belongs to the one before. */
export function paragraphAt({ paragraphs }: StoredLayout, offset: number): { paragraph: number | null; number: string | null } {
  const index = paragraphs.findLastIndex(([start]) => start <= offset)
  return index === -1 ? { paragraph: null, number: null } : { paragraph: index + 1, number: paragraphs[index]![3] }
}
