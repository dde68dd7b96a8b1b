import { type RawBuilder, sql } from 'kysely'
import { every, isPublic } from '../../../access/conditions-storage.ts'
import type { DatabaseTransaction } from '../../../database/open.ts'
import { type Narrowing, narrow } from '../narrowing-storage.ts'
import type { Queries } from '../storage.ts'

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

/** From so many passages on an index finds the nearest ones; fewer are compared one by one. */
const passagesThatNeedIndex = 20_000
/** A passage is indexed in half precision, which knows so many dimensions. */
const mostIndexed = 4000
const index = 'passage_vectors_near'

const asVector = (parts: readonly number[]) => `[${parts.join(',')}]`

/** Public documents of which there are no vectors of the text that is searched. */
const waits = sql`
  from ${every('search_entries', 'only public ones are embedded')} e left join embedded_documents m on m.document_id = e.document_id and m.revision = e.revision
  where ${isPublic('e')} and m.document_id is null`

export const vectorsStorage = (db: Queries) => ({
  async state(): Promise<EmbeddingState> {
    const { rows } = await sql<EmbeddingState>`select model, dimensions, problem, problem_at from embedding_state`.execute(db)
    return rows[0]!
  },

  async counts(): Promise<{ embedded: number; waiting: number; passages: number }> {
    const { rows } = await sql<{ embedded: number; waiting: number; passages: number }>`
      select (select count(*) from embedded_documents)::integer as embedded, (select count(*) ${waits})::integer as waiting,
        (select coalesce(sum(passages), 0) from embedded_documents)::integer as passages`.execute(db)
    return rows[0]!
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

  /** The passages nearest to a vector that this reader sees within the filters, the nearest first. */
  async nearest(vector: readonly number[], narrowing: Narrowing, most: number): Promise<NearPassage[]> {
    const near = (await this.isIndexed())
      ? sql`v.embedding::${halves(vector.length)} <=> ${asVector(vector)}::${halves(vector.length)}`
      : sql`v.embedding <=> ${asVector(vector)}::vector`
    const { rows } = await sql<NearPassage>`
      select v.document_id as id, w.public_id as case_id, v.paragraph, (1 - (${near}))::float8 as likeness
      from passage_vectors v
        join search_entries e on e.document_id = v.document_id
        join embedded_documents m on m.document_id = v.document_id and m.revision = e.revision
        join ${every('documents', 'narrow says which are seen')} d on d.id = v.document_id
        join works w on w.id = d.work_id
      where ${narrow(narrowing)} order by ${near} limit ${most}`.execute(db)
    return rows
  },

  async isIndexed(): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from pg_index i where i.indexrelid = to_regclass(${index}) and i.indisvalid) as found`.execute(db)
    return rows[0]!.found
  },

  /** Lets the index go on beyond what the filters leave out, until enough is found: pgvector 0.8 and later. */
  async goOn() {
    if (!(await this.isIndexed())) return
    const { rows } = await sql<{ version: string }>`select extversion as version from pg_extension where extname = 'vector'`.execute(db)
    const [major = 0, minor = 0] = (rows[0]?.version ?? '').split('.').map(Number)
    if (major > 0 || minor >= 8)
      await sql`select set_config('hnsw.iterative_scan', 'relaxed_order', true), set_config('hnsw.ef_search', '200', true)`.execute(db)
  },

  /** Makes the index once there are many passages, where this pgvector has one for as many dimensions; answers whether it made it. */
  async makeIndex({ dimensions }: Pick<EmbeddingState, 'dimensions'>): Promise<boolean> {
    if (dimensions > mostIndexed || (await this.isIndexed()) || (await this.counts()).passages < passagesThatNeedIndex) return false
    const { rows } = await sql<{ able: boolean }>`
      select exists (select from pg_am where amname = 'hnsw') and to_regtype('halfvec') is not null as able`.execute(db)
    if (!rows[0]!.able) return false
    await sql`create index if not exists ${sql.ref(index)} on passage_vectors
      using hnsw ((embedding::${halves(dimensions)}) halfvec_cosine_ops)`.execute(db)
    return true
  },
})

const halves = (dimensions: number): RawBuilder<unknown> => sql.raw(`halfvec(${Math.trunc(dimensions)})`)

/** Forgets all vectors, and begins those of another model. */
export async function beginModel(transaction: DatabaseTransaction, { model, dimensions }: { model: string; dimensions: number }) {
  await sql`drop index if exists ${sql.ref(index)}`.execute(transaction)
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
    from ${every('search_entries', 'only public ones are embedded')} e
      join revisions r on r.document_id = e.document_id and r.number = e.revision
      join search_headings h on h.document_id = e.document_id
    where e.document_id = ${id} and e.revision = ${revision} and ${isPublic('e')} for share of r, e`.execute(transaction)
  if (rows[0]?.same !== true) return
  await sql`delete from embedded_documents where document_id = ${id}`.execute(transaction)
  await sql`insert into embedded_documents (document_id, revision, passages, embedded_at)
    values (${id}, ${revision}, ${vectors.length}, ${at})`.execute(transaction)
  if (vectors.length === 0) return
  await sql`insert into passage_vectors (document_id, paragraph, embedding)
    select ${id}, paragraph, embedding::vector from unnest(${vectors.map(({ paragraph }) => paragraph)}::integer[],
      ${vectors.map(({ vector }) => asVector(vector))}::text[]) as v (paragraph, embedding)`.execute(transaction)
}

/** Forgets the vectors of a document: they are made anew of what its text has become. */
export async function forgetVectors(transaction: DatabaseTransaction, documentId: number) {
  await sql`delete from embedded_documents where document_id = ${documentId}`.execute(transaction)
}
