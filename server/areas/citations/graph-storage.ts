import { type Transaction, sql } from 'kysely'
import type { Verdict } from '#contract/citations'
import { unscoped } from '../../access/conditions-storage.ts'
import type { StoredLayout } from '../../database/stored-layout.ts'
import type { Tables } from '../../database/tables.ts'
import type { CaseFacts, Key } from './keys.ts'
import type { PlacedReference } from './read-document.ts'

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
 * see each other, nor would an Act and what cites it. Held until the transaction ends.
 */
export const lockGraph = (transaction: GraphTransaction) => sql`select pg_advisory_xact_lock(${graphLock}::bigint)`.execute(transaction)

/** Every key that these documents have now. */
export async function keysOfDocuments(transaction: GraphTransaction, ids: readonly number[]): Promise<Key[]> {
  const { rows } = await sql<{ key: Key }>`
    select distinct key from document_keys where document_id = any(${ids}::integer[])`.execute(transaction)
  return rows.map(({ key }) => key)
}

/** Documents with what they are found by. */
type Keyed = readonly { id: number; keys: readonly Key[] }[]

const columnsOf = (documents: Keyed) => {
  const rows = documents.flatMap(({ id, keys }) => keys.map((key) => ({ id, key })))
  return { ids: rows.map(({ id }) => id), keys: rows.map(({ key }) => key) }
}

/** Takes all keys but these from documents. */
export async function insertKeys(transaction: GraphTransaction, documents: Keyed) {
  const { ids, keys } = columnsOf(documents)
  await sql`
    delete from document_keys
    where document_id = any(${documents.map(({ id }) => id)}::integer[])
      and (key, document_id) not in (select * from unnest(${keys}::text[], ${ids}::integer[]))`.execute(transaction)
}

export async function addKeys(transaction: GraphTransaction, documents: Keyed) {
  const { ids, keys } = columnsOf(documents)
  await sql`
    insert into document_keys (key, document_id) select * from unnest(${keys}::text[], ${ids}::integer[])
    on conflict do nothing`.execute(transaction)
}

export async function removeKeys(transaction: GraphTransaction, ids: readonly number[]) {
  await sql`delete from document_keys where document_id = any(${ids}::integer[])`.execute(transaction)
}

export async function removeReferences(transaction: GraphTransaction, citing: readonly number[]) {
  // Most documents are new and have none: asking for their first is cheap, deleting nothing may read the whole table.
  const { rows } = await sql<{ id: number }>`
    select citing_id as id from citations where citing_id = any(${citing}::integer[]) and position = 0`.execute(transaction)
  const known = rows.map(({ id }) => id)
  if (known.length === 0) return
  await sql`delete from citations where citing_id = any(${known}::integer[])`.execute(transaction)
  await sql`delete from citation_keys where citing_id = any(${known}::integer[])`.execute(transaction)
}

/** What these documents cite, by the ids of the cases meant. */
export async function citedBy(transaction: GraphTransaction, citing: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct cited_id as id from citations where citing_id = any(${citing}::integer[]) and cited_id is not null`.execute(transaction)
  return rows.map(({ id }) => id)
}

/** A reference with what it means, to be stored. */
export interface ResolvedReference {
  citing: number
  position: number
  reference: PlacedReference
  verdict: Verdict
  cited: number | null
}

export async function insertReferences(transaction: GraphTransaction, references: readonly ResolvedReference[]) {
  if (references.length === 0) return
  const rows = references.map(({ citing, position, reference, verdict, cited }) => ({
    citing_id: citing,
    position,
    verdict,
    cited_id: cited,
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
  }))
  await sql`
    insert into citations (citing_id, position, start_offset, end_offset, paragraph, quote_from, quote_length, kind, verdict, cited_id,
      by_name, number, name, pinpoint, keys, antecedents)
    select citing_id, position, start_offset, end_offset, paragraph, quote_from, quote_length, kind, verdict, cited_id,
      by_name, number, name, pinpoint, keys, antecedents
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      citing_id integer, position integer, start_offset integer, end_offset integer, paragraph integer, quote_from integer,
      quote_length integer, kind cited_kind, verdict citation_verdict, cited_id integer, by_name boolean, number text, name text, pinpoint text, keys text[], antecedents integer[]
    )`.execute(transaction)
  const keyed = rows.flatMap(({ citing_id, position, keys }) => keys.map((key) => ({ citing_id, position, key })))
  await sql`
    insert into citation_keys (key, citing_id, position)
    select * from unnest(
      ${keyed.map(({ key }) => key)}::text[], ${keyed.map(({ citing_id }) => citing_id)}::integer[],
      ${keyed.map(({ position }) => position)}::integer[]
    )`.execute(transaction)
}

/** What stored references mean. */
export async function meaningsOf(
  transaction: GraphTransaction,
  references: readonly { citing_id: number; position: number }[],
): Promise<NewVerdict[]> {
  const { rows } = await sql<NewVerdict>`
    select distinct c.citing_id, c.position, c.verdict, c.cited_id
    from json_to_recordset(${JSON.stringify(references)}::json) as w (citing_id integer, position integer)
    join citations c using (citing_id, position)`.execute(transaction)
  return rows
}

/** The references that share one of these keys, but for those of some documents. */
export async function referencesWithKeys(
  transaction: GraphTransaction,
  keys: readonly Key[],
  except: readonly number[],
): Promise<StoredReference[]> {
  const { rows } = await sql<StoredReference>`
    select c.citing_id, c.position, c.keys, c.by_name, c.name, c.verdict, c.cited_id
    from (
      select distinct k.citing_id, k.position from unnest(${keys}::text[]) as wanted (key) join citation_keys k using (key)
      where not k.citing_id = any(${except}::integer[])
    ) found
    join citations c using (citing_id, position)
    order by c.citing_id, c.position`.execute(transaction)
  return rows
}

/** The words around references, by `citing_id:position`. */
export async function wordsAround(
  transaction: GraphTransaction,
  references: readonly { citing_id: number; position: number }[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ citing_id: number; position: number; words: string }>`
    with texts as materialized (
      -- Unpacked here, once; a text as it is stored would be unpacked for every reference.
      select d.id, r.content || '' as content
      from ${unscoped('documents', 'the graph is made of all')} d join revisions r on r.document_id = d.id and r.number = d.revision
      where d.id = any (${[...new Set(references.map(({ citing_id }) => citing_id))]}::integer[]) and r.content is not null
    )
    select c.citing_id, c.position, substr(t.content, c.quote_from + 1, c.quote_length) as words
    from json_to_recordset(${JSON.stringify(references)}::json) as w (citing_id integer, position integer)
    join citations c using (citing_id, position) join texts t on t.id = c.citing_id`.execute(transaction)
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

/** What is known of the documents after one, in the order of their ids. */
export async function factsAfter(transaction: GraphTransaction, after: number, limit: number): Promise<(CaseFacts & { id: number })[]> {
  const { rows } = await sql<CaseFacts & { id: number }>`
    select d.id, d.title, d.applicant, d.respondent, d.case_number, d.frbr_uri, d.year, d.court_code,
      array(select citation from document_citations c where c.document_id = d.id order by position) as citations
    from ${unscoped('cases', 'the graph is made of all')} d where d.id > ${after} order by d.id limit ${limit}`.execute(transaction)
  return rows
}

/** The texts that documents have now, by their ids. */
export async function currentTexts(transaction: GraphTransaction, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; content: string; layout: StoredLayout }>`
    select d.id, r.content, r.layout
    from ${unscoped('documents', 'the graph is made of all')} d join revisions r on r.document_id = d.id and r.number = d.revision
    where d.id = any(${ids}::integer[]) and r.content is not null`.execute(transaction)
  return new Map(rows.map(({ id, content, layout }) => [id, { content, layout }]))
}
