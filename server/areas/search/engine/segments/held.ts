import type { Collection, Sight } from '../engine.ts'
import { type Rarities, rarityOf } from '../weights.ts'
import { ofStem } from './keys.ts'
import { type Mask, isEmpty, maskOfBytes, maskOfSlots, slotsOf } from './mask.ts'
import type { Segment } from './open-segment.ts'
import type { Tables } from './segment-file.ts'

/**
 * A segment, and which of its documents are still as it has them: 1, by their slots. `source` is where it is read from; both may lie in memory that
 * threads share, and with them what one thread marks as gone is gone for all.
 */
export interface Held {
  segment: Segment
  live: Uint8Array
  source: SegmentSource
}

/** A file with what of it lies in memory, or bytes in memory; `key` tells one segment from every other. */
export type SegmentSource = { key: string } & ({ path: string; tables: Tables } | { bytes: Uint8Array })

/** A segment as it goes from thread to thread. */
export type HeldSource = Pick<Held, 'source' | 'live'>

/** Which documents are there, in memory that threads share: all. */
export const allLive = (documents: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(documents)).fill(1)

/** What lies in one segment together: documents of one collection and one owner. */
export const groupOf = ({ collection, owner }: { collection: Collection; owner: string }): string => `${collection} ${owner}`

/** The same, with which of them a reader sees. */
export interface Seen extends Held {
  seen: Mask
}

/** The segments in which a reader sees anything. */
export function seenBy(held: readonly Held[], { collection, owner, shared, hidden }: Sight): Seen[] {
  const [given, away] = [new Set(shared), new Set(hidden)]
  return held.flatMap((one): Seen[] => {
    const { segment, live } = one
    if (segment.collection !== collection) return []
    const there = maskOfBytes(live)
    if (segment.owner === '') return [{ ...one, seen: there }]
    const isOwn = segment.owner === owner
    if (!isOwn && given.size === 0) return []
    const isSeen = (slot: number) => (isOwn ? !away.has(segment.columns.ids[slot]!) : given.has(segment.columns.ids[slot]!))
    const seen = maskOfSlots(segment.documents, slotsOf(there).filter(isSeen))
    return isEmpty(seen) ? [] : [{ ...one, seen }]
  })
}

/** The same with how long its documents are. */
export interface Library extends Rarities {
  averageLength: number
  averageParagraph: number
}

/** In how many documents a word of the dictionary stands, dead ones among them. */
export const documentsWith = (held: readonly Held[], key: string): number =>
  held.reduce((sum, { segment }) => {
    const entry = segment.find(key)
    return entry < 0 ? sum : sum + segment.documentsOf(entry)
  }, 0)

export function knowLibrary(held: readonly Held[], collection: Collection): Library {
  const open = held.filter(({ segment }) => segment.collection === collection && segment.owner === '')
  const sum = (of: (segment: Segment) => number) => open.reduce((total, { segment }) => total + of(segment), 0)
  const documents = sum((segment) => segment.documents)
  const words = sum((segment) => segment.words)
  const known = new Map<string, number>()
  const having = (stem: string): number => {
    let count = known.get(stem)
    if (count === undefined) {
      count = documentsWith(open, ofStem(stem))
      known.set(stem, count)
    }
    return count
  }
  return {
    averageLength: Math.max(1, words / Math.max(1, documents)),
    averageParagraph: Math.max(
      1,
      words /
        Math.max(
          1,
          sum((segment) => segment.paragraphs),
        ),
    ),
    having,
    rarityOf: (stem) => rarityOf(having(stem), documents),
  }
}
