import { commonWords, pairName } from '../words/common-words.ts'
import { blockOverlap } from '../words/entry-words.ts'

// a lexeme in a tsquery; folded words have letters and digits only
const quote = (word: string) => `'${word}'`

export const anyOf = (forms: readonly string[]): string => `(${forms.map(quote).join(' | ')})`
const allOf = (words: readonly string[]): string => [...new Set(words)].map(quote).join(' & ')
export const beginning = (prefix: string): string => `${quote(prefix)}:*`
export const inOrder = (words: readonly string[]): string => words.map(quote).join(' <-> ')

/** What the word index says of a phrase: each two of its words that are common stand side by side, and it has all the others. */
export function wordsOfPhrase(phrase: readonly string[]): string {
  const inPair = (at: number) => at > 0 && at < phrase.length && commonWords.has(phrase[at]!) && commonWords.has(phrase[at - 1]!)
  return allOf(phrase.flatMap((word, i) => (inPair(i) ? [pairName(phrase[i - 1]!, word)] : inPair(i + 1) ? [] : [word])))
}

/** Whether the word index alone tells if a phrase stands in a text. */
export const isOnePair = (phrase: readonly string[]): boolean => phrase.length === 2 && phrase.every((word) => commonWords.has(word))

/** A phrase in block 0, where a word's later places have names of their own, or in one of the later blocks (`a`, `b`). */
export function phraseInBlocks(phrase: readonly string[], blocks: readonly string[]): string {
  const parts = piecesOf(phrase).map((piece) => {
    const first = piece.map((word) => `(${quote(word)} | ${quote(`${word}+0`)}:*)`).join(' <-> ')
    const later = blocks.map((block) => piece.map((word) => `${quote(`${word}+${block}`)}:*`).join(' <-> '))
    return `(${[first, ...later].map((one) => `(${one})`).join(' | ')})`
  })
  return parts.join(' & ')
}

/** A phrase longer than the overlap of two blocks is looked for piece by piece, each beginning with the last word of the one before. */
function piecesOf(phrase: readonly string[]): string[][] {
  const pieces: string[][] = []
  for (let start = 0; start === 0 || start < phrase.length - 1; start += blockOverlap - 1)
    pieces.push(phrase.slice(start, start + blockOverlap))
  return pieces
}
