import { type Transaction, sql } from 'kysely'
import { every } from '../../../access/conditions-storage.ts'
import type { Database } from '../../../database/open.ts'
import type { StoredLayout } from '../../../database/stored-layout.ts'
import type { Tables } from '../../../database/tables.ts'
import { packArray } from '../words/tsvector.ts'
import { type ProvisionPlace, wordsOfProvisions } from './provision-words.ts'

type LawTransaction = Transaction<Tables>

/**
 * Makes the provisions of the texts that an Act shows searchable, or searchable anew; of one text where its number is given. Called inside the
 * transaction that stores them.
 */
export async function indexProvisions(transaction: LawTransaction, documentId: number, revision: number | null = null): Promise<void> {
  const { rows: texts } = await sql<{ revision: number; title: string; content: string | null; layout: StoredLayout }>`
    select e.revision, d.title, r.content, r.layout
    from expressions e join ${every('documents', 'all are indexed')} d on d.id = e.document_id
    join revisions r on r.document_id = e.document_id and r.number = e.revision
    where e.document_id = ${documentId} and (${revision}::integer is null or e.revision = ${revision})`.execute(transaction)
  for (const text of texts) {
    const provisions: ProvisionPlace[] = await transaction
      .selectFrom('provisions')
      .select(['position', 'type', 'heading', 'first', 'last'])
      .where('document_id', '=', documentId)
      .where('revision', '=', text.revision)
      .orderBy('position')
      .execute()
    const paragraphs = text.layout.paragraphs.map(([start, end]) => text.content?.slice(start, end) ?? '')
    const entries = wordsOfProvisions(text.title, provisions, paragraphs)
    await transaction.deleteFrom('provision_entries').where('document_id', '=', documentId).where('revision', '=', text.revision).execute()
    if (entries.length === 0) continue
    const words = packArray(entries.map((entry) => entry.words))
    await sql`
      insert into provision_entries (document_id, revision, position, words)
      select ${documentId}, ${text.revision}, position, words
      from unnest(${entries.map(({ position }) => position)}::integer[], ${words}::tsvector[]) as one (position, words)`.execute(
      transaction,
    )
  }
}

/** The same of all Acts of a library, one transaction an Act. */
export async function reindexLaw({ sql: db }: Database, onProgress: (acts: number) => void): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select document_id as id from acts order by document_id`.execute(db)
  for (const [index, { id }] of rows.entries()) {
    await db.transaction().execute((transaction) => indexProvisions(transaction, id))
    onProgress(index + 1)
  }
}

/** Acts whose provisions nothing can find, since they are from before they were searched. */
export async function unsearchedActs({ sql: db }: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select document_id as id from acts a
    where exists (select from provisions p where p.document_id = a.document_id)
      and not exists (select from provision_entries e where e.document_id = a.document_id)
    order by document_id`.execute(db)
  return rows.map(({ id }) => id)
}
