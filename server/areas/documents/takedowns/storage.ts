import { sql } from 'kysely'
import { isPublic } from '../../../access/conditions-storage.ts'
import type { Database, DatabaseTransaction } from '../../../database/open.ts'
import { onlyRow } from '../../../database/only-row.ts'
import type { KnownBy } from './marks.ts'

export interface TakedownRow {
  case_id: string
  citation: string | null
  at: Date
  reason: string
  reference: string
}

/** One with who ordered it, as far as the log still tells. */
export interface ListedTakedown extends TakedownRow {
  actor: { number: number; account: { id: string; name: string; email: string } | null } | null
}

interface Paging {
  limit: number
  offset: number
}

const columns = sql`t.case_id, t.citation, t.taken_down_at as at, t.reason, t.reference`

/** A judgment to be taken down; without a document where the library knows of it and holds it no longer. */
export async function caseToTakeDown(
  transaction: DatabaseTransaction,
  caseId: string,
): Promise<{ documentId: number | null; citation: string | null; known: KnownBy } | null> {
  const { rows } = await sql<{
    documentId: number | null
    citation: string | null
    court_code: string | null
    court_station: string | null
    case_number: string | null
    date: string | null
    frbr_uri: string | null
    files: string[]
    texts: string[]
  }>`
    select d.id as "documentId", d.citation, d.court_code, d.court_station, d.case_number, d.date, d.frbr_uri,
      array(select distinct r.content_hash from revisions r where r.document_id = d.id) as files,
      array(select distinct r.content from revisions r where r.document_id = d.id and r.content is not null) as texts
    from works w left join cases d on d.work_id = w.id
    where w.public_id = ${caseId} and w.kind = 'case' and (d.id is null or ${isPublic('d')})`.execute(transaction)
  const row = rows[0]
  if (!row) return null
  const { documentId, citation, files, texts, ...record } = row
  return { documentId, citation, known: { caseId, record, files, texts } }
}

/** Keeps a takedown; false where there is one already. */
export async function insertTakedown(
  transaction: DatabaseTransaction,
  { case_id, citation, at, reason, reference }: TakedownRow,
  marks: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    insert into takedowns (case_id, citation, taken_down_at, reason, reference, marks)
    values (${case_id}, ${citation}, ${at}, ${reason}, ${reference}, ${[...marks]}::text[])
    on conflict do nothing returning 1`.execute(transaction)
  return rows.length > 0
}

/** Forgets a takedown; false where there is none. */
export async function deleteTakedown(transaction: DatabaseTransaction, caseId: string): Promise<boolean> {
  const { rows } = await sql`delete from takedowns where case_id = ${caseId} returning 1`.execute(transaction)
  return rows.length > 0
}

/** The takedowns that any of these ids or marks belongs to. */
export async function takedownsOf(
  transaction: DatabaseTransaction,
  caseIds: readonly string[],
  marks: readonly string[],
): Promise<(TakedownRow & { marks: string[] })[]> {
  const { rows } = await sql<TakedownRow & { marks: string[] }>`
    select ${columns}, t.marks from takedowns t
    where t.case_id = any (${[...caseIds]}::text[]) or t.marks && ${[...marks]}::text[] order by t.taken_down_at, t.case_id`.execute(
    transaction,
  )
  return rows
}

export const takedownsStorage = ({ sql: db }: Database) => ({
  /** When cases were taken down, by their ids; those that were not are left out. */
  async moments(caseIds: readonly string[]): Promise<Map<string, Date>> {
    const { rows } = await sql<{ case_id: string; at: Date }>`
      select case_id, taken_down_at as at from takedowns where case_id = any (${[...caseIds]}::text[])`.execute(db)
    return new Map(rows.map(({ case_id, at }) => [case_id, at]))
  },

  /** The latest first; who it was stands in the log. */
  async list({ limit, offset }: Paging): Promise<{ rows: ListedTakedown[]; total: number }> {
    const [{ rows }, counted] = await Promise.all([
      sql<ListedTakedown>`
        select ${columns},
          (select json_build_object('number', p.id, 'account',
              case when u.id is null then null else json_build_object('id', u.id, 'name', u.name, 'email', u.email) end)
            from audit_entries e join audit_people p on p.id = e.actor left join users u on u.id = p.user_id
            where e.action = 'case-taken-down' and e.object = t.case_id and e.at = t.taken_down_at limit 1) as actor
        from takedowns t order by t.taken_down_at desc, t.case_id limit ${limit} offset ${offset}`.execute(db),
      sql<{ total: number }>`select count(*) as total from takedowns`.execute(db),
    ])
    return { rows, total: onlyRow(counted.rows).total }
  },
})
