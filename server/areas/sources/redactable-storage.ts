import { sql } from 'kysely'
import type { ImportReason } from '#contract/reasons/import-reasons'
import { unscoped } from '../../access/conditions-storage.ts'
import type { DatabaseTransaction } from '../../database/open.ts'

interface ItemWords {
  source: string
  key: string
  name: string
  reasons: ImportReason[]
}

/** What sources call the files that a document was read from. */
export async function itemsOfCase(transaction: DatabaseTransaction, documentId: number): Promise<ItemWords[]> {
  const { rows } = await sql<ItemWords>`
    select source, key, name, reasons from source_items where case_ids @> array(
      select w.public_id from works w join ${unscoped('documents', 'a redaction reaches every document')} d on d.work_id = w.id
      where d.id = ${documentId})`.execute(transaction)
  return rows
}

export async function overwriteItems(transaction: DatabaseTransaction, items: readonly ItemWords[]): Promise<void> {
  for (const { source, key, name, reasons } of items)
    await sql`
      update source_items set name = ${name}, reasons = ${JSON.stringify(reasons)}::jsonb where source = ${source} and key = ${key}`.execute(
      transaction,
    )
}
