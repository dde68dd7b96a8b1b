import type { Placed } from '../../query/query.ts'
import { stem } from '../../words/stem.ts'
import type { Budget } from './budget.ts'
import { type Cursor, walk } from './cursor.ts'
import { ofStem, paragraphStarts, sentenceStarts } from './keys.ts'
import { type Starts, type Stretch, inOrder, joinNear } from './near.ts'
import type { Segment } from './open-segment.ts'

/** Where something stands in one document after another, asked in ascending order. */
export type Places = (slot: number) => Stretch[]

/** The entries of the words that begin so. */
export function* entriesBeginning(segment: Segment, prefix: string): Generator<number> {
  const [from, end] = segment.beginning(prefix)
  for (let entry = from; entry < end; entry += 1) yield entry
}

/** The entries of the words of the stem of a word. */
export function entriesOfStem(segment: Segment, word: string): number[] {
  const entry = segment.find(ofStem(stem(word)))
  return entry < 0 ? [] : segment.formsOf(entry).map(segment.find)
}

/** More forms of a beginning are not walked through for places. */
const mostForms = 2_000

/** Reads where what is placed stands. */
export function readPlaces(segment: Segment, placed: Placed, budget: Budget): Places {
  const starts = { sentence: readStarts(segment, sentenceStarts), paragraph: readStarts(segment, paragraphStarts) }
  const read = (one: Placed): Places => {
    switch (one.kind) {
      case 'word':
        return anyOf(segment, entriesOfStem(segment, one.word), budget)
      case 'prefix':
        return anyOf(segment, entriesBeginning(segment, one.prefix), budget)
      case 'phrase':
        return readPhrase(segment, one.words, budget)
      case 'either': {
        const all = one.of.map(read)
        return (slot) => inOrder(all.flatMap((places) => places(slot)))
      }
      case 'near': {
        const [left, right] = [read(one.left), read(one.right)]
        return (slot) => {
          const found = left(slot)
          const others = right(slot)
          budget.spend(found.length + others.length)
          return found.length === 0 || others.length === 0 ? [] : joinNear(found, others, one, (unit) => starts[unit](slot))
        }
      }
    }
  }
  return read(placed)
}

/** Where sentences or paragraphs begin, in one document after another. */
export function readStarts(segment: Segment, key: string): (slot: number) => Starts {
  const entry = segment.find(key)
  if (entry < 0) return () => []
  let cursor: Cursor | null = null
  let last: { slot: number; starts: Starts } | null = null
  return (slot) => {
    if (last?.slot === slot) return last.starts
    cursor ??= walk(segment.listOf(entry))
    last = { slot, starts: cursor.at(slot) ? cursor.places() : [] }
    return last.starts
  }
}

function anyOf(segment: Segment, entries: Iterable<number>, budget: Budget): Places {
  const cursors: Cursor[] = []
  for (const entry of entries) {
    if (cursors.length === mostForms) break
    budget.spend(segment.documentsOf(entry))
    cursors.push(walk(segment.listOf(entry)))
  }
  return (slot) => {
    budget.spend(cursors.length)
    const found = cursors.flatMap((cursor) => (cursor.at(slot) ? cursor.places() : []))
    return (cursors.length > 1 ? found.sort((a, b) => a - b) : found).map((place): Stretch => [place, place])
  }
}

/** Words one behind another, each as it is written. */
function readPhrase(segment: Segment, words: readonly string[], budget: Budget): Places {
  const entries = words.map(segment.find)
  if (entries.includes(-1)) return () => []
  for (const entry of entries) budget.spend(segment.documentsOf(entry))
  // The rarest first: the fewer places remain, the less is compared.
  const cursors = entries
    .map((entry, at) => ({ at, many: segment.documentsOf(entry), cursor: walk(segment.listOf(entry)) }))
    .sort((a, b) => a.many - b.many)
  return (slot) => {
    let starts: number[] | null = null
    for (const { at, cursor } of cursors) {
      if (!cursor.at(slot)) return []
      const places = cursor.places()
      budget.spend(places.length)
      starts = starts === null ? places.map((place) => place - at) : both(starts, places, at)
      if (starts.length === 0) return []
    }
    return starts!.map((start): Stretch => [start, start + words.length - 1])
  }
}

/** Which of some starts have a word so many places behind them; both ascend. */
function both(starts: readonly number[], places: readonly number[], at: number): number[] {
  const found: number[] = []
  let i = 0
  for (const start of starts) {
    while (i < places.length && places[i]! < start + at) i += 1
    if (places[i] === start + at) found.push(start)
  }
  return found
}
