import type { Database } from '../../../database/open.ts'
import { readBigrams } from '../indexing/entry.ts'
import { type Bigrams, findBigrams } from '../words/bigrams.ts'
import { takeCachedBigrams } from './bigrams-cache.ts'
import { buildRows, mostShift } from './segment.ts'
import { segmentsStorage } from './storage.ts'

/** How many documents stand in a segment: as many as wait for one, and more once there are so many in smaller ones. */
const sizesOfSegments: readonly number[] = [2048, 256, 32]
/** Up to so many documents wait for their segment while an import goes on. */
export const mostUnmerged = sizesOfSegments[0]!
/** Texts that are read at once. */
const textsAtOnce = 16

/** Smaller segments have more buckets in a row: about as much stands in a row of each. */
const shiftOf = (size: number) => Math.max(0, Math.min(mostShift, Math.floor(Math.log2(sizesOfSegments[0]! / size))))

interface MergeOptions {
  /** The largest first. */
  sizes?: readonly number[]
  /** Of long documents fewer stand in a segment: so many pairs take some 100 MB to be merged. */
  mostPairs?: number
  /** Ends it after the statement at hand; what is not merged waits. */
  signal?: AbortSignal
}

/** Called after a load, and when a server starts: merges what waits, and smaller segments, into larger ones, wherever one is full. */
export async function mergeSegments(database: Database, options: MergeOptions = {}): Promise<void> {
  const { sizes = sizesOfSegments, mostPairs = 4_000_000, signal } = options
  const isOver = () => signal?.aborted === true
  const storage = segmentsStorage(database.sql)

  /** Merges what waits and what stands in smaller segments, as long as that fills one. Answers whether it did. */
  const fillSegments = async (isPublic: boolean, size: number): Promise<boolean> => {
    const shift = shiftOf(size)
    const { waiting, inSmaller } = await storage.waitingFor(isPublic, shift)
    if (waiting + inSmaller < size) return false
    await storage.removeSmaller(isPublic, shift)
    let merged = false
    while (!isOver()) {
      const claimed = await storage.claim(isPublic, shift, { least: size, most: size })
      if (claimed === null) break
      await writeSegment(claimed, shift)
      merged = true
    }
    return merged
  }

  const writeSegment = async ({ segment, documents, stamps }: Claimed, shift: number) => {
    const merged: Bigrams[] = []
    let pairs = 0
    for (let from = 0; from < documents.length && pairs < mostPairs && !isOver(); from += textsAtOnce) {
      const ids = documents.slice(from, from + textsAtOnce)
      const own = await bigramsOf(storage, ids, stamps.slice(from, from + textsAtOnce))
      for (const one of own) pairs += one.keys.length
      merged.push(...own)
    }
    if (merged.length < documents.length && !isOver()) await storage.release(segment, merged.length)
    for (const rows of buildRows(merged, shift)) {
      if (isOver()) return storage.remove(segment)
      await storage.writeRows(segment, rows)
    }
    await storage.markComplete(segment)
  }

  await storage.removeStale()
  let merged = false
  for (const isPublic of [true, false]) for (const size of sizes) if (!isOver() && (await fillSegments(isPublic, size))) merged = true
  if (merged && !isOver()) await storage.clearSlots()
}

type SegmentsStorage = ReturnType<typeof segmentsStorage>

interface Claimed {
  segment: number
  documents: number[]
  stamps: number[]
}

/** Of a document that has no text any more there is nothing to index. */
const nothing = findBigrams([])

async function bigramsOf(storage: SegmentsStorage, ids: readonly number[], stamps: readonly number[]): Promise<Bigrams[]> {
  const cached = ids.map((id, i) => takeCachedBigrams(id, stamps[i]!))
  const missing = ids.filter((_, i) => cached[i] === null)
  const texts = missing.length === 0 ? [] : await storage.textsOf(missing)
  const read = new Map(texts.map(({ id, heading, content, note }) => [id, readBigrams(heading, content, note)]))
  return ids.map((id, i) => cached[i] ?? read.get(id) ?? nothing)
}
