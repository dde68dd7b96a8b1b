import { findWords, foldText } from '../../reader/find-words.ts'
import type { Place } from '../../reader/text-places.ts'

/** Where quoted words stand in paragraphs that follow one another: in each its own part of them; null in those that have none. */
export function markQuote(paragraphs: readonly string[], quote: string): (Place | null)[] {
  const joint = '\n'
  const place = quote.trim() === '' ? undefined : findWords(foldText(paragraphs.join(joint)), quote).places[0]
  let from = 0
  return paragraphs.map((text) => {
    const start = from
    from += text.length + joint.length
    if (!place || place.start >= start + text.length || place.end <= start) return null
    return { start: Math.max(0, place.start - start), end: Math.min(text.length, place.end - start) }
  })
}
