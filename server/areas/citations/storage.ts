import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { CaseInLibrary } from './case-in-library.ts'
import type { Key } from './keys.ts'

/** The documents that a citation may lead to: all of them, since every document is public. A private one would be left out here. */
export const readable = sql.table('documents')

/** The cases that have any of these keys. */
export async function findByKeys(db: Kysely<Tables>, keys: readonly Key[]): Promise<CaseInLibrary[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<CaseInLibrary>`
    select d.id as document_id, d.case_id, d.title, d.citation, d.court, d.court_station, d.date, d.applicant, d.respondent, k.keys
    from document_keys k join ${readable} d on d.id = k.document_id
    where k.keys && ${keys}::text[]
    order by d.id`.execute(db)
  return rows
}
