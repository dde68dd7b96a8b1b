import { splitSentences } from '#citations/prose/sentences'
import { wordsWithStarts } from '../words/words.ts'
import type { ReadText } from './find-near.ts'

/** Where the paragraphs of a text begin and end: UTF-16 offsets. */
type Places = readonly (readonly [start: number, end: number, ...rest: unknown[]])[]

/** Reads a text whose paragraphs are known; sentences are told apart only in those that are asked about. */
export function readText(text: string, paragraphs: Places): ReadText {
  const { words, starts } = wordsWithStarts(text)
  const paragraphOf = (at: number) => lastFrom(paragraphs, starts[at]!)
  const sentences = new Map<number, number[]>()
  const sentencesOf = (index: number) => {
    const known = sentences.get(index)
    if (known) return known
    const [start, end] = paragraphs[index] ?? [0, text.length]
    const found = splitSentences(text.slice(start, end)).map((one) => start + one.start)
    sentences.set(index, found)
    return found
  }
  return {
    words,
    paragraphOf,
    sentenceOf: (at) => {
      const index = paragraphOf(at)
      const within = sentencesOf(index)
      return (
        index * sentencesInOne +
        lastFrom(
          within.map((start) => [start]),
          starts[at]!,
        )
      )
    },
  }
}

/** More than any paragraph has, so that every sentence of a text has a number of its own. */
const sentencesInOne = 1_000_000

/** Each line a paragraph: of a heading, of a summary. */
export function linesOf(text: string, from = 0): [start: number, end: number][] {
  let at = from
  return text.split('\n').map((line) => {
    const start = at
    at += line.length + 1
    return [start, start + line.length]
  })
}

/** The last of some places that begins at an offset or before it, by halving; 0 when none does. */
function lastFrom(places: readonly (readonly [start: number, ...rest: unknown[]])[], offset: number): number {
  let low = 0
  let high = places.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (places[middle]![0] <= offset) low = middle
    else high = middle - 1
  }
  return low
}
