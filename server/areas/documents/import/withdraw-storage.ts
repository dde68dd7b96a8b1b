import { sql } from 'kysely'
import { isPublic } from '../../../access/conditions-storage.ts'
import type { Database, DatabaseTransaction } from '../../../database/open.ts'

/** A document of the public library by the id of its work; null where there is none. */
export async function findPublic({ sql: db }: Database, caseId: string): Promise<{ id: number; isAct: boolean } | null> {
  const { rows } = await sql<{ id: number; isAct: boolean }>`
    select d.id, d.kind = 'act' as "isAct" from documents d join works w on w.id = d.work_id
    where w.public_id = ${caseId} and ${isPublic('d')}`.execute(db)
  return rows[0] ?? null
}

/**
 * Drops the texts of an Act that came from a file, and shows the latest of the others. Answers the revision that is shown then; null where
 * none is left, and nothing is changed; undefined where nothing came from that file.
 */
export async function dropTexts(transaction: DatabaseTransaction, documentId: number, file: string): Promise<number | null | undefined> {
  const { rows: texts } = await sql<{ number: number; leaves: boolean; isShown: boolean }>`
    select r.number, regexp_replace(r.source, '#\\d+$', '') = ${file} as leaves, e.revision is not null as "isShown"
    from revisions r left join expressions e on e.document_id = r.document_id and e.revision = r.number
    where r.document_id = ${documentId} order by e.date desc nulls last for update of r`.execute(transaction)
  const leaving = texts.filter(({ leaves }) => leaves).map(({ number }) => number)
  if (leaving.length === 0) return undefined
  const latest = texts.find(({ leaves, isShown }) => isShown && !leaves)
  if (!latest) return null
  await sql`delete from revisions where document_id = ${documentId} and number = any (${leaving}::smallint[])`.execute(transaction)
  await sql`update documents set revision = ${latest.number} where id = ${documentId}`.execute(transaction)
  return latest.number
}
