import { type Transaction, sql } from 'kysely'
import type { CaseCorrection } from '#contract/library'
import type { Database } from '../../../database/open.ts'
import type { StoredLayout, Tables } from '../../../database/tables.ts'
import type { Held } from './decide.ts'
import type { JudgeName } from './judge-names.ts'
import type { DocumentRecord, PreparedDocument } from './prepared-document.ts'

export type ImportTransaction = Transaction<Tables>

/** A judge as the library knows them. */
export interface KnownJudge {
  id: number
  name: string
}

/** A document to be written, with the judges' rows already known. */
export interface DocumentToStore {
  prepared: PreparedDocument
  judges: KnownJudge[]
  revision: number
}

/** `insert … on conflict do nothing` for the courts and stations of the list. */
export async function insertCourts(
  { sql: db }: Database,
  courts: readonly Tables['courts'][],
  stations: readonly { code: string; court_code: string; name: string }[],
) {
  await sql`
    insert into courts (code, name, class, hierarchy_level)
    select code, name, class, hierarchy_level
    from json_to_recordset(${JSON.stringify(courts)}::json) as r (code text, name text, class text, hierarchy_level smallint)
    on conflict do nothing`.execute(db)
  await sql`
    insert into court_stations (code, court_code, name)
    select code, court_code, name
    from json_to_recordset(${JSON.stringify(stations)}::json) as r (code text, court_code text, name text)
    on conflict do nothing`.execute(db)
}

/** What the library holds of the documents with these identities. */
export async function findHeld(transaction: ImportTransaction, identities: readonly string[]): Promise<Map<string, Held>> {
  const { rows } = await sql<{
    identity: string
    document_id: number
    current: number
    number: number
    content_hash: string
    source: string
    has_text: boolean
    corrections: CaseCorrection
  }>`
    select d.identity, d.corrections, d.id as document_id, d.revision as current, r.number, r.content_hash, r.source, r.content is not null as has_text
    from documents d join revisions r on r.document_id = d.id
    where d.identity in (select json_array_elements_text(${JSON.stringify(identities)}::json))
    order by r.number`.execute(transaction)
  const held = new Map<string, Held>()
  for (const row of rows) {
    const document = held.get(row.identity) ?? {
      documentId: row.document_id,
      current: row.current,
      hasText: false,
      corrections: row.corrections,
      revisions: [],
    }
    document.revisions.push({ number: row.number, contentHash: row.content_hash, source: row.source })
    if (row.number === row.current) document.hasText = row.has_text
    held.set(row.identity, document)
  }
  return held
}

/** How many documents an account has; nobody else adds to them until the transaction ends. */
export async function countOwned(transaction: ImportTransaction, ownerId: string): Promise<number> {
  await sql`select 1 from users where id = ${ownerId}::uuid for no key update`.execute(transaction)
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from documents where owner_id = ${ownerId}::uuid`.execute(
    transaction,
  )
  return rows[0]!.count
}

/** The judges with these keys, added where they are new; those of an account under the name that the public library has for them. */
export async function findJudges(
  transaction: ImportTransaction,
  judges: readonly { key: string; name: string }[],
  ownerId: string | null = null,
): Promise<Map<string, KnownJudge>> {
  const given = JSON.stringify(judges)
  await sql`
    insert into judges (name, key, owner_id)
    select coalesce((select p.name from judges p where p.key = substr(r.key, length(${ownerId}::text) + 2)), r.name), r.key, ${ownerId}::uuid
    from json_to_recordset(${given}::json) as r (name text, key text) order by r.key
    on conflict (key) do nothing`.execute(transaction)
  const { rows } = await sql<{ id: number; name: string; key: string }>`
    select id, name, key from judges
    where key in (select key from json_to_recordset(${given}::json) as r (key text))`.execute(transaction)
  return new Map(rows.map(({ key, id, name }) => [key, { id, name }]))
}

/** Gives judges a fuller name, there and in every document that names them. */
export async function renameJudges(transaction: ImportTransaction, judges: readonly KnownJudge[]) {
  const given = JSON.stringify(judges)
  await sql`
    update judges j set name = r.name from json_to_recordset(${given}::json) as r (id integer, name text) where j.id = r.id`.execute(
    transaction,
  )
  await sql`
    update documents d set judges = (
      select array_agg(j.name order by dj.position) from document_judges dj join judges j on j.id = dj.judge_id where dj.document_id = d.id
    )
    where d.id in (
      select document_id from document_judges where judge_id in (select id from json_to_recordset(${given}::json) as r (id integer))
    )`.execute(transaction)
}

const columns = [
  'kind',
  'title',
  'court_code',
  'court',
  'court_station',
  'division',
  'document_type',
  'date',
  'year',
  'citation',
  'case_number',
  'case_number_key',
  'judges',
  'parties',
  'applicant',
  'respondent',
  'category',
  'legal_areas',
  'summary',
  'key_points',
  'status',
  'outcome',
  'hierarchy_level',
  'url',
  'frbr_uri',
  'language',
  'sample',
  'read_fields',
] as const
const names = sql.raw(columns.join(', '))
const recordTypes = sql.raw(`
  kind text, title text, court_code text, court text, court_station text, division text, document_type text, date date, year smallint,
  citation text, case_number text, case_number_key text, judges text[], parties jsonb, applicant text, respondent text, category text,
  legal_areas text[], summary text, key_points text[], status text, outcome text, hierarchy_level smallint, url text, frbr_uri text,
  language text, sample boolean, read_fields text[]`)

/** Adds documents; answers their ids by identity. */
export async function insertDocuments(
  transaction: ImportTransaction,
  documents: readonly DocumentToStore[],
  ownerId: string | null = null,
): Promise<Map<string, number>> {
  const rows = documents.map(({ prepared, judges, revision }) => ({
    ...prepared.record,
    judges: judges.map(({ name }) => name),
    case_id: prepared.caseId,
    identity: prepared.identity,
    revision,
  }))
  const { rows: added } = await sql<{ id: number; identity: string }>`
    insert into documents (owner_id, case_id, identity, revision, ${names})
    select ${ownerId}::uuid, case_id, identity, revision, ${names}
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (case_id text, identity text, revision smallint, ${recordTypes})
    returning id, identity`.execute(transaction)
  return new Map(added.map(({ identity, id }) => [identity, id]))
}

/** What is said of a document, as far as it stands beside the text. */
type SaidOfDocument = Pick<DocumentToStore, 'judges' | 'revision'> & {
  documentId: number
  prepared: Pick<PreparedDocument, 'record' | 'citations' | 'judges'>
}

/** Replaces the records of documents and makes `revision` their current one. A correction by hand is not an import. */
export async function updateDocuments(transaction: ImportTransaction, documents: readonly SaidOfDocument[], { imported = true } = {}) {
  const rows = documents.map(({ prepared, judges, revision, documentId }) => ({
    ...prepared.record,
    judges: judges.map(({ name }) => name),
    id: documentId,
    revision,
  }))
  const given = JSON.stringify(rows)
  const assignments = sql.raw(columns.map((column) => `${column} = r.${column}`).join(', '))
  await sql`
    update documents d set revision = r.revision, ${imported ? sql`imported_at = now(),` : sql``} ${assignments}
    from json_to_recordset(${given}::json) as r (id integer, revision smallint, ${recordTypes})
    where d.id = r.id`.execute(transaction)
  for (const table of ['document_citations', 'document_judges'] as const) {
    await sql`
      delete from ${sql.table(table)}
      where document_id in (select id from json_to_recordset(${given}::json) as r (id integer))`.execute(transaction)
  }
}

/** Adds what belongs to documents: citations and judges. */
export async function insertBelongings(transaction: ImportTransaction, documents: readonly SaidOfDocument[]) {
  const citations = documents.flatMap(({ documentId, prepared }) =>
    prepared.citations.map(({ citation, key }, position) => ({ document_id: documentId, position, citation, key })),
  )
  const judges = documents.flatMap(({ documentId, prepared, judges: known }) =>
    known.map(({ id }, position) => ({ document_id: documentId, position, judge_id: id, title: prepared.judges[position]!.title })),
  )
  await sql`
    insert into document_citations (document_id, position, citation, key)
    select document_id, position, citation, key
    from json_to_recordset(${JSON.stringify(citations)}::json) as r (document_id integer, position smallint, citation text, key text)`.execute(
    transaction,
  )
  await sql`
    insert into document_judges (document_id, position, judge_id, title)
    select document_id, position, judge_id, title
    from json_to_recordset(${JSON.stringify(judges)}::json) as r (document_id integer, position smallint, judge_id integer, title text)`.execute(
    transaction,
  )
}

/** Adds texts of documents. */
export async function insertRevisions(
  transaction: ImportTransaction,
  documents: readonly { documentId: number; revision: number; prepared: PreparedDocument }[],
) {
  const rows = documents.map(({ documentId, revision, prepared }) => ({
    document_id: documentId,
    number: revision,
    content: prepared.content,
    content_hash: prepared.contentHash,
    layout: prepared.layout,
    source: prepared.source,
    source_format: prepared.sourceFormat,
    warnings: prepared.warnings,
  }))
  await sql`
    insert into revisions (document_id, number, content, content_hash, layout, source, source_format, warnings)
    select document_id, number, content, content_hash, layout, source, source_format, warnings
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      document_id integer, number smallint, content text, content_hash text, layout jsonb, source text, source_format text, warnings text[]
    )`.execute(transaction)
}

/** Adds a warning to the shown revisions of documents. */
export async function warnOnShown(transaction: ImportTransaction, warnings: readonly { documentId: number; warning: string }[]) {
  await sql`
    update revisions v set warnings = array_append(v.warnings, r.warning)
    from json_to_recordset(${JSON.stringify(warnings)}::json) as r ("documentId" integer, warning text), documents d
    where d.id = r."documentId" and v.document_id = d.id and v.number = d.revision`.execute(transaction)
}

/** A document with its shown text, read under its lock. */
export interface HeldDocument {
  caseId: string
  ownerId: string | null
  revision: number
  record: DocumentRecord
  citations: string[]
  judges: JudgeName[]
  content: string | null
  layout: StoredLayout
  warnings: string[]
}

export async function readHeld(transaction: ImportTransaction, documentId: number): Promise<HeldDocument | null> {
  type Row = DocumentRecord & { case_id: string; owner_id: string | null; bench: JudgeName[] }
  const { rows } = await sql<Row & Pick<HeldDocument, 'revision' | 'citations' | 'content' | 'layout' | 'warnings'>>`
    select ${names}, d.case_id, d.owner_id, d.revision, r.content, r.layout, r.warnings,
      array(select citation from document_citations c where c.document_id = d.id order by c.position) as citations,
      (select coalesce(json_agg(json_build_object('name', j.name, 'title', dj.title, 'key', j.key) order by dj.position), '[]')
        from document_judges dj join judges j on j.id = dj.judge_id where dj.document_id = d.id) as bench
    from documents d join revisions r on r.document_id = d.id and r.number = d.revision
    where d.id = ${documentId}`.execute(transaction)
  const row = rows[0]
  if (!row) return null
  const { case_id: caseId, owner_id: ownerId, revision, citations, bench: judges, content, layout, warnings, ...record } = row
  return { caseId, ownerId, revision, record, citations, judges, content, layout, warnings }
}

/** Keeps a correction beside those made before. */
export async function keepCorrection(transaction: ImportTransaction, documentId: number, correction: CaseCorrection) {
  await sql`update documents set corrections = corrections || ${JSON.stringify(correction)}::jsonb where id = ${documentId}`.execute(
    transaction,
  )
}

/** Deletes a document and all that belongs to it, with judges that only private documents named. */
export async function deleteDocument(transaction: ImportTransaction, documentId: number) {
  const { rows } = await sql<{ id: number }>`select judge_id as id from document_judges where document_id = ${documentId}`.execute(
    transaction,
  )
  await transaction.deleteFrom('documents').where('id', '=', documentId).execute()
  await sql`
    delete from judges j where j.id = any (${rows.map(({ id }) => id)}::integer[]) and j.owner_id is not null
      and not exists (select from document_judges dj where dj.judge_id = j.id)`.execute(transaction)
}
