import type { Database } from '../../../database/open.ts'
import { layAcross } from './slices.ts'
import { slicesStorage } from './storage.ts'

const mostDocuments = 512
/** The bits of a segment, 4 MB: fewer documents where signatures are long. */
const mostBits = 2 ** 25
const leastDocuments = 8

/** Called after a load: lays the signatures across that have waited for `most` others of their length, wherever a segment is full. */
export async function layWaitingAcross({ sql: db }: Database, most = mostDocuments): Promise<void> {
  for (const { bits, count } of await slicesStorage(db).waitingByBits()) {
    const needed = Math.min(most, mostBits / bits)
    if (needed < leastDocuments) continue
    for (let left = count; left >= needed; left -= needed) {
      const full = await db.transaction().execute(async (transaction) => {
        const storage = slicesStorage(transaction)
        const documents = await storage.takeWaiting(bits, needed)
        if (documents.length < needed) return false
        await storage.addSegment(bits, documents, layAcross(await storage.signaturesOf(documents), bits))
        return true
      })
      if (!full) break
    }
  }
}
