import { namedJudge } from '../query/named-judge.ts'
import { parseQuery } from '../query/parse-query.ts'
import type { Condition, Placed } from '../query/query.ts'
import { stem } from '../words/stem.ts'

/** What of a query can be told by the words of a document alone; null where nothing can. */
export type RequiredTerms = Condition | null

/**
 * Reads what a document must have to answer a query. What names a judge or a judgment is found by other things than words. Throws a
 * MalformedQuery.
 */
export function readRequiredTerms(query: string): RequiredTerms {
  const { condition, names } = parseQuery(query)
  return names.length > 0 || namedJudge(query) !== null ? null : condition
}

/** Tells of a document with words of these stems whether it may answer: true wherever only its text, its record or its names can tell. */
export type MayAnswer = (stems: ReadonlySet<string>) => boolean

/** Stems the words of a query once, and not for each document. */
export function readMayAnswer(needed: RequiredTerms): MayAnswer {
  const read = (one: Condition | Placed): MayAnswer => {
    switch (one.kind) {
      case 'word':
        return has(one.word)
      case 'phrase':
        return every(one.words.map(has))
      case 'all':
        return every(one.of.map(read))
      case 'any':
      case 'either':
        return some(one.of.map(read))
      case 'near':
        return every([read(one.left), read(one.right)])
      case 'prefix':
      case 'not':
      case 'field':
        return () => true
    }
  }
  return needed === null ? () => true : read(needed)
}

const has = (word: string): MayAnswer => {
  const root = stem(word)
  return (stems) => stems.has(root)
}
const every =
  (of: readonly MayAnswer[]): MayAnswer =>
  (stems) =>
    of.every((one) => one(stems))
const some =
  (of: readonly MayAnswer[]): MayAnswer =>
  (stems) =>
    of.some((one) => one(stems))

/**
 * Stems of which whatever answers has at least one, the fewest and longest that there are, since long words are rare; null where a document
 * without any of them may answer.
 */
export function requiredTerms(needed: RequiredTerms): string[] | null {
  if (needed === null) return null
  const of = (one: Condition | Placed): string[] | null => {
    switch (one.kind) {
      case 'word':
        return [stem(one.word)]
      case 'phrase':
        return rarest(one.words.map((word) => [stem(word)]))
      case 'all':
        return rarest(one.of.map(of))
      case 'near':
        return rarest([of(one.left), of(one.right)])
      case 'any':
      case 'either': {
        const each = one.of.map(of)
        return each.includes(null) ? null : [...new Set((each as string[][]).flat())]
      }
      case 'prefix':
      case 'not':
      case 'field':
        return null
    }
  }
  return of(needed)
}

function rarest(ways: readonly (string[] | null)[]): string[] | null {
  const shortest = (stems: readonly string[]) => Math.min(...stems.map(({ length }) => length))
  const [best] = ways
    .flatMap((one) => (one === null ? [] : [one]))
    .toSorted((one, other) => one.length - other.length || shortest(other) - shortest(one))
  return best ?? null
}
