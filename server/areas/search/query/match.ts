import type { Places } from '../words/phrase-signature.ts'

/** Which documents may have a phrase, as their signatures laid across tell. */
export interface PhraseCandidates {
  /** A bit for each document by its id: those of which the signatures are laid across. */
  laid: Buffer
  /** As long: those of them that may have the phrase. */
  may: Buffer
  /** All that may have it, laid across or not, where they are few. */
  few: number[] | null
}

/** Which documents are found, in the index's own terms. */
export type Match =
  /** What the word index answers alone: a tsquery of words and beginnings of words. */
  | { kind: 'words'; tsquery: string }
  /** A phrase, for which rows are read; what the word index says of it: all its words; and where it leaves its bits in a signature. */
  | { kind: 'phrase'; tsquery: string; words: string; places: Places[]; candidates: PhraseCandidates | null }
  | { kind: 'all' | 'any'; of: Match[] }
  | { kind: 'not'; of: Match }
  | { kind: 'documents'; ids: number[] }
  | { kind: 'courts'; courts: string[]; stations: string[] }
  | { kind: 'judges'; ids: number[] }
  | { kind: 'years'; first: number; last: number }
  /** A tsquery on title and parties. */
  | { kind: 'party'; tsquery: string }
  | { kind: 'everything' }

/** The same without its phrases, negated or not: what can be counted without reading rows, and finds at least as much. */
export function withoutPhrases(match: Match, negated = false): Match {
  if (match.kind === 'phrase') return negated ? nothing : withoutPhrase(match)
  if (match.kind === 'not') return { kind: 'not', of: withoutPhrases(match.of, !negated) }
  if (match.kind === 'all' || match.kind === 'any') return { kind: match.kind, of: match.of.map((one) => withoutPhrases(one, negated)) }
  return match
}

const withoutPhrase = ({ words, candidates }: Extract<Match, { kind: 'phrase' }>): Match =>
  candidates?.few ? { kind: 'documents', ids: candidates.few } : { kind: 'words', tsquery: words }

export const nothing: Match = { kind: 'documents', ids: [] }

export const hasPhrases = (match: Match): boolean =>
  match.kind === 'phrase' ||
  (match.kind === 'not' ? hasPhrases(match.of) : match.kind === 'all' || match.kind === 'any' ? match.of.some(hasPhrases) : false)

/** Joins matches; those of words alone become one tsquery, which the index answers in one walk. */
export function join(kind: 'all' | 'any', of: Match[]): Match {
  const words = of.flatMap((one) => (one.kind === 'words' ? [one.tsquery] : []))
  const others = of.filter((one) => one.kind !== 'words')
  const joined: Match[] =
    words.length === 0 ? [] : [{ kind: 'words', tsquery: words.map((one) => `(${one})`).join(kind === 'all' ? ' & ' : ' | ') }]
  const both = [...joined, ...others]
  return both.length === 1 ? both[0]! : { kind, of: both }
}

export const negate = (match: Match): Match =>
  match.kind === 'words' ? { kind: 'words', tsquery: `!(${match.tsquery})` } : { kind: 'not', of: match }
