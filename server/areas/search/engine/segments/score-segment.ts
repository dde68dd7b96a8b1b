import type { Sought } from '../engine.ts'
import { type Weighed, normOf, ofDocument } from '../weights.ts'
import type { Budget } from './budget.ts'
import type { Library, Seen } from './held.ts'
import { ofHeading, ofStem } from './keys.ts'
import { joined } from './build-segment.ts'
import { maskOfSlots, or, slotsOf } from './mask.ts'
import type { Counts, Segment } from './open-segment.ts'
import { entriesBeginning } from './placed.ts'
import { takeNumbers } from './room.ts'

/** Reads the lists of a segment by their keys. */
export const readLists =
  ({ segment }: Seen, budget: Budget) =>
  (key: string): Counts | null => {
    const entry = segment.find(key)
    if (entry < 0) return null
    budget.spend(segment.documentsOf(entry))
    return segment.countsOf(entry)
  }

/** The documents of a segment that have a word that begins so. */
export function listOfPrefix({ segment }: Seen, prefix: string, budget: Budget): Counts {
  const lists: Counts[] = []
  for (const entry of entriesBeginning(segment, prefix)) {
    budget.spend(segment.documentsOf(entry))
    lists.push(segment.countsOf(entry))
  }
  return lists.length === 0 ? { documents: new Uint16Array(), times: new Uint8Array() } : joined(lists)
}

/** BM25 of every document of a segment: as worthOf has it, with what does not change from word to word taken out of the loop. */
export function scoreTexts(one: Seen, weighed: readonly Weighed[], lists: (key: string) => Counts | null, library: Library): Float32Array {
  const scores = takeNumbers(one.segment.documents)
  const { k1 } = ofDocument[one.segment.collection]
  const norms = normsOf(one.segment, library.averageLength)
  for (const { stem, weight } of weighed) {
    const list = lists(ofStem(stem))
    if (list === null || weight === 0) continue
    const { documents, times } = list
    const most = weight * (k1 + 1)
    for (let i = 0; i < documents.length; i += 1) {
      const slot = documents[i]!
      scores[slot]! += (most * times[i]!) / (times[i]! + norms[slot]!)
    }
  }
  return scores
}

const knownNorms = new WeakMap<Segment, { averageLength: number; norms: Float32Array }>()

/** The norm of each document of a segment. */
function normsOf(segment: Segment, averageLength: number): Float32Array {
  const known = knownNorms.get(segment)
  if (known?.averageLength === averageLength) return known.norms
  const constants = ofDocument[segment.collection]
  const norms = Float32Array.from(segment.columns.lengths, (length) => normOf(length / averageLength, constants))
  knownNorms.set(segment, { averageLength, norms })
  return norms
}

/** How much of what is sought each document of a segment has, by its parts: itself or what else says it. */
export function coverTexts(
  one: Seen,
  sought: readonly Sought[],
  parts: readonly number[],
  lists: (key: string) => Counts | null,
  budget: Budget,
): Float32Array {
  const covered = takeNumbers(one.segment.documents)
  sought.forEach(({ stems, prefix, others }, i) => {
    const says = [
      havingAll(stems.map((stem) => lists(ofStem(stem)))),
      ...others.map((other) => havingAll(other.stems.map((stem) => lists(ofStem(stem))))),
      ...(prefix === undefined ? [] : [listOfPrefix(one, prefix, budget).documents]),
    ].filter(({ length }) => length > 0)
    const slots =
      says.length > 1 ? slotsOf(says.map((documents) => maskOfSlots(covered.length, documents)).reduce(or)) : (says[0] ?? noDocuments)
    addTo(covered, slots, parts[i]!)
  })
  return covered
}

function addTo(sums: Float32Array, slots: Uint16Array, more: number) {
  for (let i = 0; i < slots.length; i += 1) sums[slots[i]!]! += more
}

const noDocuments = new Uint16Array()

/** The documents that are in all of some lists, ascending. */
export function havingAll(lists: readonly (Counts | null)[]): Uint16Array {
  if (lists.length === 0 || lists.includes(null)) return noDocuments
  const [first, ...rest] = lists.map((list) => list!.documents).sort((a, b) => a.length - b.length)
  return rest.reduce(inBoth, first!)
}

function inBoth(one: Uint16Array, other: Uint16Array): Uint16Array {
  const both = new Uint16Array(one.length)
  let count = 0
  let at = 0
  for (const slot of one) {
    while (at < other.length && other[at]! < slot) at += 1
    if (other[at] === slot) both[count++] = slot
  }
  return both.subarray(0, count)
}

/** How many of what is sought stand in the heading of each document. */
export function countHeadings(one: Seen, sought: readonly Sought[], lists: (key: string) => Counts | null): Uint8Array {
  const counts = new Uint8Array(one.segment.documents)
  for (const { stems } of sought) for (const slot of havingAll(stems.map((stem) => lists(ofHeading(stem))))) counts[slot]! += 1
  return counts
}
