import { VarintReader } from '../words/varint.ts'
import type { PostingList } from './segment.ts'

/** Where a pair stands in some documents of a segment. */
export interface PositionsOf {
  pair: PostingList
  /** The places in these documents, one behind the other. */
  places: Uint8Array
  /** Where among the places of the pair's row they begin, in bytes. */
  from: number
}

/**
 * Intersects posting lists by position: counts how often pairs stand one behind the other in a document, each beginning one place after the one before; `at` tells which of each
 * pair's documents it is, and counting ends at `most`. No place is read beyond what tells that, and nothing is made for a document: there
 * may be twenty thousand.
 */
export function createIntersection(of: readonly PositionsOf[]): (at: Int32Array, most: number) => number {
  const readers = of.map(({ places }) => new VarintReader(places))
  const ends = new Int32Array(of.length)
  /** Where a run would have to begin for the next place of each pair to belong to it. */
  const starts = new Int32Array(of.length)

  const goOn = (k: number): boolean => {
    if (readers[k]!.at >= ends[k]!) return false
    starts[k]! += readers[k]!.next()
    return true
  }

  const begin = (at: Int32Array): boolean => {
    for (let k = 0; k < of.length; k += 1) {
      const { pair, from } = of[k]!
      readers[k]!.at = pair.placesAt[at[k]!]! - from
      ends[k] = pair.placesAt[at[k]! + 1]! - from
      starts[k] = -k
      if (!goOn(k)) return false
    }
    return true
  }

  return (at, most) => {
    if (!begin(at)) return 0
    for (let count = 0; ;) {
      let latest = starts[0]!
      for (let k = 1; k < of.length; k += 1) if (starts[k]! > latest) latest = starts[k]!
      let isRun = true
      for (let k = 0; k < of.length; k += 1) {
        while (starts[k]! < latest) if (!goOn(k)) return count
        if (starts[k]! > latest) isRun = false
      }
      if (!isRun) continue
      count += 1
      if (count >= most || !goOn(0)) return count
    }
  }
}
