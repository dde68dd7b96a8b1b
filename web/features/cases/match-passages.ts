import type { DividedText } from '../../reader/open-judgment.ts'
import type { Place } from '../../reader/text-places.ts'

/** A paragraph in which words of a search stand. */
export interface MatchedPassage {
  paragraph: number
  /** How many different words stand there, whatever the case of their letters, and how many places. */
  words: number
  places: number
}

/** Of a text, what its passages are ranked by. */
type RankedText = Pick<DividedText, 'content'> & {
  parts: readonly Pick<DividedText['parts'][number], 'position' | 'kind'>[]
  paragraphs: readonly Pick<DividedText['paragraphs'][number], 'id' | 'part' | 'start' | 'end'>[]
}

/**
 * The paragraphs in which the matches of a search stand, the one with the most different words first, of equals the one with more places, then in the
 * order of the text. `first`, by its id, goes before all: the passage that led here. Title and parties are no passage where the text has one.
 */
export function rankPassages({ content, parts, paragraphs }: RankedText, places: readonly Place[], first: number | null): MatchedPassage[] {
  const headings = new Set(parts.filter(({ kind }) => kind === 'header' || kind === 'parties').map(({ position }) => position))
  const inHeading = new Set(paragraphs.filter(({ part }) => headings.has(part)).map(({ id }) => id))
  const inText = [...places].sort((a, b) => a.start - b.start)
  let at = 0
  const passages = paragraphs.flatMap(({ id, start, end }) => {
    const words = new Set<string>()
    let count = 0
    while (at < inText.length && inText[at]!.start < start) at += 1
    for (; at < inText.length && inText[at]!.start < end; at += 1) {
      words.add(content.slice(inText[at]!.start, inText[at]!.end).toLowerCase())
      count += 1
    }
    return count === 0 ? [] : [{ paragraph: id, words: words.size, places: count }]
  })
  const ofText = passages.filter(({ paragraph }) => paragraph === first || !inHeading.has(paragraph))
  return (ofText.length > 0 ? ofText : passages).sort(
    (a, b) =>
      Number(b.paragraph === first) - Number(a.paragraph === first) ||
      b.words - a.words ||
      b.places - a.places ||
      a.paragraph - b.paragraph,
  )
}
