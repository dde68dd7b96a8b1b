import { sql } from 'kysely'
import { unscoped, isPublic } from '../../../access/conditions-storage.ts'
import type { DatabaseTransaction } from '../../../database/open.ts'
import { type DocumentFilters, narrow } from '../plan/document-filters-storage.ts'
import type { Queries } from '../../../database/open.ts'
import { bytesOf, createNearest, likenessTo } from './nearest.ts'
import { onlyRow } from '../../../database/only-row.ts'

export interface EmbeddingState {
  model: string
  dimensions: number
  problem: string | null
  problem_at: Date | null
}

/** A passage by its paragraph, and how near it is to what is asked: 1 for the same direction, 0 for none. */
export interface NearPassage {
  id: number
  case_id: string
  paragraph: number
  likeness: number
}

/** Passages that are in memory at once. */
const portion = 500

/** Public documents of which there are no vectors of the text that is searched. */
const waits = sql`
  from ${unscoped('search_entries', 'only public ones are embedded')} e left join embedded_documents m on m.document_id = e.document_id and m.revision = e.revision
  where ${isPublic('e')} and m.document_id is null`

export const vectorsStorage = (db: Queries) => ({
  async state(): Promise<EmbeddingState> {
    const { rows } = await sql<EmbeddingState>`select model, dimensions, problem, problem_at from embedding_state`.execute(db)
    return onlyRow(rows)
  },

  async counts(): Promise<{ embedded: number; waiting: number; passages: number }> {
    const { rows } = await sql<{ embedded: number; waiting: number; passages: number }>`
      select (select count(*) from embedded_documents)::integer as embedded, (select count(*) ${waits})::integer as waiting,
        (select coalesce(sum(passages), 0) from embedded_documents)::integer as passages`.execute(db)
    return onlyRow(rows)
  },

  /** Documents with an id beyond `after` that wait for vectors, with the revision that is searched. */
  async waiting(after: number, most: number): Promise<{ id: number; revision: number }[]> {
    const { rows } = await sql<{ id: number; revision: number }>`
      select e.document_id as id, e.revision ${waits} and e.document_id > ${after} order by e.document_id limit ${most}`.execute(db)
    return rows
  },

  async noteProblem(problem: string | null, at: Date) {
    await sql`update embedding_state set problem = ${problem}, problem_at = ${problem === null ? null : at}`.execute(db)
  },

  /**
   * The passages nearest to a vector that this reader sees within the filters, the nearest first: all are compared, a portion at a time. It is
   * asked within a transaction.
   */
  async nearest(vector: readonly number[], narrowing: DocumentFilters, most: number): Promise<NearPassage[]> {
    await sql`
      declare near_passages no scroll cursor for
      select v.document_id as id, v.paragraph, v.embedding
      from passage_vectors v
        join search_entries e on e.document_id = v.document_id
        join embedded_documents m on m.document_id = v.document_id and m.revision = e.revision
        join ${unscoped('documents', 'narrow says which are seen')} d on d.id = v.document_id
      where ${narrow(narrowing)}`.execute(db)
    const likeness = likenessTo(vector)
    const nearest = createNearest<Omit<NearPassage, 'case_id'>>(most)
    for (;;) {
      const { rows } = await sql<{ id: number; paragraph: number; embedding: Buffer }>`
        fetch ${sql.lit(portion)} from near_passages`.execute(db)
      for (const { id, paragraph, embedding } of rows) nearest.add({ id, paragraph, likeness: likeness(embedding) })
      if (rows.length < portion) break
    }
    await sql`close near_passages`.execute(db)
    const found = nearest.list()
    const { rows } = await sql<{ id: number; case_id: string }>`
      select d.id, w.public_id as case_id from ${unscoped('documents', 'narrow said which are seen')} d join works w on w.id = d.work_id
      where d.id = any (${found.map(({ id }) => id)}::integer[])`.execute(db)
    const names = new Map(rows.map(({ id, case_id }) => [id, case_id]))
    return found.map((one) => ({ ...one, case_id: names.get(one.id)! }))
  },
})

/** Forgets all vectors, and begins those of another model. */
export async function beginModel(transaction: DatabaseTransaction, { model, dimensions }: { model: string; dimensions: number }) {
  await sql`delete from embedded_documents`.execute(transaction)
  await sql`update embedding_state set model = ${model}, dimensions = ${dimensions}, problem = null, problem_at = null`.execute(transaction)
}

/** Keeps the vectors of a document, unless its text has changed since it was read, or it has gone. */
export async function keepVectors(
  transaction: DatabaseTransaction,
  { id, revision, text, at }: { id: number; revision: number; text: string; at: Date },
  vectors: readonly { paragraph: number; vector: readonly number[] }[],
): Promise<void> {
  // A redaction changes the text of a revision: who holds its row waits for us, or we for them.
  const { rows } = await sql<{ same: boolean }>`
    select coalesce(r.content, h.note) = ${text} as same
    from ${unscoped('search_entries', 'only public ones are embedded')} e
      join revisions r on r.document_id = e.document_id and r.number = e.revision
      join search_headings h on h.document_id = e.document_id
    where e.document_id = ${id} and e.revision = ${revision} and ${isPublic('e')} for share of r, e`.execute(transaction)
  if (rows[0]?.same !== true) return
  await sql`delete from embedded_documents where document_id = ${id}`.execute(transaction)
  await sql`insert into embedded_documents (document_id, revision, passages, embedded_at)
    values (${id}, ${revision}, ${vectors.length}, ${at})`.execute(transaction)
  if (vectors.length === 0) return
  await sql`insert into passage_vectors (document_id, paragraph, embedding)
    select ${id}, paragraph, embedding from unnest(${vectors.map(({ paragraph }) => paragraph)}::integer[],
      ${vectors.map(({ vector }) => bytesOf(vector))}::bytea[]) as v (paragraph, embedding)`.execute(transaction)
}

/** Forgets the vectors of a document: they are made anew of what its text has become. */
export async function forgetVectors(transaction: DatabaseTransaction, documentId: number) {
  await sql`delete from embedded_documents where document_id = ${documentId}`.execute(transaction)
}
