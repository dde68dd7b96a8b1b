import type { Placed } from '../../query/query.ts'
import { stem } from '../../words/stem.ts'
import type { Expression } from '../engine.ts'
import type { Budget } from './budget.ts'
import { ofStem, paragraphStarts } from './keys.ts'
import type { Segment } from './open-segment.ts'
import { entriesBeginning, readPlaces, readStanding, readStarts } from './placed.ts'
import { havingAll } from './score-segment.ts'
import { noDate } from './write-segment.ts'

/** Which documents of a segment are meant: 1, by their slots. */
export type Mask = Uint8Array

/** Finds the documents of a segment that are meant, whoever sees them. */
export function match(segment: Segment, expression: Expression, budget: Budget): Mask {
  const mask = new Uint8Array(segment.documents)
  switch (expression.kind) {
    case 'everything':
      return mask.fill(1)
    case 'documents': {
      const ids = new Set(expression.ids)
      if (ids.size > 0) segment.columns.ids.forEach((id, slot) => ids.has(id) && (mask[slot] = 1))
      return mask
    }
    case 'has': {
      const { values, starts, ids } = segment.columns.dimensions[expression.dimension]
      const meant = new Set(expression.values)
      const isMeant = values.map((value) => meant.has(value))
      if (isMeant.includes(true))
        for (let slot = 0; slot < mask.length; slot += 1)
          for (let i = starts[slot]!; i < starts[slot + 1]!; i += 1) if (isMeant[ids[i]!]) mask[slot] = 1
      return mask
    }
    case 'dated': {
      const from = expression.from === null ? noDate + 1 : Date.parse(expression.from) / 86_400_000
      const to = expression.to === null ? Number.POSITIVE_INFINITY : Date.parse(expression.to) / 86_400_000
      segment.columns.dates.forEach((day, slot) => day >= from && day <= to && (mask[slot] = 1))
      return mask
    }
    case 'not': {
      const of = match(segment, expression.of, budget)
      for (let slot = 0; slot < mask.length; slot += 1) mask[slot] = of[slot]! ^ 1
      return mask
    }
    case 'all': {
      mask.fill(1)
      for (const one of expression.of) {
        and(mask, match(segment, one, budget))
        if (!mask.includes(1)) break
      }
      return mask
    }
    case 'any':
      for (const one of expression.of) or(mask, match(segment, one, budget))
      return mask
    case 'named':
      return matchNamed(segment, expression.words, budget)
    case 'stands':
      return matchPlaced(segment, expression.what, budget)
  }
}

/** What may stand in a document: exact but for phrases and nearness, where all the words do. */
function mayStand(segment: Segment, placed: Placed, budget: Budget): Mask {
  const mask = new Uint8Array(segment.documents)
  const add = (entry: number) => {
    if (entry < 0) return
    const { documents } = segment.countsOf(entry)
    budget.spend(documents.length)
    for (const slot of documents) mask[slot] = 1
  }
  switch (placed.kind) {
    case 'word':
      add(segment.find(ofStem(stem(placed.word))))
      return mask
    case 'prefix':
      for (const entry of entriesBeginning(segment, placed.prefix)) add(entry)
      return mask
    case 'either':
      for (const one of placed.of) or(mask, mayStand(segment, one, budget))
      return mask
    case 'near':
      or(mask, mayStand(segment, placed.left, budget))
      return and(mask, mayStand(segment, placed.right, budget))
    case 'phrase': {
      const entries = placed.words.map(segment.find)
      if (entries.includes(-1)) return mask
      for (const entry of entries) budget.spend(segment.documentsOf(entry))
      for (const slot of havingAll(entries.map(segment.countsOf))) mask[slot] = 1
      return mask
    }
  }
}

const isCertain = (placed: Placed): boolean =>
  placed.kind === 'word' ||
  placed.kind === 'prefix' ||
  (placed.kind === 'phrase' && placed.words.length === 1) ||
  (placed.kind === 'either' && placed.of.every(isCertain))

function matchPlaced(segment: Segment, placed: Placed, budget: Budget): Mask {
  const mask = mayStand(segment, placed, budget)
  if (isCertain(placed) || !mask.includes(1)) return mask
  const stands = readStanding(segment, placed, budget)
  for (let slot = mask.indexOf(1); slot >= 0; slot = mask.indexOf(1, slot + 1)) if (!stands(slot)) mask[slot] = 0
  return mask
}

/** Names are lines of the heading: what is in one begins and ends there. */
function matchNamed(segment: Segment, words: readonly string[], budget: Budget): Mask {
  const phrase: Placed = { kind: 'phrase', words: [...words] }
  const mask = mayStand(segment, phrase, budget)
  if (words.length === 0 || !mask.includes(1)) return mask.fill(0)
  const places = readPlaces(segment, phrase, budget)
  const lines = readStarts(segment, paragraphStarts, budget)
  const { names } = segment.columns
  for (let slot = mask.indexOf(1); slot >= 0; slot = mask.indexOf(1, slot + 1)) {
    const breaks = new Set(lines(slot))
    const isNamed = places(slot).some(([first, last]) => last < names[slot]! && !words.some((_, i) => i > 0 && breaks.has(first + i)))
    if (!isNamed) mask[slot] = 0
  }
  return mask
}

export function and(mask: Mask, other: Mask): Mask {
  for (let slot = 0; slot < mask.length; slot += 1) mask[slot]! &= other[slot]!
  return mask
}

export function or(mask: Mask, other: Mask): Mask {
  for (let slot = 0; slot < mask.length; slot += 1) mask[slot]! |= other[slot]!
  return mask
}

export function count(mask: Mask): number {
  let sum = 0
  for (let slot = 0; slot < mask.length; slot += 1) sum += mask[slot]!
  return sum
}
