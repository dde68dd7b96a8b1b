import { unscoped } from '../../../access/conditions-storage.ts'
import type { ImportTransaction } from './storage.ts'

/**
 * Waits until nobody else changes a document, and lets nobody until the transaction ends. It comes before every other lock: whoever
 * corrects and whoever deletes would else each wait for what the other has.
 */
export const lockDocument = (transaction: ImportTransaction, documentId: number) => lockDocuments(transaction, [documentId])

/** The same of several, in one order for all. */
export const lockDocuments = (transaction: ImportTransaction, ids: readonly number[]) =>
  transaction
    .selectFrom(unscoped('documents', 'whether they may be changed was decided before').as('documents'))
    .select(['id', 'trashed_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
