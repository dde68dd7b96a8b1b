import type { Placed } from '../../query/query.ts'
import { stem } from '../../words/stem.ts'
import type { Budget } from './budget.ts'
import { type Cursor, goesOn, walk } from './cursor.ts'
import { ofStem, paragraphStarts, sentenceStarts } from './keys.ts'
import { type Starts, type Stretch, inOrder, joinNear } from './near.ts'
import type { Segment, Steps } from './open-segment.ts'

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
  const beginnings = readBeginnings(segment, placed.words, 1, budget)
  return (slot) => beginnings(slot) > 0
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

/** Where the words of a phrase begin to stand one behind another in the document asked last. */
let begins = new Uint32Array(1 << 10)

/**
 * Reads in how many places, of so many at most, words stand one behind another, each as it is written; the first words of these are in `begins`. Asked in
 * ascending order.
 */
function readBeginnings(segment: Segment, words: readonly string[], most: number, budget: Budget): (slot: number) => number {
  const entries = words.map(segment.find)
  if (entries.includes(-1)) return () => 0
  for (const entry of entries) budget.spend(segment.documentsOf(entry))
  // The rarest first: the fewer places remain, the less is compared.
  const walked = entries.map((entry, at) => ({ at, entry })).sort((a, b) => segment.documentsOf(a.entry) - segment.documentsOf(b.entry))
  const cursors = walked.map(({ entry }) => walk(segment.stepsOf(entry), budget))
  const steps: Steps[] = []
  return (slot) => {
    for (let i = 0; i < cursors.length; i += 1) if (!cursors[i]!.at(slot)) return 0
    // All are read before any is compared: a question that is answered in between puts down places of its own.
    for (let i = 0; i < cursors.length; i += 1) steps[i] = cursors[i]!.steps()
    let many = begin(steps[0]!, walked[0]!.at)
    for (let i = 1; i < steps.length && many > 0; i += 1)
      many = keepFollowed(many, steps[i]!, walked[i]!.at, i + 1 < steps.length ? many : most)
    return many
  }
}

/** Puts down where a phrase would begin of which the word stands so many words behind the first. */
function begin({ of, from, end }: Steps, at: number): number {
  if (begins.length < end - from) begins = new Uint32Array(2 * (end - from))
  const into = begins
  let start = -at
  let many = 0
  for (let i = from; i < end; i += 1) {
    const step = of[i]!
    start += step
    if (start < 0 || step === goesOn) continue
    into[many] = start
    many += 1
  }
  return many
}

/** Keeps those, at most so many, that another word of the phrase follows, so many words behind the first. */
function keepFollowed(many: number, { of, from, end }: Steps, at: number, most: number): number {
  const among = begins
  let start = -at
  let kept = 0
  let next = 0
  let wanted = among[0]!
  for (let i = from; i < end; i += 1) {
    const step = of[i]!
    start += step
    if (start < wanted || step === goesOn) continue
    while (wanted < start && (next += 1) < many) wanted = among[next]!
    if (wanted < start) break
    if (wanted > start) continue
    among[kept] = start
    kept += 1
    if (kept === most || (next += 1) === many) break
    wanted = among[next]!
  }
  return kept
}

/** Words one behind another, each as it is written. */
function readPhrase(segment: Segment, words: readonly string[], budget: Budget): Places {
  const beginnings = readBeginnings(segment, words, Number.POSITIVE_INFINITY, budget)
  return (slot) => {
    const many = beginnings(slot)
    return Array.from(begins.subarray(0, many), (start): Stretch => [start, start + words.length - 1])
  }
}
