import type { Sought } from '../engine.ts'
import type { Budget } from './budget.ts'
import type { Library, Seen } from './held.ts'
import { ofHeading, ofStem } from './keys.ts'
import type { Mask } from './match.ts'
import { joined } from './build-segment.ts'
import { entriesBeginning } from './placed.ts'
import { type Weighed, ofDocument, worthOf } from './weights.ts'
import type { WordList } from './write-segment.ts'

type Counts = Pick<WordList, 'documents' | 'times'>

/** The lists of a segment that a search reads, each once. */
export function readLists({ segment }: Seen, budget: Budget) {
  const known = new Map<string, Counts | null>()
  return (key: string): Counts | null => {
    let list = known.get(key)
    if (list === undefined) {
      const entry = segment.find(key)
      list = entry < 0 ? null : segment.countsOf(entry)
      budget.spend(list?.documents.length ?? 0)
      known.set(key, list)
    }
    return list
  }
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

/** BM25 of every document of a segment. */
export function scoreTexts(one: Seen, weighed: readonly Weighed[], lists: (key: string) => Counts | null, library: Library): Float32Array {
  const { collection, columns } = one.segment
  const { lengths } = columns
  const scores = new Float32Array(one.segment.documents)
  for (const { key, weight } of weighed) {
    const list = lists(key)
    if (list === null || weight === 0) continue
    const { documents, times } = list
    for (let i = 0; i < documents.length; i += 1) {
      const slot = documents[i]!
      scores[slot]! += worthOf(times[i]!, weight, lengths[slot]! / library.averageLength, ofDocument[collection])
    }
  }
  return scores
}

/** How much of what is sought each document of a segment has, by its parts: itself or what else says it. */
export function coverTexts(
  one: Seen,
  sought: readonly Sought[],
  parts: readonly number[],
  lists: (key: string) => Counts | null,
  budget: Budget,
): Float32Array {
  const size = one.segment.documents
  const covered = new Float32Array(size)
  sought.forEach(({ stems, prefix, others }, i) => {
    const has = hasAll(
      size,
      stems.map((stem) => lists(ofStem(stem))),
    )
    if (prefix !== undefined) for (const slot of listOfPrefix(one, prefix, budget).documents) has[slot] = 1
    for (const other of others) {
      const says = hasAll(
        size,
        other.stems.map((stem) => lists(ofStem(stem))),
      )
      for (let slot = 0; slot < size; slot += 1) has[slot]! |= says[slot]!
    }
    for (let slot = 0; slot < size; slot += 1) if (has[slot] === 1) covered[slot]! += parts[i]!
  })
  return covered
}

function hasAll(size: number, lists: readonly (Counts | null)[]): Mask {
  const has = new Uint8Array(size)
  if (lists.length === 0 || lists.includes(null)) return has
  if (lists.length === 1) {
    for (const slot of lists[0]!.documents) has[slot] = 1
    return has
  }
  for (const list of lists) for (const slot of list!.documents) has[slot]! += 1
  for (let slot = 0; slot < size; slot += 1) has[slot] = has[slot] === lists.length ? 1 : 0
  return has
}

/** How many of what is sought stand in the heading of each document. */
export function countHeadings(one: Seen, sought: readonly Sought[], lists: (key: string) => Counts | null): Uint8Array {
  const counts = new Uint8Array(one.segment.documents)
  for (const { stems } of sought) {
    const has = hasAll(
      counts.length,
      stems.map((stem) => lists(ofHeading(stem))),
    )
    for (let slot = 0; slot < counts.length; slot += 1) counts[slot]! += has[slot]!
  }
  return counts
}
