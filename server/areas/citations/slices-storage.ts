import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { unscoped } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import { type NewEvent, record } from '../../events/events.ts'
import type { GraphTransaction } from './graph-storage.ts'

/** An event that tells of a document, and when it happened: milliseconds. */
export interface Told {
  at: number
  event: NewEvent
}

/** One reading of what a document cites. */
export interface Reading {
  id: number
  reading: number
}

/** Any number that is unlikely to come twice for a document. */
const newReading = () => randomInt(2 ** 31)

/** Notes that what these documents cite is still to be written. */
export async function markUnread(transaction: GraphTransaction, documents: readonly { id: number; told: Told }[]): Promise<Reading[]> {
  if (documents.length === 0) return []
  const rows = documents.map(({ id, told }) => ({ id, reading: newReading(), told }))
  await sql`
    insert into unread_citations (document_id, reading, told)
    select id, reading, told from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, reading integer, told jsonb)`.execute(
    transaction,
  )
  return rows.map(({ id, reading }) => ({ id, reading }))
}

/** Keeps a document from going or being changed until the transaction ends. It comes before the lock of the graph, as everywhere. */
export const holdDocument = (transaction: GraphTransaction, id: number) =>
  sql`select from ${unscoped('documents', 'what is uploaded is read whoever sees it')} d where d.id = ${id} for key share`.execute(
    transaction,
  )

/** How much of a reading is written; null where it is over, or another has begun. */
export async function writtenOf(transaction: GraphTransaction, { id, reading }: Reading): Promise<number | null> {
  const { rows } = await sql<{ written: number }>`
    select written from unread_citations where document_id = ${id} and reading = ${reading} for update`.execute(transaction)
  return rows[0]?.written ?? null
}

export const noteWritten = (transaction: GraphTransaction, id: number, written: number) =>
  sql`update unread_citations set written = ${written} where document_id = ${id}`.execute(transaction)

/** All that these documents cite is written, or written anew: tells of those that were waited for. */
export async function settleUnread(transaction: GraphTransaction, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ told: Told }>`
    delete from unread_citations where document_id = any(${ids}::integer[]) returning told`.execute(transaction)
  for (const { told } of rows) await record(transaction, told.at, [told.event])
}

/** Whether all that a document cites is written. */
export async function isRead({ sql: db }: Database, id: number): Promise<boolean> {
  const { rows } = await sql`select from unread_citations where document_id = ${id}`.execute(db)
  return rows.length === 0
}

/** Milliseconds after which a reading has been broken off: it takes seconds. */
const maxReading = 60_000

/** The readings that were broken off. */
export async function unreadDocuments({ sql: db, clock }: Database): Promise<Reading[]> {
  const { rows } = await sql<Reading>`
    select document_id as id, reading from unread_citations
    where (told ->> 'at')::bigint < ${clock.now() - maxReading} order by document_id`.execute(db)
  return rows
}

/** Begins a reading again, in place of one; null where that is over meanwhile. */
export async function beginAgain(transaction: GraphTransaction, { id, reading: before }: Reading): Promise<Reading | null> {
  const reading = newReading()
  const { rows } = await sql`
    update unread_citations set reading = ${reading}, written = 0 where document_id = ${id} and reading = ${before} returning 1`.execute(
    transaction,
  )
  return rows.length === 0 ? null : { id, reading }
}
