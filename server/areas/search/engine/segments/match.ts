import type { Placed } from '../../query/query.ts'
import { stem } from '../../words/stem.ts'
import type { Expression } from '../engine.ts'
import type { Budget } from './budget.ts'
import { ofStem, paragraphStarts } from './keys.ts'
import { type Mask, allOf, and, isEmpty, maskOfSlots, noneOf, not, or, put, slotsOf } from './mask.ts'
import type { Segment } from './open-segment.ts'
import { entriesBeginning, readPlaces, readStanding, readStarts } from './placed.ts'
import { havingAll } from './score-segment.ts'
import { noDate } from './write-segment.ts'

/** Finds the documents of a segment that are meant, whoever sees them. */
export function match(segment: Segment, expression: Expression, budget: Budget): Mask {
  const { documents } = segment
  switch (expression.kind) {
    case 'everything':
      return allOf(documents)
    case 'documents':
      return matchIds(segment, expression.ids)
    case 'has':
    case 'dated':
      return matchColumn(segment, expression)
    case 'not':
      return not(match(segment, expression.of, budget), documents)
    case 'all': {
      let mask = allOf(documents)
      for (const one of expression.of) {
        mask = and(mask, match(segment, one, budget))
        if (isEmpty(mask)) break
      }
      return mask
    }
    case 'any':
      return expression.of.reduce((mask, one) => or(mask, match(segment, one, budget)), noneOf(documents))
    case 'named':
      return matchNamed(segment, expression.words, budget)
    case 'stands':
      return matchPlaced(segment, expression.what, budget)
  }
}

function matchIds({ documents, columns }: Segment, meant: readonly number[]): Mask {
  const mask = noneOf(documents)
  const ids = new Set(meant)
  if (ids.size > 0) for (let slot = 0; slot < documents; slot += 1) if (ids.has(columns.ids[slot]!)) put(mask, slot)
  return mask
}

/** What narrows, narrows one search after another, and a segment does not change. */
const columnMasks = new WeakMap<Segment, Map<string, Mask>>()
const mostColumnMasks = 50

function matchColumn(segment: Segment, expression: Extract<Expression, { kind: 'has' | 'dated' }>): Mask {
  let known = columnMasks.get(segment)
  if (!known) columnMasks.set(segment, (known = new Map()))
  const key = JSON.stringify(expression)
  let mask = known.get(key)
  if (!mask) {
    mask = expression.kind === 'has' ? matchValues(segment, expression) : matchDays(segment, expression)
    if (known.size >= mostColumnMasks) known.clear()
    known.set(key, mask)
  }
  return mask
}

function matchValues({ documents, columns }: Segment, { dimension, values: meant }: Extract<Expression, { kind: 'has' }>): Mask {
  const mask = noneOf(documents)
  const { values, starts, ids } = columns.dimensions[dimension]
  const isMeant = Uint8Array.from(values, (value) => (meant.includes(value) ? 1 : 0))
  if (isMeant.includes(1))
    for (let slot = 0; slot < documents; slot += 1)
      for (let i = starts[slot]!; i < starts[slot + 1]!; i += 1) if (isMeant[ids[i]!] === 1) put(mask, slot)
  return mask
}

function matchDays({ documents, columns }: Segment, dated: Extract<Expression, { kind: 'dated' }>): Mask {
  const mask = noneOf(documents)
  const from = dated.from === null ? noDate + 1 : Date.parse(dated.from) / 86_400_000
  const to = dated.to === null ? Number.POSITIVE_INFINITY : Date.parse(dated.to) / 86_400_000
  for (let slot = 0; slot < documents; slot += 1) if (columns.dates[slot]! >= from && columns.dates[slot]! <= to) put(mask, slot)
  return mask
}

/** What may stand in a document: exact but for phrases and nearness, where all the words do. */
function mayStand(segment: Segment, placed: Placed, budget: Budget): Mask {
  const { documents } = segment
  switch (placed.kind) {
    case 'word': {
      const entry = segment.find(ofStem(stem(placed.word)))
      return entry < 0 ? noneOf(documents) : standing([entry])
    }
    case 'prefix':
      return standing(entriesBeginning(segment, placed.prefix))
    case 'either':
      return placed.of.reduce((mask, one) => or(mask, mayStand(segment, one, budget)), noneOf(documents))
    case 'near':
      return and(mayStand(segment, placed.left, budget), mayStand(segment, placed.right, budget))
    case 'phrase': {
      const entries = placed.words.map(segment.find)
      if (entries.includes(-1)) return noneOf(documents)
      for (const entry of entries) budget.spend(segment.documentsOf(entry))
      return maskOfSlots(documents, havingAll(entries.map(segment.countsOf)))
    }
  }

  function standing(entries: Iterable<number>): Mask {
    const mask = noneOf(documents)
    for (const entry of entries) {
      const slots = segment.countsOf(entry).documents
      budget.spend(slots.length)
      for (let i = 0; i < slots.length; i += 1) put(mask, slots[i]!)
    }
    return mask
  }
}

const isCertain = (placed: Placed): boolean =>
  placed.kind === 'word' ||
  placed.kind === 'prefix' ||
  (placed.kind === 'phrase' && placed.words.length === 1) ||
  (placed.kind === 'either' && placed.of.every(isCertain))

function matchPlaced(segment: Segment, placed: Placed, budget: Budget): Mask {
  const mask = mayStand(segment, placed, budget)
  if (isCertain(placed)) return mask
  const stands = readStanding(segment, placed, budget)
  return keep(segment, mask, stands)
}

/** Those of a mask of which something holds, asked in ascending order. */
function keep({ documents }: Segment, mask: Mask, holds: (slot: number) => boolean): Mask {
  const kept = noneOf(documents)
  const slots = slotsOf(mask)
  for (let i = 0; i < slots.length; i += 1) if (holds(slots[i]!)) put(kept, slots[i]!)
  return kept
}

/** Names are lines of the heading: what is in one begins and ends there. */
function matchNamed(segment: Segment, words: readonly string[], budget: Budget): Mask {
  const phrase: Placed = { kind: 'phrase', words: [...words] }
  const mask = mayStand(segment, phrase, budget)
  if (words.length === 0) return noneOf(segment.documents)
  const places = readPlaces(segment, phrase, budget)
  const lines = readStarts(segment, paragraphStarts, budget)
  const { names } = segment.columns
  const isNamed = (slot: number) => {
    const breaks = new Set(lines(slot))
    return places(slot).some(([first, last]) => last < names[slot]! && !words.some((_, i) => i > 0 && breaks.has(first + i)))
  }
  return keep(segment, mask, isNamed)
}
