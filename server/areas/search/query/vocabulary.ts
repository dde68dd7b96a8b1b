import { stem } from '../words/stem.ts'
import { type Query, termsOf } from './query.ts'

/** The words of the library that a search needs: those of each stem, and the later blocks in use. */
export interface Vocabulary {
  /** The word itself where the library has none of its stem. */
  formsOf: (word: string) => string[]
  /** Whether the library has a word of its stem. */
  knows: (word: string) => boolean
  /** Names of blocks: 'a', 'b'. */
  blocks: string[]
}

export function readVocabulary(rows: { word: string; stem: string }[]): Vocabulary {
  const forms = new Map<string, string[]>()
  const blocks: string[] = []
  for (const { word, stem: root } of rows) {
    if (root === '+') blocks.push(word.slice(1))
    else forms.set(root, [...(forms.get(root) ?? []), word])
  }
  return { formsOf: (word) => forms.get(stem(word)) ?? [word], knows: (word) => forms.has(stem(word)), blocks: blocks.sort() }
}

/** What is worth marking in a text: the forms of each word, beginnings of words, and phrases. */
export interface Marks {
  words: string[][]
  prefixes: string[]
  phrases: string[][]
}

/** `others`: words that count as those of the query. */
export function marksOf({ condition, provisions, runs }: Query, { formsOf }: Vocabulary, others: readonly string[][] = []): Marks {
  const marks: Marks = { words: [], prefixes: [], phrases: [] }
  for (const one of termsOf(condition)) {
    if (one.kind === 'word') marks.words.push(formsOf(one.word))
    else if (one.kind === 'prefix') marks.prefixes.push(one.prefix)
    else marks.phrases.push(one.words)
  }
  for (const { spellings, number } of provisions) marks.phrases.push(...spellings.map((unit) => [unit, number]))
  marks.phrases.push(...runs)
  for (const words of others)
    if (words.length === 1) marks.words.push(formsOf(words[0]!))
    else marks.phrases.push(words)
  return marks
}
