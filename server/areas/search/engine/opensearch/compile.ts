import type { Placed } from '../../query/query.ts'
import { stem } from '../../words/stem.ts'
import type { Expression, Sight } from '../engine.ts'
import { marked } from './mapping.ts'

/** What OpenSearch is asked, as JSON. */
export type Query = Record<string, unknown>

/** What is placed so that OpenSearch cannot say it, with the keys of the texts in which it stands. */
export type Beyond = ReadonlyMap<Placed, readonly string[]>

export const all: Query = { match_all: {} }
export const none: Query = { match_none: {} }
export const oneOf = (field: string, values: readonly (string | number)[]): Query => ({ terms: { [field]: values } })
export const filter = (...filters: Query[]): Query => ({ bool: { filter: filters } })
export const either = (some: readonly Query[]): Query => (some.length === 0 ? none : { bool: { should: some, minimum_should_match: 1 } })
export const but = (...not: Query[]): Query => ({ bool: { must_not: not } })
export const haveStems = (stems: readonly string[], field = 'stems'): Query =>
  stems.length === 0 ? none : filter(...stems.map((one) => ({ term: { [field]: one } })))
export const beginSo = (prefix: string): Query => ({ prefix: { words: prefix } })

/** What a reader sees. */
export const seenBy = ({ owner, shared, hidden }: Sight): Query =>
  either([
    { term: { owner: '' } },
    ...(owner === ''
      ? []
      : [hidden.length === 0 ? { term: { owner } } : { bool: { filter: [{ term: { owner } }], must_not: [oneOf('id', hidden)] } }]),
    ...(shared.length === 0 ? [] : [oneOf('id', shared)]),
  ])

const dayOf = (date: string) => Date.parse(date) / 86_400_000

/** Which texts are meant; `beyond` has all of it that `beyondIn` finds. */
export function compile(meant: Expression, beyond: Beyond): Query {
  switch (meant.kind) {
    case 'everything':
      return all
    case 'documents':
      return oneOf('id', meant.ids)
    case 'has':
      return oneOf(meant.dimension, meant.values)
    case 'dated':
      return {
        range: { day: { ...(meant.from !== null && { gte: dayOf(meant.from) }), ...(meant.to !== null && { lte: dayOf(meant.to) }) } },
      }
    case 'not':
      return but(compile(meant.of, beyond))
    case 'all':
      return meant.of.length === 0 ? all : filter(...meant.of.map((one) => compile(one, beyond)))
    case 'any':
      return either(meant.of.map((one) => compile(one, beyond)))
    case 'named':
      return meant.words.length === 0 ? none : phrase(meant.words, 'names')
    case 'stands':
      return standing(meant.what, beyond)
  }
}

const phrase = (words: readonly string[], field = 'words'): Query =>
  words.length === 1 ? { term: { [field]: words[0]! } } : { match_phrase: { [field]: words.join(' ') } }
export const phraseIn = (words: readonly string[]) => phrase(words)

function standing(what: Placed, beyond: Beyond): Query {
  switch (what.kind) {
    case 'word':
      return { term: { stems: stem(what.word) } }
    case 'prefix':
      return beginSo(what.prefix)
    case 'phrase':
      return what.words.length === 0 ? none : phrase(what.words)
    case 'either':
      return either(what.of.map((one) => standing(one, beyond)))
    case 'near': {
      const keys = beyond.get(what)
      return keys === undefined ? { intervals: { words: anyOf(intervalsOf(what)!) } } : { ids: { values: keys } }
    }
  }
}

/** What may have something placed in it: all that have its words. */
export function mayStand(what: Placed): Query {
  if (what.kind === 'near') return filter(mayStand(what.left), mayStand(what.right))
  return what.kind === 'either' ? either(what.of.map(mayStand)) : standing(what, new Map())
}

/** A beginning of more words than these is not placed by OpenSearch. */
export const mostForms = 1_000
/** More ways than these to say one thing are not sent. */
const maxWays = 200

/**
 * Stretches of words, each way to have them by itself. Null for what OpenSearch cannot say: it keeps of stretches that lie in one another the shortest
 * alone, and of 'fraud near title' near a third word a longer one may be nearer to that. Within a sentence or a paragraph the shortest is what counts.
 */
function intervalsOf(what: Placed): Query[] | null {
  switch (what.kind) {
    case 'word':
      return [{ match: { query: stem(what.word), use_field: 'stems' } }]
    case 'prefix':
      return [{ wildcard: { pattern: `${what.prefix}*`, max_expansions: mostForms } }]
    case 'phrase':
      return [{ match: { query: what.words.join(' '), ordered: true, max_gaps: 0 } }]
    case 'either': {
      const ways = what.of.map(intervalsOf)
      return ways.some((way) => way === null) ? null : ways.flatMap((way) => way!)
    }
    case 'near': {
      const { distance, ordered } = what
      if (typeof distance === 'number' && (hasNear(what.left) || hasNear(what.right))) return null
      const [left, right] = [intervalsOf(what.left), intervalsOf(what.right)]
      if (left === null || right === null || left.length * right.length > maxWays) return null
      const how = typeof distance === 'number' ? { max_gaps: distance - 1 } : { filter: { contained_by: unit(distance) } }
      // Parts that stand in any order may overlap there: each order is said by itself.
      const line = (one: Query, other: Query) => ({ all_of: { intervals: [one, unlike(one, other)], ordered: true, ...how } })
      return left.flatMap((one) => right.flatMap((other) => (ordered ? [line(one, other)] : [line(one, other), line(other, one)])))
    }
  }
}

/** Lucene counts the words between two stretches of one kind wrongly: of such the other is said so that it does not notice, or a word that none is. */
const unlike = (one: Query, other: Query): Query =>
  JSON.stringify(one) === JSON.stringify(other) ? anyOf([other, { match: { query: noWord } }]) : other
const noWord = '-'

const hasNear = (what: Placed): boolean => what.kind === 'near' || (what.kind === 'either' && what.of.some(hasNear))
const anyOf = (intervals: Query[]): Query => (intervals.length === 1 ? intervals[0]! : { any_of: { intervals } })

function unit(of: 'sentence' | 'paragraph'): Query {
  const mark = (tokens: readonly string[]) => anyOf(tokens.map((query) => ({ match: { query, use_field: 'marks' } })))
  return { all_of: { intervals: [mark(marked[of].begins), mark(marked[of].ends)], ordered: true } }
}

/** What of an expression OpenSearch cannot say; `isWide` tells beginnings of more words than it places. */
export function* beyondIn(meant: Expression, isWide: (prefix: string) => boolean): Generator<Placed> {
  for (const near of nearsIn(meant)) if (intervalsOf(near) === null || [...prefixesIn(near)].some(isWide)) yield near
}

/** The beginnings of words that are placed beside something. */
export function* placedPrefixes(meant: Expression): Generator<string> {
  for (const near of nearsIn(meant)) yield* prefixesIn(near)
}

function* nearsIn(meant: Expression): Generator<Placed> {
  if (meant.kind === 'not') yield* nearsIn(meant.of)
  if (meant.kind === 'all' || meant.kind === 'any') for (const one of meant.of) yield* nearsIn(one)
  if (meant.kind === 'stands') yield* nearsOf(meant.what)
}

function* nearsOf(what: Placed): Generator<Placed> {
  if (what.kind === 'either') for (const one of what.of) yield* nearsOf(one)
  if (what.kind === 'near') yield what
}

function* prefixesIn(what: Placed): Generator<string> {
  if (what.kind === 'prefix') yield what.prefix
  if (what.kind === 'either') for (const one of what.of) yield* prefixesIn(one)
  if (what.kind === 'near') for (const one of [what.left, what.right]) yield* prefixesIn(one)
}
