import type { Name } from './names.ts'
import type { Provision } from './provisions.ts'

export const fieldNames = ['court', 'judge', 'party', 'cite', 'no', 'year'] as const
export type FieldName = (typeof fieldNames)[number]

/** A number of words, or what both sides stand in. */
export type Distance = number | 'sentence' | 'paragraph'

/** One side of /n, /s, /p or +n: everything of which one can say at which words it stands. */
export type Placed =
  | { kind: 'word'; word: string }
  | { kind: 'prefix'; prefix: string }
  | { kind: 'phrase'; words: string[] }
  | { kind: 'either'; of: Placed[] }
  | { kind: 'near'; left: Placed; right: Placed; distance: Distance; ordered: boolean }

/** A query as it is understood. Words are folded: a word stands for all words of its stem, those of a phrase only for themselves. */
export type Condition =
  | Exclude<Placed, { kind: 'either' }>
  /** `same`: all of these are names of one thing, the typed one first; a document is scored by that, and its `word` also stands there as `other`. */
  | { kind: 'any'; of: Condition[]; same?: { word: string; other: string } }
  /** `run`: the words were typed in one run, such as "Murang'a"; beside /n they are a phrase. */
  | { kind: 'all'; of: Condition[]; run?: string[] }
  | { kind: 'not'; of: Condition }
  | { kind: 'field'; field: FieldName; value: string; years: [first: number, last: number] | null; at: number }

export interface Query {
  /** Null when the query has no word at all: it finds only what it names. */
  condition: Condition | null
  /** The citations and case numbers in the query, but those that are negated or a field's value. */
  names: Name[]
  /** The provisions in the query, whose unit and number should stand beside one another. */
  provisions: Provision[]
  /** Words that are typed one behind another: a document that has them so is worth more. */
  runs: string[][]
}

/** A query that cannot be understood: in words, with the place, for the one who wrote it. `at` counts UTF-16 from 0. */
export class MalformedQuery extends Error {
  readonly at: number

  constructor(words: string, at: number) {
    super(words)
    this.at = at
  }
}

/** Every condition of a query of some kind, outermost first. */
export function* conditionsOf<K extends Condition['kind']>(
  condition: Condition | null,
  kind: K,
): Generator<Extract<Condition, { kind: K }>> {
  if (condition === null) return
  if (condition.kind === kind) yield condition as Extract<Condition, { kind: K }>
  if (condition.kind === 'all' || condition.kind === 'any') for (const one of condition.of) yield* conditionsOf(one, kind)
  if (condition.kind === 'not') yield* conditionsOf(condition.of, kind)
}

/**
 * The words, beginnings and phrases of a query in their order; those it does not want to see, and of several names of one thing others than
 * the typed one, only where they are asked for.
 */
export function* termsOf(
  condition: Condition | Placed | null,
  { negated = false, typed = false } = {},
): Generator<Exclude<Placed, { kind: 'either' | 'near' }>> {
  if (condition === null || condition.kind === 'field') return
  switch (condition.kind) {
    case 'word':
    case 'prefix':
    case 'phrase':
      yield condition
      break
    case 'all':
    case 'any':
    case 'either':
      if (typed && 'same' in condition && condition.same) yield* termsOf(condition.of[0]!, { negated, typed })
      else for (const one of condition.of) yield* termsOf(one, { negated, typed })
      break
    case 'near':
      yield* termsOf(condition.left, { typed })
      yield* termsOf(condition.right, { typed })
      break
    case 'not':
      if (negated) yield* termsOf(condition.of, { negated, typed })
      break
  }
}
