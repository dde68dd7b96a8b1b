import type { ImportWarning } from '#contract/reasons/import-warnings'
import { type Transaction, sql } from 'kysely'
import { unscoped, isPrivate, isPublic, ownerOf } from '../../../access/conditions-storage.ts'
import type { Database } from '../../../database/open.ts'
import type { StoredLayout } from '../../../database/stored-layout.ts'
import type { Tables } from '../../../database/tables.ts'
import type { CaseCorrection } from '#contract/library'
import type { HiddenName } from './find-names.ts'
import type { NamingFields, Places } from './redact.ts'
import { onlyRow } from '../../../database/only-row.ts'

export type RedactionTransaction = Transaction<Tables>

export interface DocumentWithNames {
  id: number
  work_id: number
  case_id: string
  identity: string
  kind: 'judgment' | 'digest' | 'act'
  year: number | null
  revision: number
  /** Null where it is public. */
  owner: string | null
  corrections: CaseCorrection
  record: NamingFields
  citations: { position: number; citation: string; key: string }[]
  revisions: { number: number; content: string | null; layout: StoredLayout; source: string; warnings: ImportWarning[] }[]
}

/** Any number, the same in every process. */
const redactionLock = 7_310_006

/** Imports share the lock and a redaction has it alone, so that none stores a name that is being taken out. Held until the end. */
export const lockAlone = (transaction: RedactionTransaction) =>
  sql`select pg_advisory_xact_lock(${redactionLock}::bigint)`.execute(transaction)
const lockShared = (transaction: RedactionTransaction) =>
  sql`select pg_advisory_xact_lock_shared(${redactionLock}::bigint)`.execute(transaction)

const keyName = 'redacted-names'

/** The key of the hashes; `fresh` becomes it when there is none. */
export async function redactionKey(transaction: RedactionTransaction, fresh: string): Promise<string> {
  await transaction
    .insertInto('secrets')
    .values({ name: keyName, value: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await transaction.selectFrom('secrets').select('value').where('name', '=', keyName).executeTakeFirstOrThrow()).value
}

/** The names taken out of these documents before, by case id, for a transaction that stores them. */
export async function redactionsOf(
  transaction: RedactionTransaction,
  caseIds: readonly string[],
): Promise<{ key: string; names: Map<string, HiddenName[]> } | null> {
  await lockShared(transaction)
  const { rows } = await sql<HiddenName & { case_id: string; key: string }>`
    select distinct on (r.case_id, r.name_hash) r.case_id, r.name_hash as hash, r.name_letters as letters, r.name_words as words,
      r.replacement, s.value as key
    from redactions r join secrets s on s.name = ${keyName}
    where r.case_id = any(${caseIds}::text[])
    order by r.case_id, r.name_hash, r.id desc`.execute(transaction)
  if (rows.length === 0) return null
  const names = new Map<string, HiddenName[]>()
  for (const { case_id, hash, letters, words, replacement } of rows) {
    names.set(case_id, [...(names.get(case_id) ?? []), { hash, letters, words, replacement }])
  }
  return { key: onlyRow(rows).key, names }
}

/** A document with every revision; null when there is none. */
export async function documentToRedact(transaction: RedactionTransaction, caseId: string): Promise<DocumentWithNames | null> {
  const found = await transaction
    .selectFrom(unscoped('documents', 'a redaction finds the document wherever it is').as('documents'))
    .innerJoin('works', 'works.id', 'documents.work_id')
    .select([
      'documents.id',
      'work_id',
      'public_id as case_id',
      'identity',
      'documents.kind',
      'year',
      'revision',
      'corrections',
      ownerOf('documents').as('owner'),
    ])
    .where('public_id', '=', caseId)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return null
  const record = found.kind === 'act' ? await recordOfAct(transaction, found.id) : await recordOfCase(transaction, found.id)
  const citations = await transaction
    .selectFrom('document_citations')
    .select(['position', 'citation', 'key'])
    .where('document_id', '=', found.id)
    .orderBy('position')
    .execute()
  const revisions = await transaction
    .selectFrom('revisions')
    .select(['number', 'content', 'layout', 'source', 'warnings'])
    .where('document_id', '=', found.id)
    .orderBy('number')
    .execute()
  return { ...found, record, citations, revisions }
}

const recordOfCase = (transaction: RedactionTransaction, id: number): Promise<NamingFields> =>
  transaction
    .selectFrom(unscoped('cases', 'a redaction finds the document wherever it is').as('cases'))
    .select(['title', 'citation', 'case_number', 'case_number_key', 'parties', 'applicant', 'respondent', 'category', 'legal_areas'])
    .select(['summary', 'key_points', 'status', 'outcome', 'url', 'frbr_uri', 'division', 'document_type'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** An Act has neither parties nor a number of a matter. */
async function recordOfAct(transaction: RedactionTransaction, id: number): Promise<NamingFields> {
  const own = await transaction
    .selectFrom(unscoped('documents', 'a redaction finds the document wherever it is').as('documents'))
    .select(['title', 'citation', 'legal_areas', 'summary', 'url', 'frbr_uri'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const none = { case_number: null, case_number_key: null, applicant: null, respondent: null, division: null, document_type: null }
  return { ...own, ...none, category: null, status: null, outcome: null, parties: [], key_points: [] }
}

/** Rewrites the headings of an Act's provisions, which stand beside its text. */
export async function overwriteHeadings(transaction: RedactionTransaction, documentId: number, rewrite: (heading: string) => string) {
  const rows = await transaction
    .selectFrom('provisions')
    .select(['revision', 'position', 'heading'])
    .where('document_id', '=', documentId)
    .where('heading', 'is not', null)
    .execute()
  for (const { revision, position, heading } of rows) {
    const rewritten = rewrite(heading!)
    if (rewritten === heading) continue
    await transaction
      .updateTable('provisions')
      .set({ heading: rewritten })
      .where('document_id', '=', documentId)
      .where('revision', '=', revision)
      .where('position', '=', position)
      .execute()
  }
}

/** The public cases that cite a document; what an account keeps for itself is its own. */
export async function citingCases(transaction: RedactionTransaction, documentId: number): Promise<string[]> {
  const { rows } = await sql<{ case_id: string }>`
    select case_id from cases
    where id in (select citing_id from citations where cited_id = ${documentId}) and id <> ${documentId} and ${isPublic('cases')}
    order by case_id`.execute(transaction)
  return rows.map(({ case_id }) => case_id)
}

/** Writes a document over what is stored of it. */
export async function overwriteDocument(transaction: RedactionTransaction, document: DocumentWithNames) {
  const { id, work_id, identity, record, corrections, citations, revisions } = document
  const { title, citation, legal_areas, summary, url, frbr_uri, ...ofJudgment } = record
  await transaction.updateTable('works').set({ identity }).where('id', '=', work_id).execute()
  await transaction
    .updateTable('documents')
    .set({ title, citation, legal_areas, summary, url, frbr_uri, corrections: JSON.stringify(corrections) })
    .where('id', '=', id)
    .execute()
  await transaction
    .updateTable('judgments')
    .set({ ...ofJudgment, parties: JSON.stringify(ofJudgment.parties) })
    .where('document_id', '=', id)
    .execute()
  for (const { position, citation, key } of citations)
    await transaction
      .updateTable('document_citations')
      .set({ citation, key })
      .where('document_id', '=', id)
      .where('position', '=', position)
      .execute()
  for (const { number, content, layout, source, warnings } of revisions)
    await transaction
      .updateTable('revisions')
      .set({ content, layout: JSON.stringify(layout), source, warnings: JSON.stringify(warnings) })
      .where('document_id', '=', id)
      .where('number', '=', number)
      .execute()
}

/** The judges that a private document names. */
export async function ownJudges(transaction: RedactionTransaction, documentId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select j.id, j.name from document_judges dj join judges j on j.id = dj.judge_id
    where dj.document_id = ${documentId} and ${isPrivate('j')}`.execute(transaction)
  return rows
}

/** Removes judges of an account, there and from the documents that name them. */
export async function removeOwnJudges(transaction: RedactionTransaction, ids: readonly number[]) {
  if (ids.length === 0) return
  await sql`
    update judgments d set judges = array(
      select j.name from document_judges dj join judges j on j.id = dj.judge_id
      where dj.document_id = d.document_id and not j.id = any (${ids}::integer[]) order by dj.position
    )
    where d.document_id in (select document_id from document_judges where judge_id = any (${ids}::integer[]))`.execute(transaction)
  await sql`delete from judges j where id = any (${ids}::integer[]) and ${isPrivate('j')}`.execute(transaction)
}

/** The courts that decided documents, by their codes; a redaction leaves them. */
export async function courtsOf(transaction: RedactionTransaction, ids: readonly number[]): Promise<Map<number, string | null>> {
  const rows = await transaction
    .selectFrom(unscoped('cases', 'a redaction finds the document wherever it is').as('cases'))
    .select(['id', 'court_code'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, court_code }) => [id, court_code]))
}

export interface StoredAnswer {
  caller: string
  key: string
  body: string
}

/** Kept answers after one, in the order of caller and key. */
export async function storedAnswers(
  transaction: RedactionTransaction,
  after: Pick<StoredAnswer, 'caller' | 'key'>,
  most: number,
): Promise<StoredAnswer[]> {
  const { rows } = await sql<StoredAnswer>`
    select caller, key, body from idempotent_requests
    where body is not null and (caller, key) > (${after.caller}, ${after.key})
    order by caller, key limit ${most}`.execute(transaction)
  return rows
}

export async function removeAnswers(transaction: RedactionTransaction, answers: readonly Pick<StoredAnswer, 'caller' | 'key'>[]) {
  for (const { caller, key } of answers)
    await transaction.deleteFrom('idempotent_requests').where('caller', '=', caller).where('key', '=', key).execute()
}

export interface AuditEntry extends HiddenName {
  caseId: string
  by: string
  places: Places
}

export async function insertAudit(transaction: RedactionTransaction, at: Date, entries: readonly AuditEntry[]) {
  await transaction
    .insertInto('redactions')
    .values(
      entries.map(({ caseId, by, replacement, hash, letters, words, places }) => ({
        case_id: caseId,
        redacted_at: at,
        redacted_by: by,
        replacement,
        name_hash: hash,
        name_letters: letters,
        name_words: words,
        places: JSON.stringify(places),
      })),
    )
    .execute()
}

/**
 * Clears the rows that were overwritten out of the tables, and the words of them out of what the planner keeps. A GIN index never gives up a key
 * that it once had, so those whose keys are words are made anew, on a server while they are read and written; trigrams are no words.
 */
export async function clearOverwritten({ sql: db, kind }: Database): Promise<void> {
  await sql`vacuum (analyze)`.execute(db)
  const { rows } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace join pg_am a on a.oid = c.relam
    where a.amname = 'gin' and n.nspname = current_schema()
      and exists (select from unnest(i.indclass::oid[]) as class join pg_opclass o on o.oid = class where o.opcname <> 'gin_trgm_ops')
    order by name`.execute(db)
  for (const { schema, name } of rows)
    await sql`reindex index ${kind === 'postgresql' ? sql`concurrently` : sql``} ${sql.id(schema, name)}`.execute(db)
}
