import { type Transaction, sql } from 'kysely'
import type { Database } from '../../../database/open.ts'
import type { Tables } from '../../../database/tables.ts'

/**
 * Has the texts of an Act read anew by whoever holds the index, once this is committed: their words, their headings or the title have changed. A
 * text that comes or goes is known by itself.
 */
export async function indexProvisions(transaction: Transaction<Tables>, documentId: number): Promise<void> {
  await sql`update expressions set changed = pg_current_xact_id() where document_id = ${documentId}`.execute(transaction)
}

/** The same of all Acts of a library; `onProgress` is told how many texts they have. */
export async function reindexLaw({ sql: db }: Database, onProgress: (texts: number) => void): Promise<void> {
  const { numAffectedRows } = await sql`update expressions set changed = pg_current_xact_id()`.execute(db)
  onProgress(Number(numAffectedRows))
}
