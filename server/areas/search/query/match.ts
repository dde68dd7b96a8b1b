import { allOf } from './tsquery.ts'

/** In which documents a phrase stands, where they are too many to be listed. */
export interface PhraseFound {
  /** A bit for each document by its id. */
  has: Buffer
  /** Some that the reader may find: those where it stands most often. */
  first: number[]
  /** How many the reader may find; null where nothing is known of documents that wait for their segment: these are read. */
  count: number | null
}

/** Which documents are found, in the index's own terms. */
export type Match =
  /** What the word index answers alone: a tsquery of words and beginnings of words. */
  | { kind: 'words'; tsquery: string }
  /** A phrase: its words, the tsquery that reads a document for it, and where it stands, once that is known. */
  | { kind: 'phrase'; words: readonly string[]; tsquery: string; found: PhraseFound | null }
  | { kind: 'all' | 'any'; of: Match[] }
  | { kind: 'not'; of: Match }
  /** `seen`: the reader may find them all, and those that come first are worth most. */
  | { kind: 'documents'; ids: number[]; seen?: true }
  | { kind: 'courts'; courts: string[]; stations: string[] }
  | { kind: 'judges'; ids: number[] }
  | { kind: 'years'; first: number; last: number }
  /** A tsquery on title and parties. */
  | { kind: 'party'; tsquery: string }
  | { kind: 'everything' }

/** The same without its phrases, negated or not: what can be found without reading rows, and finds at least as much. */
export function withoutPhrases(match: Match, negated = false): Match {
  if (match.kind === 'phrase') return negated ? nothing : { kind: 'words', tsquery: allOf(match.words) }
  if (match.kind === 'not') return { kind: 'not', of: withoutPhrases(match.of, !negated) }
  if (match.kind === 'all' || match.kind === 'any') return { kind: match.kind, of: match.of.map((one) => withoutPhrases(one, negated)) }
  return match
}

export const nothing: Match = { kind: 'documents', ids: [] }

/** Whether a phrase tells of some documents that they match. */
export const knowsSome = (match: Match): boolean =>
  match.kind === 'phrase' ||
  (match.kind === 'documents' && match.seen === true) ||
  ('of' in match && match.kind !== 'not' && match.of.some(knowsSome))

/**
 * Joins matches. Those of words alone become one tsquery, which the index answers in one walk; negated words only beside others, since for
 * what has none of some words the index would walk through all its words.
 */
export function join(kind: 'all' | 'any', of: Match[]): Match {
  const words = of.flatMap((one) => (one.kind === 'words' ? [one.tsquery] : []))
  const negated = of.flatMap((one) => (one.kind === 'not' && one.of.kind === 'words' ? [one.of.tsquery] : []))
  const others = of.filter((one) => one.kind !== 'words' && !(one.kind === 'not' && one.of.kind === 'words'))
  const isBeside = kind === 'all' && words.length > 0
  const joined = isBeside ? [...words.map(inBrackets), ...negated.map((one) => `!${inBrackets(one)}`)] : words.map(inBrackets)
  const both: Match[] = [
    ...(joined.length === 0 ? [] : [{ kind: 'words' as const, tsquery: joined.join(kind === 'all' ? ' & ' : ' | ') }]),
    // Neither of two is not one of them; not both is not all of them.
    ...(isBeside || negated.length === 0
      ? []
      : [negate({ kind: 'words', tsquery: negated.map(inBrackets).join(kind === 'all' ? ' | ' : ' & ') })]),
    ...others,
  ]
  return both.length === 1 ? both[0]! : { kind, of: both }
}

const inBrackets = (tsquery: string) => `(${tsquery})`

export const negate = (match: Match): Match => (match.kind === 'not' ? match.of : { kind: 'not', of: match })
