import { type Bigrams, findBigrams } from './bigrams.ts'
import { inHeading, inSection, packWords } from './tsvector.ts'
import { foldedWords } from './words.ts'

/*
 * How the words of a document lie in its tsvector, so that `<->` finds every phrase exactly. PostgreSQL keeps 255 positions of a word
 * and counts to 16,383; longer texts are laid out in blocks, and words that repeat in chunks, each under a name of its own:
 *
 *     court        its first 250 places in block 0; present wherever else it occurs
 *     court+001    its next 250 places in block 0
 *     court+a      its first 250 places in block a, whose places count from 1 again
 *     court+a001   its next 250 places in block a
 *
 * A block begins with the last words of the block before it, so that phrases do not break there.
 */
const blockLength = 16_000
/** Phrases up to this many words are found across the end of a block. */
export const blockOverlap = 60
/** Blocks after the first. Words of a text beyond them (some 400,000) are found, but not in phrases. */
export const blockNames = 'abcdefghijklmnopqrstuvwxyz'
const chunkLength = 250
/** The place of a word that block 0 does not hold; no word stands beside it. */
const elsewhere = 16_383
/** Longer runs of letters are data, not words. */
const longestWord = 200
/** A tsvector holds 1 MiB of words and places; what a text has beyond that is not searchable. */
const mostBytes = 900_000
const mostHeadingWords = 2_000
/** Free places between heading and body: no phrase spans them. */
const gap = 10

export interface EntryWords {
  /** A tsvector: tsvector.ts; words of the heading have weight A, and one place of each word of a section's heading has weight B. */
  words: Uint8Array
  bigrams: Bigrams
  /** Every different word, and the names of the later blocks in use: '+a'. */
  vocabulary: string[]
}

/** Lays out a heading and a body for the index; `sections` are words that stand in headings of the body. */
export function layOutWords(heading: string, body: string, sections: ReadonlySet<string> = new Set()): EntryWords {
  const places = new Map<string, number[]>()
  let bytes = 0
  const put = (name: string, place: number) => {
    const known = places.get(name)
    if (known) known.push(place)
    else if (name.length <= longestWord && bytes < mostBytes) places.set(name, [place])
    else return
    bytes += known ? 2 : bytesOf(name)
  }
  const headingWords = foldedWords(heading)
  const headingEnd = Math.min(headingWords.length, mostHeadingWords)
  for (let i = 0; i < headingEnd; i += 1) put(headingWords[i]!, i + 1)

  const bodyWords = foldedWords(body)
  const firstBlock = Math.min(bodyWords.length, blockLength - headingEnd - gap)
  for (let i = 0; i < firstBlock; i += 1) put(bodyWords[i]!, headingEnd + gap + i + 1)
  for (const word of headingWords.slice(headingEnd)) if (!places.has(word)) put(word, elsewhere)
  for (let i = firstBlock; i < bodyWords.length; i += 1) if (!places.has(bodyWords[i]!)) put(bodyWords[i]!, elsewhere)

  let start = firstBlock - blockOverlap
  const blocks: string[] = []
  for (const block of firstBlock < bodyWords.length ? blockNames : '') {
    blocks.push(`+${block}`)
    const end = Math.min(start + blockLength, bodyWords.length)
    for (let i = start; i < end; i += 1) put(`${bodyWords[i]!}+${block}`, i - start + 1)
    if (end === bodyWords.length) break
    start = end - blockOverlap
  }
  return { ...write(places, { headingEnd, sections }, blocks), bigrams: findBigrams([headingWords, bodyWords]) }
}

/** Lays out names, one behind the other with places left free between them, so that a phrase stands in one of them. */
export function layOutNames(names: readonly string[]): string {
  const places = new Map<string, number[]>()
  let at = 0
  for (const name of names) {
    for (const word of foldedWords(name)) {
      at += 1
      if (at > mostHeadingWords || word.length > longestWord) continue
      const known = places.get(word)
      if (!known) places.set(word, [at])
      else if (known.length < chunkLength) known.push(at)
    }
    at += gap
  }
  return [...places].map(([word, list]) => `${word}:${list.join(',')}`).join(' ')
}

/** What a word takes in a tsvector with one place, at most. */
const bytesOf = (name: string) => 5 + (ascii.test(name) ? name.length : 3 * name.length)
const ascii = /^[a-z0-9+]*$/

/** Weight B at the last place, which is one of the body: wherever the section stands, the word is found to have one. */
const withSection = (places: readonly number[]): number[] => [...places.slice(0, -1), inSection(places.at(-1)!)]

/** Puts places into chunks, each under a name of its own. */
function write(
  places: Map<string, number[]>,
  { headingEnd, sections }: { headingEnd: number; sections: ReadonlySet<string> },
  blocks: readonly string[],
): Omit<EntryWords, 'bigrams'> {
  const words = new Map<string, readonly number[]>()
  const vocabulary = [...blocks]
  for (const [name, list] of places) {
    const block = name.indexOf('+')
    if (block < 0) vocabulary.push(name)
    const first = list.length > chunkLength ? list.slice(0, chunkLength) : list
    const hasHeading = block < 0 && list[0]! <= headingEnd
    const shown = hasHeading ? first.map((place) => (place <= headingEnd ? inHeading(place) : place)) : first
    words.set(name, sections.has(name) ? withSection(shown) : shown)
    for (let chunk = 1; chunk * chunkLength < list.length; chunk += 1) {
      const part = list.slice(chunk * chunkLength, (chunk + 1) * chunkLength)
      words.set(`${name}${block < 0 ? '+' : ''}${String(chunk).padStart(3, '0')}`, part)
    }
  }
  return { words: packWords(words), vocabulary }
}
