import { type Transaction, sql } from 'kysely'
import type { Verdict } from '#contract/citations'
import type { Tables } from '../../database/tables.ts'
import type { Key } from './keys.ts'
import type { DocumentInGraph } from './read-document.ts'

export type GraphTransaction = Transaction<Tables>

/** A stored reference with what it is looked up by. */
export interface StoredReference {
  citing_id: number
  position: number
  keys: Key[]
  by_name: boolean
  name: string | null
  verdict: Verdict
  cited_id: number | null
}

export interface NewVerdict {
  citing_id: number
  position: number
  verdict: Verdict
  cited_id: number | null
}

/** Any number, the same in every process. */
const graphLock = 7_310_004

/**
 * One transaction at a time writes the graph: two documents that arrive in two transactions and cite one another would otherwise not
 * see each other. Held until the transaction ends.
 */
export const lockGraph = (transaction: GraphTransaction) => sql`select pg_advisory_xact_lock(${graphLock}::bigint)`.execute(transaction)

/** Every key that these documents have now. */
export async function keysOfDocuments(transaction: GraphTransaction, ids: readonly number[]): Promise<Key[]> {
  const { rows } = await sql<{ key: Key }>`
    select distinct unnest(keys) as key from document_keys where document_id = any(${ids}::integer[])`.execute(transaction)
  return rows.map(({ key }) => key)
}

export async function putKeys(transaction: GraphTransaction, documents: readonly { id: number; keys: readonly Key[] }[]) {
  await sql`
    insert into document_keys (document_id, keys)
    select id, keys from json_to_recordset(${JSON.stringify(documents)}::json) as r (id integer, keys text[])
    on conflict (document_id) do update set keys = excluded.keys where document_keys.keys <> excluded.keys`.execute(transaction)
}

export async function removeKeys(transaction: GraphTransaction, ids: readonly number[]) {
  await sql`delete from document_keys where document_id = any(${ids}::integer[])`.execute(transaction)
}

export async function removeReferences(transaction: GraphTransaction, citing: readonly number[]) {
  await sql`delete from citations where citing_id = any(${citing}::integer[])`.execute(transaction)
}

/** Adds what documents cite; nothing is resolved yet. */
export async function insertReferences(transaction: GraphTransaction, documents: readonly { id: number; graph: DocumentInGraph }[]) {
  const rows = documents.flatMap(({ id, graph }) =>
    graph.references.map((reference, position) => ({
      citing_id: id,
      position,
      start_offset: reference.start,
      end_offset: reference.end,
      paragraph: reference.paragraph,
      quote_from: reference.quoteFrom,
      quote_length: reference.quoteLength,
      kind: reference.kind,
      by_name: reference.byName,
      number: reference.number,
      name: reference.name,
      pinpoint: reference.pinpoint,
      keys: reference.keys,
      antecedents: reference.antecedents.length > 0 ? reference.antecedents : null,
    })),
  )
  if (rows.length === 0) return
  await sql`
    insert into citations (citing_id, position, start_offset, end_offset, paragraph, quote_from, quote_length, kind, verdict, by_name,
      number, name, pinpoint, keys, antecedents)
    select citing_id, position, start_offset, end_offset, paragraph, quote_from, quote_length, kind, 'could not check', by_name,
      number, name, pinpoint, keys, antecedents
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      citing_id integer, position integer, start_offset integer, end_offset integer, paragraph integer, quote_from integer,
      quote_length integer, kind cited_kind, by_name boolean, number text, name text, pinpoint text, keys text[], antecedents integer[]
    )`.execute(transaction)
}

/** The references of these documents and those that share one of these keys, without what only points back. */
export async function referencesToCheck(
  transaction: GraphTransaction,
  citing: readonly number[],
  keys: readonly Key[],
): Promise<StoredReference[]> {
  const { rows } = await sql<StoredReference>`
    select citing_id, position, keys, by_name, name, verdict, cited_id
    from citations
    where antecedents is null and (citing_id = any(${citing}::integer[]) or keys && ${keys}::text[])
    order by citing_id, position`.execute(transaction)
  return rows
}

/** The words around references, by `citing_id:position`. */
export async function wordsAround(
  transaction: GraphTransaction,
  references: readonly { citing_id: number; position: number }[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ citing_id: number; position: number; words: string }>`
    select c.citing_id, c.position, substr(r.content, c.quote_from + 1, c.quote_length) as words
    from json_to_recordset(${JSON.stringify(references)}::json) as w (citing_id integer, position integer)
    join citations c using (citing_id, position)
    join documents d on d.id = c.citing_id
    join revisions r on r.document_id = d.id and r.number = d.revision
    where r.content is not null`.execute(transaction)
  return new Map(rows.map(({ citing_id, position, words }) => [`${citing_id}:${position}`, words]))
}

export async function putVerdicts(transaction: GraphTransaction, verdicts: readonly NewVerdict[]) {
  await sql`
    update citations c set verdict = r.verdict, cited_id = r.cited_id
    from json_to_recordset(${JSON.stringify(verdicts)}::json) as r (
      citing_id integer, position integer, verdict citation_verdict, cited_id integer
    )
    where c.citing_id = r.citing_id and c.position = r.position`.execute(transaction)
}

/** What points back in these documents, beside the references that it may mean. */
export async function backReferences(transaction: GraphTransaction, citing: readonly number[]) {
  const { rows } = await sql<StoredReference & { meant: { verdict: Verdict; cited_id: number | null }[] }>`
    select b.citing_id, b.position, b.keys, b.by_name, b.name, b.verdict, b.cited_id,
      json_agg(json_build_object('verdict', a.verdict, 'cited_id', a.cited_id) order by a.position) as meant
    from citations b join citations a on a.citing_id = b.citing_id and a.position = any(b.antecedents)
    where b.citing_id = any(${citing}::integer[]) and b.antecedents is not null
    group by b.citing_id, b.position`.execute(transaction)
  return rows
}
