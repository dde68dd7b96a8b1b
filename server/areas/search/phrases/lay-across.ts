import type { Database } from '../../../database/open.ts'
import { layAcross } from './slices.ts'
import { slicesStorage } from './storage.ts'

/** How many documents stand in a segment: as many as wait for one, and more once there are so many in smaller ones. */
export const sizesOfSegments: readonly number[] = [2048, 256, 32]
/** The bits of a segment, 8 MB: fewer documents where signatures are long. */
const mostBits = 2 ** 26
const leastDocuments = 8
/** Requests get their turn after so many signatures. */
const laidAtOnce = 256

/** Called after a load: lays the signatures across that wait for others of their length, wherever a segment is full. `sizes`: the largest first. */
export async function layWaitingAcross(database: Database, sizes = sizesOfSegments): Promise<void> {
  const storage = slicesStorage(database.sql)
  const lengths = await storage.waitingByBits()
  for (const { bits } of lengths)
    for (const size of new Set(sizes.map((one) => Math.min(one, mostBits / bits))))
      if (size >= leastDocuments) await layAll(database, bits, size)
  // What waited leaves a mark in the index of what waits.
  if (lengths.length > 0) await storage.clearSlots()
}

/** Lays across what waits and what stands in smaller segments, as long as that fills one. */
async function layAll({ sql: db }: Database, bits: number, size: number): Promise<void> {
  const { waiting, inSmaller } = await slicesStorage(db).waitingFor(bits, size)
  if (waiting + inSmaller < size) return
  await slicesStorage(db).removeSmaller(bits, size)
  for (let left = waiting + inSmaller; left >= size; left -= size) {
    const full = await db.transaction().execute(async (transaction) => {
      const storage = slicesStorage(transaction)
      const documents = await storage.takeWaiting(bits, size)
      if (documents.length < size) return false
      const slices = new Uint8Array((bits * size) / 8)
      for (let at = 0; at < size; at += laidAtOnce)
        layAcross(slices, await storage.signaturesOf(documents.slice(at, at + laidAtOnce)), { at, width: size / 8 })
      await storage.addSegment(bits, documents, slices)
      return true
    })
    if (!full) return
  }
}
