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
const maxForms = 2_000

/** Reads where what is placed stands. */
export function readPlaces(segment: Segment, placed: Placed, budget: Budget): Places {
  const starts = { sentence: readStarts(segment, sentenceStarts, budget), paragraph: readStarts(segment, paragraphStarts, budget) }
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

/** Reads whether something stands in one document after another, asked in ascending order: of a phrase no more places than that takes. */
export function readStanding(segment: Segment, placed: Placed, budget: Budget): (slot: number) => boolean {
  if (placed.kind === 'either') {
    const all = placed.of.map((one) => readStanding(segment, one, budget))
    return (slot) => all.some((stands) => stands(slot))
  }
  if (placed.kind !== 'phrase') {
    const places = readPlaces(segment, placed, budget)
    return (slot) => places(slot).length > 0
  }
  const words = walkThrough(segment, placed.words, budget)
  return (slot) => words !== null && words.every(({ cursor }) => cursor.at(slot)) && together(words, 0) >= 0
}

/** The first place, not before one, behind which each of some words stands in the document asked last; -1 where there is none. Asked in ascending order. */
function together(words: readonly PhraseWord[], from: number): number {
  let start = from
  for (let i = 0, agreed = 0; agreed < words.length; i = i + 1 === words.length ? 0 : i + 1) {
    const { at, cursor } = words[i]!
    const place = cursor.from(start + at)
    if (place < 0) return -1
    agreed = place - at === start ? agreed + 1 : 1
    start = place - at
  }
  return start
}

/** Where sentences or paragraphs begin, in one document after another. */
export function readStarts(segment: Segment, key: string, budget: Budget): (slot: number) => Starts {
  const entry = segment.find(key)
  if (entry < 0) return () => []
  let cursor: Cursor | null = null
  let last: { slot: number; starts: Starts } | null = null
  return (slot) => {
    if (last?.slot === slot) return last.starts
    cursor ??= walk(segment.stepsOf(entry), budget)
    last = { slot, starts: cursor.at(slot) ? cursor.places() : [] }
    return last.starts
  }
}

function anyOf(segment: Segment, entries: Iterable<number>, budget: Budget): Places {
  const cursors: Cursor[] = []
  for (const entry of entries) {
    if (cursors.length === maxForms) break
    budget.spend(segment.documentsOf(entry))
    cursors.push(walk(segment.stepsOf(entry), budget))
  }
  return (slot) => {
    budget.spend(cursors.length)
    const found = cursors.flatMap((cursor) => (cursor.at(slot) ? cursor.places() : []))
    return (cursors.length > 1 ? found.sort((a, b) => a - b) : found).map((place): Stretch => [place, place])
  }
}

/** A word of a phrase, so many words behind the first. */
interface PhraseWord {
  at: number
  cursor: Cursor
}

/** The words of a phrase, the rarest first: the fewer places remain, the less is compared. Null where one of them stands nowhere. */
function walkThrough(segment: Segment, words: readonly string[], budget: Budget): PhraseWord[] | null {
  const entries = words.map(segment.find)
  if (entries.includes(-1)) return null
  for (const entry of entries) budget.spend(segment.documentsOf(entry))
  return entries
    .map((entry, at) => ({ at, entry }))
    .sort((a, b) => segment.documentsOf(a.entry) - segment.documentsOf(b.entry))
    .map(({ at, entry }) => ({ at, cursor: walk(segment.stepsOf(entry), budget) }))
}

/** Words one behind another, each as it is written. */
function readPhrase(segment: Segment, words: readonly string[], budget: Budget): Places {
  const walked = walkThrough(segment, words, budget)
  return (slot) => {
    const found: Stretch[] = []
    if (walked === null || !walked.every(({ cursor }) => cursor.at(slot))) return found
    for (let start = together(walked, 0); start >= 0; start = together(walked, start + 1)) found.push([start, start + words.length - 1])
    return found
  }
}
