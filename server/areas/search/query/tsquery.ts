import { blockOverlap } from '../words/entry-words.ts'

// a lexeme in a tsquery; folded words have letters and digits only
const quote = (word: string) => `'${word}'`

export const anyOf = (forms: readonly string[]): string => `(${forms.map(quote).join(' | ')})`
export const allOf = (words: readonly string[]): string => [...new Set(words)].map(quote).join(' & ')
export const beginning = (prefix: string): string => `${quote(prefix)}:*`
export const inOrder = (words: readonly string[]): string => words.map(quote).join(' <-> ')

/** A phrase in block 0, where a word's later places have names of their own, or in one of the later blocks (`a`, `b`). */
export function phraseInBlocks(phrase: readonly string[], blocks: readonly string[]): string {
  const parts = piecesOf(phrase).map((piece) => {
    const first = piece.map((word) => `(${quote(word)} | ${quote(`${word}+0`)}:*)`).join(' <-> ')
    const later = blocks.map((block) => piece.map((word) => `${quote(`${word}+${block}`)}:*`).join(' <-> '))
    return `(${[first, ...later].map((one) => `(${one})`).join(' | ')})`
  })
  return parts.join(' & ')
}

/** A short phrase of which each word may have several forms, in any block. */
export function inOrderInBlocks(slots: readonly (readonly string[])[], blocks: readonly string[]): string {
  const either = (forms: readonly string[], write: (word: string) => string) => `(${forms.map(write).join(' | ')})`
  const first = slots.map((forms) => either(forms, (word) => `${quote(word)} | ${quote(`${word}+0`)}:*`)).join(' <-> ')
  const later = blocks.map((block) => slots.map((forms) => either(forms, (word) => `${quote(`${word}+${block}`)}:*`)).join(' <-> '))
  return [first, ...later].map((one) => `(${one})`).join(' | ')
}

/** A phrase longer than the overlap of two blocks is looked for piece by piece, each beginning with the last word of the one before. */
function piecesOf(phrase: readonly string[]): string[][] {
  const pieces: string[][] = []
  for (let start = 0; start === 0 || start < phrase.length - 1; start += blockOverlap - 1)
    pieces.push(phrase.slice(start, start + blockOverlap))
  return pieces
}
