import type { ImportWarning } from '#contract/reasons/import-warnings'
import { type Transaction, sql } from 'kysely'
import type { CaseCorrection } from '#contract/library'
import { unscoped, isOwnedBy, isPrivate, ownerColumn, ownerOf } from '../../../access/conditions-storage.ts'
import type { Database } from '../../../database/open.ts'
import type { StoredLayout } from '../../../database/stored-layout.ts'
import type { Tables } from '../../../database/tables.ts'
import type { StoredRevisions } from './decide.ts'
import type { JudgeName } from '../../../judge-names/judge-names.ts'
import type { DocumentRecord, PreparedDocument } from './prepared-document.ts'
import { onlyRow } from '../../../database/only-row.ts'

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
export async function findStored(transaction: ImportTransaction, identities: readonly string[]): Promise<Map<string, StoredRevisions>> {
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
    select w.identity, d.corrections, d.id as document_id, d.revision as current, r.number, r.content_hash, r.source, r.content is not null as has_text
    from works w join ${unscoped('documents', 'an import finds it by an identity that no other library has')} d on d.work_id = w.id join revisions r on r.document_id = d.id
    where w.identity in (select json_array_elements_text(${JSON.stringify(identities)}::json))
    order by r.number`.execute(transaction)
  const existing = new Map<string, StoredRevisions>()
  for (const row of rows) {
    const document = existing.get(row.identity) ?? {
      documentId: row.document_id,
      current: row.current,
      hasText: false,
      corrections: row.corrections,
      revisions: [],
    }
    document.revisions.push({ number: row.number, contentHash: row.content_hash, source: row.source })
    if (row.number === row.current) document.hasText = row.has_text
    existing.set(row.identity, document)
  }
  return existing
}

/** How many documents an account has; nobody else adds to them until the transaction ends. */
export async function countOwned(transaction: ImportTransaction, ownerId: string): Promise<number> {
  await sql`select 1 from users where id = ${ownerId}::uuid for no key update`.execute(transaction)
  const { rows } = await sql<{
    count: number
  }>`select count(*)::integer as count from documents d where ${isOwnedBy(ownerId, 'd')}`.execute(transaction)
  return onlyRow(rows).count
}

/** The judges with these keys, added where they are new; those of an account under the name that the public library has for them. */
export async function findJudges(
  transaction: ImportTransaction,
  judges: readonly { key: string; name: string }[],
  ownerId: string | null = null,
): Promise<Map<string, KnownJudge>> {
  const given = JSON.stringify(judges)
  await sql`
    insert into judges (name, key, ${ownerColumn})
    select coalesce((select p.name from ${unscoped('judges', 'a key without an account is that of a public judge')} p where p.key = substr(r.key, length(${ownerId}::text) + 2)), r.name), r.key, ${ownerId}::uuid
    from json_to_recordset(${given}::json) as r (name text, key text) order by r.key
    on conflict (key) do nothing`.execute(transaction)
  const { rows } = await sql<{ id: number; name: string; key: string }>`
    select id, name, key from ${unscoped('judges', 'a key with an account is that account’s own')}
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
    update judgments d set judges = (
      select array_agg(j.name order by dj.position) from document_judges dj join ${unscoped('judges', 'those of the document that is written')} j on j.id = dj.judge_id
      where dj.document_id = d.document_id
    )
    where d.document_id in (
      select document_id from document_judges where judge_id in (select id from json_to_recordset(${given}::json) as r (id integer))
    )`.execute(transaction)
}

type Column = keyof DocumentRecord

/** What is written of a record, by the table that it goes to. */
const ofDocuments: readonly Column[] = [
  ...(['kind', 'title', 'citation', 'date', 'year', 'language', 'url', 'frbr_uri', 'summary', 'legal_areas', 'sample'] as const),
  'read_fields',
]
const ofJudgments: readonly Column[] = [
  ...(['court_code', 'court', 'court_station', 'division', 'document_type', 'case_number', 'case_number_key', 'judges'] as const),
  ...(['parties', 'applicant', 'respondent', 'category', 'key_points', 'status', 'outcome', 'hierarchy_level'] as const),
]
/** Of columns that hold no text. */
const types: Partial<Record<Column, string>> = {
  date: 'date',
  year: 'smallint',
  hierarchy_level: 'smallint',
  sample: 'boolean',
  parties: 'jsonb',
  judges: 'text[]',
  legal_areas: 'text[]',
  key_points: 'text[]',
  read_fields: 'text[]',
}

const listed = (columns: readonly Column[], write: (column: Column) => string) => sql.raw(columns.map(write).join(', '))
const namesOf = (columns: readonly Column[]) => listed(columns, (column) => column)
const assignmentsOf = (columns: readonly Column[]) => listed(columns, (column) => `${column} = r.${column}`)
const names = namesOf([...ofDocuments, ...ofJudgments])
const recordTypes = listed([...ofDocuments, ...ofJudgments], (column) => `${column} ${types[column] ?? 'text'}`)

/** Adds documents, in their order, to the works that they are of; answers their ids by identity. */
export async function insertDocuments(
  transaction: ImportTransaction,
  documents: readonly DocumentToStore[],
  { ownerId, at }: { ownerId: string | null; at: Date },
): Promise<Map<string, number>> {
  const rows = documents.map(({ prepared, judges, revision }, place) => ({
    ...prepared.record,
    judges: judges.map(({ name }) => name),
    case_id: prepared.caseId,
    identity: prepared.identity,
    revision,
    place,
  }))
  const { rows: added } = await sql<{ id: number; identity: string }>`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as r (place integer, case_id text, identity text, revision smallint, ${recordTypes})
    ), found as (
      -- A work that is there already is answered as well.
      insert into works (public_id, kind, identity) select case_id, 'case', identity from given order by identity
      on conflict (identity) do update set identity = excluded.identity
      returning id, identity
    ), added as (
      insert into documents (work_id, ${ownerColumn}, imported_at, revision, ${namesOf(ofDocuments)})
      select f.id, ${ownerId}::uuid, ${at}::timestamptz, revision, ${namesOf(ofDocuments)} from given join found f using (identity) order by place
      returning id, work_id
    ), placed as (
      select added.id, f.identity from added join found f on f.id = added.work_id
    ), judged as (
      insert into judgments (document_id, ${namesOf(ofJudgments)}) select id, ${namesOf(ofJudgments)} from given join placed using (identity)
    )
    select id, identity from placed`.execute(transaction)
  return new Map(added.map(({ identity, id }) => [identity, id]))
}

/** What is said of a document, as far as it stands beside the text. */
type SaidOfDocument = Pick<DocumentToStore, 'judges' | 'revision'> & {
  documentId: number
  prepared: Pick<PreparedDocument, 'record' | 'citations' | 'judges'>
}

/** Replaces the records of documents and makes `revision` their current one. A correction by hand is not an import. */
export async function updateDocuments(transaction: ImportTransaction, documents: readonly SaidOfDocument[], imported: { at: Date } | null) {
  const rows = documents.map(({ prepared, judges, revision, documentId }) => ({
    ...prepared.record,
    judges: judges.map(({ name }) => name),
    id: documentId,
    revision,
  }))
  const given = JSON.stringify(rows)
  await sql`
    with given as materialized (
      select * from json_to_recordset(${given}::json) as r (id integer, revision smallint, ${recordTypes})
    ), judged as (
      update judgments j set ${assignmentsOf(ofJudgments)} from given r where j.document_id = r.id
    )
    update documents d set revision = r.revision, ${imported ? sql`imported_at = ${imported.at},` : sql``} ${assignmentsOf(ofDocuments)}
    from given r where d.id = r.id`.execute(transaction)
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
  at: Date,
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
    insert into revisions (document_id, number, content, content_hash, layout, source, source_format, warnings, imported_at)
    select document_id, number, content, content_hash, layout, source, source_format, warnings, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      document_id integer, number smallint, content text, content_hash text, layout jsonb, source text, source_format text, warnings jsonb
    )`.execute(transaction)
}

/** Adds a warning to the shown revisions of documents. */
export async function warnOnShown(transaction: ImportTransaction, warnings: readonly { documentId: number; warning: ImportWarning }[]) {
  await sql`
    update revisions v set warnings = v.warnings || jsonb_build_array(r.warning)
    from json_to_recordset(${JSON.stringify(warnings)}::json) as r ("documentId" integer, warning jsonb), ${unscoped('documents', 'those that are being written')} d
    where d.id = r."documentId" and v.document_id = d.id and v.number = d.revision`.execute(transaction)
}

/** A document with its shown text, read under its lock. */
export interface StoredDocument {
  caseId: string
  ownerId: string | null
  revision: number
  record: DocumentRecord
  citations: string[]
  judges: JudgeName[]
  content: string | null
  layout: StoredLayout
  warnings: ImportWarning[]
}

export async function readStored(transaction: ImportTransaction, documentId: number): Promise<StoredDocument | null> {
  type Row = DocumentRecord & { case_id: string; owner: string | null; bench: JudgeName[] }
  const { rows } = await sql<Row & Pick<StoredDocument, 'revision' | 'citations' | 'content' | 'layout' | 'warnings'>>`
    select ${names}, d.case_id, ${ownerOf('d')} as owner, d.revision, r.content, r.layout, r.warnings,
      array(select citation from document_citations c where c.document_id = d.id order by c.position) as citations,
      (select coalesce(json_agg(json_build_object('name', j.name, 'title', dj.title, 'key', j.key) order by dj.position), '[]')
        from document_judges dj join ${unscoped('judges', 'those of the document that is written')} j on j.id = dj.judge_id where dj.document_id = d.id) as bench
    from ${unscoped('cases', 'whether it may be corrected was decided before')} d join revisions r on r.document_id = d.id and r.number = d.revision
    where d.id = ${documentId}`.execute(transaction)
  const row = rows[0]
  if (!row) return null
  const { case_id: caseId, owner: ownerId, revision, citations, bench: judges, content, layout, warnings, ...record } = row
  return { caseId, ownerId, revision, record, citations, judges, content, layout, warnings }
}

/** Keeps a correction beside those made before. */
export async function saveCorrection(transaction: ImportTransaction, documentId: number, correction: CaseCorrection) {
  await sql`update documents set corrections = corrections || ${JSON.stringify(correction)}::jsonb where id = ${documentId}`.execute(
    transaction,
  )
}

/** Deletes a document and all that belongs to it, with judges that only private documents named; null when it is gone already. */
export async function deleteDocument(
  transaction: ImportTransaction,
  documentId: number,
): Promise<{ caseId: string; ownerId: string | null } | null> {
  const { rows } = await sql<{ id: number }>`select judge_id as id from document_judges where document_id = ${documentId}`.execute(
    transaction,
  )
  const { rows: deleted } = await sql<{ caseId: string; ownerId: string | null }>`
    delete from documents d where id = ${documentId}
    returning (select public_id from works w where w.id = d.work_id) as "caseId", ${ownerOf('d')} as "ownerId"`.execute(transaction)
  await sql`
    delete from judges j where j.id = any (${rows.map(({ id }) => id)}::integer[]) and ${isPrivate('j')}
      and not exists (select from document_judges dj where dj.judge_id = j.id)`.execute(transaction)
  return deleted[0] ?? null
}
