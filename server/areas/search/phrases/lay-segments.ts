import type { Database } from '../../../database/open.ts'
import { readNeighbours } from '../indexing/entry.ts'
import { type Neighbours, findNeighbours } from '../words/neighbours.ts'
import { takeReady } from './ready.ts'
import { layRows, mostShift } from './segment.ts'
import { segmentsStorage } from './storage.ts'

/** How many documents stand in a segment: as many as wait for one, and more once there are so many in smaller ones. */
const sizesOfSegments: readonly number[] = [2048, 256, 32]
/** Up to so many documents wait for their segment while an import goes on. */
export const mostUnlaid = sizesOfSegments[0]!
/** Texts that are read at once. */
const textsAtOnce = 16

/** Smaller segments have more buckets in a row: about as much stands in a row of each. */
const shiftOf = (size: number) => Math.max(0, Math.min(mostShift, Math.floor(Math.log2(sizesOfSegments[0]! / size))))

interface LayOptions {
  /** The largest first. */
  sizes?: readonly number[]
  /** Of long documents fewer stand in a segment: so many pairs take some 100 MB to be laid. */
  mostPairs?: number
  /** Ends it after the statement at hand; what is not laid waits. */
  signal?: AbortSignal
}

/** Called after a load, and when a server starts: lays what waits into segments, wherever one is full. */
export async function layWaiting(database: Database, options: LayOptions = {}): Promise<void> {
  const { sizes = sizesOfSegments, mostPairs = 4_000_000, signal } = options
  const isOver = () => signal?.aborted === true
  const storage = segmentsStorage(database.sql)

  /** Lays what waits and what stands in smaller segments, as long as that fills one. Answers whether it did. */
  const layAll = async (isPublic: boolean, size: number): Promise<boolean> => {
    const shift = shiftOf(size)
    const { waiting, inSmaller } = await storage.waitingFor(isPublic, shift)
    if (waiting + inSmaller < size) return false
    await storage.removeSmaller(isPublic, shift)
    let laid = false
    while (!isOver()) {
      const claimed = await storage.claim(isPublic, shift, { least: size, most: size })
      if (claimed === null) break
      await layOne(claimed, shift)
      laid = true
    }
    return laid
  }

  const layOne = async ({ segment, documents, stamps }: Claimed, shift: number) => {
    const laid: Neighbours[] = []
    let pairs = 0
    for (let from = 0; from < documents.length && pairs < mostPairs && !isOver(); from += textsAtOnce) {
      const ids = documents.slice(from, from + textsAtOnce)
      const own = await neighboursOf(storage, ids, stamps.slice(from, from + textsAtOnce))
      for (const one of own) pairs += one.keys.length
      laid.push(...own)
    }
    if (laid.length < documents.length && !isOver()) await storage.release(segment, laid.length)
    for (const rows of layRows(laid, shift)) {
      if (isOver()) return storage.remove(segment)
      await storage.writeRows(segment, rows)
    }
    await storage.setLaid(segment)
  }

  await storage.removeSpoilt()
  let laid = false
  for (const isPublic of [true, false]) for (const size of sizes) if (!isOver() && (await layAll(isPublic, size))) laid = true
  if (laid && !isOver()) await storage.clearSlots()
}

type SegmentsStorage = ReturnType<typeof segmentsStorage>

interface Claimed {
  segment: number
  documents: number[]
  stamps: number[]
}

/** Of a document that has no text any more there is nothing to lay. */
const nothing = findNeighbours([])

async function neighboursOf(storage: SegmentsStorage, ids: readonly number[], stamps: readonly number[]): Promise<Neighbours[]> {
  const ready = ids.map((id, i) => takeReady(id, stamps[i]!))
  const missing = ids.filter((_, i) => ready[i] === null)
  const texts = missing.length === 0 ? [] : await storage.textsOf(missing)
  const read = new Map(texts.map(({ id, heading, content, note }) => [id, readNeighbours(heading, content, note)]))
  return ids.map((id, i) => ready[i] ?? read.get(id) ?? nothing)
}
