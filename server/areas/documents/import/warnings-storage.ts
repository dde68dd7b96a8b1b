import type { ImportWarning } from '#contract/reasons/import-warnings'
import { sql } from 'kysely'
import { isOfLibrary } from '../../../access/conditions-storage.ts'
import type { ImportTransaction } from './storage.ts'

/** Whether another document of the same library has this FRBR address. */
export async function isTaken(
  transaction: ImportTransaction,
  { documentId, ownerId, address }: { documentId: number; ownerId: string | null; address: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from documents
    where frbr_uri = ${address} and id <> ${documentId} and ${isOfLibrary(ownerId, 'documents')} limit 1`.execute(transaction)
  return rows.length > 0
}

export const writeWarnings = (
  transaction: ImportTransaction,
  { documentId, revision, warnings }: { documentId: number; revision: number; warnings: ImportWarning[] },
) =>
  transaction
    .updateTable('revisions')
    .set({ warnings: JSON.stringify(warnings) })
    .where('document_id', '=', documentId)
    .where('number', '=', revision)
    .execute()
