import { stem } from '../words/stem.ts'
import { stopWords } from '../words/stop-words.ts'
import { inHeading, inTitle, packWords } from '../words/tsvector.ts'
import { foldedWords } from '../words/words.ts'

/** A provision of a text; `first` and `last` are its paragraphs, from 1, `position` its place in the tree, the outer before the inner. */
export interface ProvisionPlace {
  position: number
  type: string
  heading: string | null
  first: number
  last: number
}

/** What of the law is found: sections and what stands beside them. What lies within a section is found as the section. */
const searched: ReadonlySet<string> = new Set(['section', 'article', 'rule', 'schedule', 'form', 'preamble', 'preface'])

/** How a word is named in the index as it is written; its stem has no sign. */
export const asWritten = (word: string): string => `=${word}`

const longestWord = 200
/** PostgreSQL keeps no more places of a word, and counts no further. */
const mostPlaces = 250
const lastPlace = 16_383
/** Free places between heading, text and title: no phrase spans them. */
const gap = 10

/** The provisions of a text that are found by words, each with its tsvector. */
export function wordsOfProvisions(
  title: string,
  provisions: readonly ProvisionPlace[],
  paragraphs: readonly string[],
): { position: number; words: Uint8Array }[] {
  const found = provisions.filter(({ type }) => searched.has(type))
  /** Which of them each paragraph is of: the innermost. */
  const holder = new Int32Array(paragraphs.length + 1).fill(-1)
  for (const [index, { first, last }] of found.entries()) holder.fill(index, first, last + 1)
  return found.map(({ position, heading, first, last }, index) => {
    const own = paragraphs.slice(first - 1, last).filter((_, offset) => holder[first + offset] === index)
    return { position, words: layOut(foldedWords(heading ?? ''), foldedWords(own.join('\n')), foldedWords(title)) }
  })
}

function layOut(heading: readonly string[], body: readonly string[], title: readonly string[]): Uint8Array {
  const places = new Map<string, number[]>()
  let at = 0
  const put = (name: string, place: number) => {
    const known = places.get(name)
    if (!known) places.set(name, [place])
    else if (known.length < mostPlaces && known.at(-1) !== place) known.push(place)
  }
  const lay = (words: readonly string[], marked: (place: number) => number) => {
    for (const word of words) {
      at = Math.min(at + 1, lastPlace)
      if (word.length > longestWord) continue
      put(asWritten(word), marked(at))
      if (!stopWords.has(word)) put(stem(word), marked(at))
    }
    at = Math.min(at + gap, lastPlace)
  }
  lay(heading, inHeading)
  lay(title, inTitle)
  lay(body, (place) => place)
  return packWords(places)
}
