import { setImmediate } from 'node:timers/promises'
import type { SearchStorage } from '../storage.ts'
import type { Bigram } from '../words/bigrams.ts'
import type { DocumentsOf } from './segment-documents-cache.ts'
import { type PositionsOf, createIntersection } from './intersect-positions.ts'
import { type PostingList, findPostingList } from './segment.ts'
import type { BucketRow, PositionsAsked } from './storage.ts'

/** Documents in which bigrams stand one behind the other, and how often, about. */
export interface SegmentHits {
  /** What everybody may find. */
  open: { ids: number[]; times: number[] }
  /** What belongs to somebody. */
  own: { ids: number[]; times: number[] }
}

/** In more documents it is only asked whether they stand so; how often the rarest of the pairs stands there tells how often, about. */
const mostReadWhole = 5_000
/** Requests get their turn after so many documents: 5 ms. */
const readAtOnce = 5_000

export type FindInSegments = (pairs: readonly Bigram[]) => Promise<SegmentHits>

/** Finds in the segments where pairs stand one behind the other, each beginning with the last word of the one before. */
export async function findInSegments(storage: SearchStorage, pairs: readonly Bigram[], documentsOf: DocumentsOf): Promise<SegmentHits> {
  const rows = await storage.bucketRows(pairs.map(({ bucket }) => bucket))
  const documents = await documentsOf(storage, rows)
  const found: SegmentHits = { open: { ids: [], times: [] }, own: { ids: [], times: [] } }
  const adderOf = ({ segment, isPublic }: BucketRow) => {
    const held = documents.get(segment)?.documents
    const { ids, times: all } = isPublic ? found.open : found.own
    return (number: number, times: number) => {
      const id = held?.[number] ?? 0
      if (id === 0 || times === 0) return
      ids.push(id)
      all.push(times)
    }
  }
  const candidates = intersectSegments(rows, pairs)
  if (pairs.length === 1) {
    // Most places take a byte: how often two words stand there need not be known better.
    for (const { row, of, numbers } of candidates) {
      const add = adderOf(row)
      for (const [n, number] of numbers.entries()) add(number, bytesOf(of[0]!.pair, n))
    }
    return found
  }
  const places = await storage.placesOf(candidates.flatMap(({ of, numbers }) => of.map((one) => spanOf(one, numbers))))
  const documentsToRead = candidates.reduce((sum, { numbers }) => sum + numbers.length, 0)
  const isRough = documentsToRead > mostReadWhole
  let read = 0
  let nextPlaces = 0
  for (const { row, of, numbers } of candidates) {
    const own = of.map(({ pair }): PositionsOf => ({ pair, places: places[nextPlaces++]!, from: startOf(pair, numbers[0]!) }))
    const add = adderOf(row)
    const countRuns = createIntersection(own)
    const at = new Int32Array(own.length)
    for (const number of numbers) {
      for (let k = 0; k < own.length; k += 1) {
        const { documents: all } = own[k]!.pair
        while (all[at[k]!]! < number) at[k]! += 1
      }
      const times = countRuns(at, isRough ? 1 : Infinity)
      add(number, isRough && times > 0 ? fewestBytes(own, at) : times)
      read += 1
      if (read % readAtOnce === 0) await setImmediate()
    }
  }
  return found
}

/** A segment in which some documents have all of the pairs. */
interface Candidate {
  row: BucketRow
  of: { row: BucketRow; pair: PostingList }[]
  /** The documents by their numbers, ascending. */
  numbers: Int32Array
}

function intersectSegments(rows: readonly BucketRow[], pairs: readonly Bigram[]): Candidate[] {
  const candidates: Candidate[] = []
  for (let from = 0; from < rows.length;) {
    let to = from + 1
    while (to < rows.length && rows[to]!.segment === rows[from]!.segment) to += 1
    // A bucket without a row has none of its pairs.
    if (to - from === pairs.length) {
      const of = rows.slice(from, to).map((row) => ({ row, pair: findPostingList(row.pairs, pairs[row.at]!) }))
      const numbers = of.map(({ pair }) => pair.documents).reduce(intersect)
      if (numbers.length > 0) candidates.push({ row: rows[from]!, of, numbers })
    }
    from = to
  }
  return candidates
}

function fewestBytes(of: readonly PositionsOf[], at: Int32Array): number {
  let fewest = Infinity
  for (let k = 0; k < of.length; k += 1) fewest = Math.min(fewest, bytesOf(of[k]!.pair, at[k]!))
  return fewest
}

const bytesOf = ({ placesAt }: PostingList, n: number) => placesAt[n + 1]! - placesAt[n]!

/** The bytes in which the places of a pair are, from the first of some documents to the last. */
function spanOf({ row: { segment, bucket }, pair }: Candidate['of'][number], numbers: Int32Array): PositionsAsked {
  const from = startOf(pair, numbers[0]!)
  return { segment, bucket, from, length: pair.placesAt[numberIn(pair.documents, numbers.at(-1)!) + 1]! - from }
}

const startOf = ({ documents, placesAt }: PostingList, number: number) => placesAt[numberIn(documents, number)]!

/** Where a number stands in an ascending list that has it. */
function numberIn(list: Int32Array, number: number): number {
  let low = 0
  let high = list.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (list[middle]! < number) low = middle + 1
    else high = middle
  }
  return low
}

/** What stands in both of two ascending lists. */
function intersect(first: Int32Array, second: Int32Array): Int32Array {
  const both = new Int32Array(Math.min(first.length, second.length))
  let count = 0
  for (let i = 0, j = 0; i < first.length && j < second.length;) {
    const [one, other] = [first[i]!, second[j]!]
    if (one === other) both[count++] = one
    if (one <= other) i += 1
    if (other <= one) j += 1
  }
  return both.subarray(0, count)
}
