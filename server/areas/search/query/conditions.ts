import { stem } from '../words/stem.ts'
import { blockOverlap } from '../words/entry-words.ts'
import type { Query } from './parse-query.ts'

/** The words of the library that a search needs: those of each stem, and the later blocks in use. */
export interface Vocabulary {
  formsOf: (word: string) => string[]
  /** Names of blocks: 'a', 'b'. */
  blocks: string[]
}

/** A query in the library's own words, as tsquery texts. */
export interface Conditions {
  /** What the index answers alone: every word and every word of every phrase. Null when some word is not in the library at all. */
  words: string | null
  /** What rows are read for: the phrases. Null when there are none of two words or more. */
  phrases: string | null
  /** Everything that is worth marking: the forms of each word, and the words of each phrase. */
  marks: Marks
}

export interface Marks {
  words: string[][]
  phrases: string[][]
}

export const stemsOf = ({ words }: Query): string[] => [...new Set(words.map(stem))]

/** A stem's words are those of the library; the word itself is kept, so that it can be marked in a heading that was just imported. */
export function readVocabulary(rows: { word: string; stem: string }[]): Vocabulary {
  const forms = new Map<string, string[]>()
  const blocks: string[] = []
  for (const { word, stem: root } of rows) {
    if (root === '+') blocks.push(word.slice(1))
    else forms.set(root, [...(forms.get(root) ?? []), word])
  }
  return { formsOf: (word) => forms.get(stem(word)) ?? [], blocks: blocks.sort() }
}

// a lexeme in a tsquery; folded words have letters and digits only
const quote = (word: string) => `'${word}'`

export function writeConditions({ words, phrases }: Query, { formsOf, blocks }: Vocabulary): Conditions {
  const groups = words.map(formsOf)
  const marks = { words: groups, phrases }
  const phraseWords = [...new Set(phrases.flat())]
  const anyOf = (forms: string[]) => `(${forms.map(quote).join(' | ')})`
  const missing = groups.some((forms) => forms.length === 0) || groups.length + phraseWords.length === 0
  const all = [...groups.map(anyOf), ...phraseWords.map(quote)]
  const long = phrases.filter((phrase) => phrase.length > 1)
  return {
    words: missing ? null : all.join(' & '),
    phrases: missing || long.length === 0 ? null : long.map((phrase) => inAnyBlock(phrase, blocks)).join(' & '),
    marks,
  }
}

/** A phrase in block 0, where a word's later places have names of their own, or in one of the later blocks. */
function inAnyBlock(phrase: string[], blocks: string[]): string {
  const parts = piecesOf(phrase).map((piece) => {
    const first = piece.map((word) => `(${quote(word)} | ${quote(`${word}+0`)}:*)`).join(' <-> ')
    const later = blocks.map((block) => piece.map((word) => `${quote(`${word}+${block}`)}:*`).join(' <-> '))
    return `(${[first, ...later].map((one) => `(${one})`).join(' | ')})`
  })
  return parts.join(' & ')
}

/** A phrase longer than the overlap of two blocks is looked for piece by piece, each beginning with the last word of the one before. */
function piecesOf(phrase: string[]): string[][] {
  const pieces: string[][] = []
  for (let start = 0; start === 0 || start < phrase.length - 1; start += blockOverlap - 1)
    pieces.push(phrase.slice(start, start + blockOverlap))
  return pieces
}
