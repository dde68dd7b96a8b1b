import type { Database } from '../../../database/open.ts'
import { readAgain, unreadDocuments } from '../../citations/citations.ts'
import { extractFactsInWorker } from './extract-facts-in-worker.ts'
import { readStored } from './storage.ts'

/** Reads again what documents cite of which not all was written when their process ended. */
export async function readOnUnread(database: Database): Promise<void> {
  for (const unread of await unreadDocuments(database)) {
    const stored = await database.sql.transaction().execute((transaction) => readStored(transaction, unread.id))
    if (!stored) continue
    // A text or a record that changes meanwhile begins another reading, which this one leaves alone.
    const { graph } = await extractFactsInWorker(stored)
    await readAgain(database, unread, graph)
  }
}
