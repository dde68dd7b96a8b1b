import { type Match, join, negate, nothing } from './match.ts'
import type { Condition, Placed } from './query.ts'
import { allOf, anyOf, beginning, phraseInBlocks } from './tsquery.ts'
import type { Vocabulary } from './vocabulary.ts'

type Near = Extract<Condition, { kind: 'near' }>
type Field = Extract<Condition, { kind: 'field' }>

/** What the index does not know: which documents a field means, and in which the words stand near enough. */
export interface Resolved {
  fields: Map<Field, Match>
  /** Null before texts were read: then what has all the words stands for it, and everything for its negation. */
  near: Map<Near, number[]> | null
}

/** Puts a query into the index's terms. */
export function writeMatch(condition: Condition, vocabulary: Vocabulary, resolved: Resolved, negated = false): Match {
  const write = (one: Condition) => writeMatch(one, vocabulary, resolved, negated)
  switch (condition.kind) {
    case 'word':
    case 'prefix':
    case 'phrase':
      return writePlaced(condition, vocabulary)
    case 'near': {
      if (resolved.near) return { kind: 'documents', ids: resolved.near.get(condition) ?? [] }
      return negated ? nothing : writePlaced(condition, vocabulary)
    }
    case 'all':
    case 'any':
      return join(condition.kind, condition.of.map(write))
    case 'not':
      return negate(writeMatch(condition.of, vocabulary, resolved, !negated))
    case 'field':
      return resolved.fields.get(condition) ?? nothing
  }
}

function writePlaced(placed: Placed, vocabulary: Vocabulary): Match {
  const write = (one: Placed) => writePlaced(one, vocabulary)
  switch (placed.kind) {
    case 'word':
      return { kind: 'words', tsquery: anyOf(vocabulary.formsOf(placed.word)) }
    case 'prefix':
      return { kind: 'words', tsquery: beginning(placed.prefix) }
    case 'phrase': {
      if (placed.words.length === 1) return { kind: 'words', tsquery: allOf(placed.words) }
      return { kind: 'phrase', words: placed.words, tsquery: phraseInBlocks(placed.words, vocabulary.blocks), found: null }
    }
    case 'either':
      return join('any', placed.of.map(write))
    case 'near':
      return join('all', [write(placed.left), write(placed.right)])
  }
}
