import { foldedWords } from '../words/words.ts'
import { lexQuery } from './lex-query.ts'
import { placesOfNames } from './names.ts'
import { parseQuery } from './parse-query.ts'
import type { Condition } from './query.ts'

/** One of the words that a reader asks with, as the reader wrote it and as it is looked for. */
export interface PlainWord {
  shown: string
  condition: Condition
  /** Its place among all folded words of the question; a name of several words (IEBC written out) has that of its first. */
  at: number
}

/** Words without any sign of the query language: a question as one asks it. */
export interface PlainQuestion {
  /** Every folded word of it, in order, without what names a judgment. */
  words: string[]
  /** Those that tell something; each is looked for. */
  asked: PlainWord[]
}

/** Whatever signs of the language of the search box a question has, as words. */
export const plainWords = (question: string): string =>
  question.replace(/[^\p{L}\p{N}\p{M}\s'’-]+/gu, ' ').replace(/\b(?:AND|OR|NOT)\b/g, (word) => word.toLowerCase())

/** Reads a query as a plain question; null where it has operators, quotation marks or fields, or only names a judgment. */
export function readPlainQuestion(query: string): PlainQuestion | null {
  if (lexQuery(query).some(({ kind }) => kind !== 'words')) return null
  const rest = withoutNames(query)
  const words = foldedWords(rest)
  if (words.length === 0) return null
  const { condition } = parseQuery(rest)
  const conditions = condition === null ? [] : condition.kind === 'all' ? condition.of : [condition]
  const asked = conditions.flatMap((one): PlainWord[] => {
    const own = wordsOf(one)
    return own.length === 0 ? [] : [{ shown: own.join(' '), condition: one, at: Math.max(0, words.indexOf(own[0]!)) }]
  })
  return asked.length === 0 ? null : { words, asked }
}

/** Whether a query names judgments and asks for nothing else. */
export const isOnlyNames = (query: string): boolean => foldedWords(withoutNames(query)).length === 0

function withoutNames(query: string): string {
  let rest = query
  for (const { start, end } of placesOfNames(query)) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return rest
}

/** The words as they were typed: of several names of one thing those of the first. */
function wordsOf(condition: Condition): string[] {
  switch (condition.kind) {
    case 'word':
      return [condition.word]
    case 'phrase':
      return condition.words
    case 'any':
      return wordsOf(condition.of[0]!)
    case 'all':
      return condition.of.flatMap(wordsOf)
    // A plain question has none of these.
    case 'prefix':
    case 'near':
    case 'field':
    case 'not':
      return []
  }
}
