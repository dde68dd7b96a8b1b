import type { Database } from '../../../database/open.ts'
import { layAcross } from './slices.ts'
import { slicesStorage } from './storage.ts'

/** How many documents stand in a segment once there are so many, and in those that later become a part of one. */
export const sizesOfSegments = { full: 512, small: 64 }
/** The bits of a segment, 4 MB: fewer documents where signatures are long. */
const mostBits = 2 ** 25
const leastDocuments = 8

/** Called after a load: lays the signatures across that wait for others of their length, wherever a segment is full. */
export async function layWaitingAcross(database: Database, sizes = sizesOfSegments): Promise<void> {
  const storage = slicesStorage(database.sql)
  for (const { bits, waiting, inSmall } of await storage.waitingByBits(sizes.full, mostBits)) {
    const full = Math.min(sizes.full, mostBits / bits)
    if (waiting + inSmall >= full && inSmall > 0) await storage.removeSmallerThan(full, bits)
    for (const size of new Set([full, Math.min(sizes.small, full)])) if (size >= leastDocuments) while (await layOne(database, bits, size));
  }
}

/** Lays as many signatures across as are asked for; false where fewer wait. */
const layOne = ({ sql: db }: Database, bits: number, size: number): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const storage = slicesStorage(transaction)
    const documents = await storage.takeWaiting(bits, size)
    if (documents.length < size) return false
    await storage.addSegment(bits, documents, layAcross(await storage.signaturesOf(documents), bits))
    return true
  })
