import { type Kysely, sql } from 'kysely'
import { publicCases } from '../../access/conditions-storage.ts'
import type { Tables } from '../../database/tables.ts'
import type { CaseInLibrary } from './case-in-library.ts'
import type { Key } from './keys.ts'

/** The documents that a citation may lead to: the public ones, also from a private document. */
export const citable = publicCases

/** The cases that have any of these keys. */
export async function findByKeys(db: Kysely<Tables>, keys: readonly Key[]): Promise<CaseInLibrary[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<CaseInLibrary>`
    select d.id as document_id, d.case_id, d.title, d.citation, d.court, d.court_station, d.date, d.sample, d.applicant, d.respondent,
      array(select key from document_keys own where own.document_id = d.id) as keys
    from (select distinct document_id from unnest(${keys}::text[]) as wanted (key) join document_keys using (key)) found
    join ${citable} d on d.id = found.document_id
    order by d.id`.execute(db)
  return rows
}
