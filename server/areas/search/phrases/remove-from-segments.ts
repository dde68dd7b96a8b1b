import type { IndexTransaction } from '../indexing/storage.ts'
import { segmentsStorage } from './storage.ts'

/** Removes all that segments tell of the words of some documents, for a redaction in the caller's transaction; call it before they are indexed anew. */
export const removeFromSegments = (transaction: IndexTransaction, ids: readonly number[]): Promise<void> =>
  segmentsStorage(transaction).removeSegmentsOf(ids)
