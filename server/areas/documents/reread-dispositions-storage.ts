import { sql } from 'kysely'
import { unscoped } from '../../access/conditions-storage.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import type { StoredLayout } from '../../database/stored-layout.ts'
import type { DocumentRecord } from './import/prepared-document.ts'

export interface StoredMatter extends Pick<DocumentRecord, 'kind' | 'title' | 'document_type' | 'case_number'> {
  id: number
  content: string | null
  layout: StoredLayout
}

/** The ids of some cases after one, in their order. */
export async function casesAfter({ sql: db }: Pick<Database, 'sql'>, documentId: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from ${unscoped('documents', 'all are read anew')} d where d.id > ${documentId} and d.kind <> 'act' order by d.id limit ${most}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Cases with the text that is shown of each; without those that have gone. */
export async function mattersOf(transaction: DatabaseTransaction, ids: readonly number[]): Promise<StoredMatter[]> {
  const { rows } = await sql<StoredMatter>`
    select d.id, d.kind, d.title, d.document_type, d.case_number, r.content, r.layout
    from ${unscoped('cases', 'all are read anew')} d join revisions r on r.document_id = d.id and r.number = d.revision
    where d.id = any (${ids})`.execute(transaction)
  return rows
}

/** What became of some cases, in words, where that was read from their text and not given or corrected. */
export async function writeReadOutcomes(
  transaction: DatabaseTransaction,
  read: readonly { documentId: number; outcome: string | null }[],
): Promise<void> {
  await sql`
    update judgments j set outcome = of.outcome
    from unnest(${read.map(({ documentId }) => documentId)}::integer[], ${read.map(({ outcome }) => outcome)}::text[]) of (document_id, outcome)
    where j.document_id = of.document_id and j.outcome is distinct from of.outcome
      and exists (select from ${unscoped('documents', 'all are read anew')} d where d.id = j.document_id and 'outcome' = any (d.read_fields))`.execute(
    transaction,
  )
}
