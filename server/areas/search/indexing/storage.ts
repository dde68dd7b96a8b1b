import { type RawBuilder, type Transaction, sql } from 'kysely'
import { excludingSamples } from '../../../database/excluding-samples.ts'
import { madeSummaryOf } from '../../../database/generated-summary.ts'
import { unscoped, isPublic, ownerColumn, ownerOf } from '../../../access/conditions-storage.ts'
import type { Database, Queries } from '../../../database/open.ts'
import type { Tables } from '../../../database/tables.ts'
import type { SearchEntry, SearchedRecord } from './entry.ts'
import { onlyRow } from '../../../database/only-row.ts'

export type IndexTransaction = Transaction<Tables>

/** What is indexed of one document. */
interface Indexed {
  documentId: number
  entry: SearchEntry
}

/** What indexing writes, inside the caller's transaction. */
export const entriesStorage = (db: Queries) => ({
  async writeEntries(documents: readonly Indexed[]) {
    const ids = documents.map(({ documentId }) => documentId)
    await sql`
      insert into search_entries (document_id, revision, court, court_station, document_type, date, year, ${ownerColumn}, judges, jurisdiction)
      select d.id, d.revision, d.court, d.court_station, d.document_type, d.date, d.year, ${ownerOf('d')},
        coalesce((select array_agg(j.judge_id order by j.position) from document_judges j where j.document_id = d.id), '{}'),
        u.jurisdiction
      from unnest(${ids}::integer[], ${documents.map(({ entry }) => entry.jurisdiction)}::text[]) as u (id, jurisdiction) join ${unscoped('cases', 'all are indexed')} d on d.id = u.id
      on conflict (document_id) do update set revision = excluded.revision, court = excluded.court, court_station = excluded.court_station,
        document_type = excluded.document_type, date = excluded.date, year = excluded.year, ${ownerColumn} = ${ownerOf('excluded')}, judges = excluded.judges,
        jurisdiction = excluded.jurisdiction`.execute(db)
  },

  async writeHeadings(documents: readonly Indexed[]) {
    await sql`
      insert into search_headings (document_id, heading, note, names)
      select id, heading, note, names from unnest(
        ${documents.map(({ documentId }) => documentId)}::integer[],
        ${documents.map(({ entry }) => entry.heading)}::text[],
        ${documents.map(({ entry }) => entry.note)}::text[],
        ${documents.map(({ entry }) => entry.names)}::smallint[]) as one (id, heading, note, names)
      on conflict (document_id) do update set heading = excluded.heading, note = excluded.note, names = excluded.names`.execute(db)
  },

  /** What is searched of documents beside their text: the fields of the heading, and what stands for a text where there is none. */
  async recordsOf(ids: number[]) {
    const { rows } = await sql<SearchedRecord & { documentId: number }>`
      select d.id as "documentId", d.title, d.case_number as "caseNumber", coalesce(d.summary, ${madeSummaryOf('d')}) as summary, d.key_points as "keyPoints", d.legal_areas as "legalAreas",
        array(select party ->> 'name' from jsonb_array_elements(d.parties) as party) as parties,
        array(select citation from document_citations c where c.document_id = d.id order by c.position) as citations,
        jsonb_build_object('courtCode', d.court_code, 'court', d.court, 'frbrUri', d.frbr_uri) as origin
      from ${unscoped('cases', 'all are indexed')} d where d.id = any (${ids}::integer[])`.execute(db)
    return rows
  },

  async removeCaseNumbers(ids: number[]) {
    await sql`delete from search_case_numbers where document_id = any (${ids}::integer[])`.execute(db)
  },

  async writeCaseNumbers(numbers: { documentId: number; key: string }[]) {
    if (numbers.length === 0) return
    await sql`
      insert into search_case_numbers (document_id, key)
      select * from unnest(${numbers.map(({ documentId }) => documentId)}::integer[], ${numbers.map(({ key }) => key)}::text[])
      on conflict do nothing`.execute(db)
  },
})

/** What is settled once many documents have come. */
export const indexesStorage = ({ sql: db }: Database) => ({
  async documents(): Promise<number> {
    const { count } = await db
      .selectFrom(unscoped('search_entries', 'how many there are in all').as('e'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  },

  /** Some cases after one, in the order of their ids; of their texts only whether there is one. Acts are not searched with them. */
  async documentsAfter(documentId: number, most: number): Promise<{ documentId: number; content: string | null }[]> {
    const { rows } = await sql<{ documentId: number; content: string | null }>`
      select d.id as "documentId", case when r.content is not null then '' end as content from ${unscoped('documents', 'all are indexed')} d
        join revisions r on r.document_id = d.id and r.number = d.revision
      where d.id > ${documentId} and d.kind <> 'act' order by d.id limit ${most}`.execute(db)
    return rows
  },

  inTransaction: <T>(work: (transaction: IndexTransaction) => Promise<T>): Promise<T> => db.transaction().execute(work),

  /** Counts the public cases that cite each case; what no longer counts any goes. */
  countCitations: () => db.transaction().execute((transaction) => writeCounts(transaction, sql`true`, sql`true`)),

  /** How many documents the planner takes the library to have; -1 before it was told. */
  async expected(): Promise<number> {
    const { rows } = await sql<{ expected: number }>`
      select reltuples::integer as expected from pg_class where oid = 'search_entries'::regclass`.execute(db)
    return onlyRow(rows).expected
  },

  /** Tells the planner what the tables hold: it reads 30,000 rows of each, which takes seconds. */
  async analyze() {
    for (const table of [
      'works',
      'documents',
      'judgments',
      'document_citations',
      'document_judges',
      'revisions',
      'search_entries',
      'search_headings',
    ])
      await sql`analyze ${sql.table(table)}`.execute(db)
  },
})

/** What the files of the index have of some documents leaves them before a redaction or a deletion without traces counts as done. */
export async function forgetWords(transaction: IndexTransaction, documentIds: readonly number[]) {
  await sql`
    with forgotten as (select unnest(${documentIds}::integer[]) as id)
    insert into search_rewrites (collection, document_id)
    select 'judgments', id from forgotten
    union all select 'law', e.id from expressions e join forgotten f on f.id = e.document_id
    union all select collection, g.document_id from search_gone g join forgotten f on f.id = g.act_id`.execute(transaction)
}

/** The same of these documents alone, in the transaction that changes what cites them. */
export const recountCitations = (transaction: IndexTransaction, cited: readonly number[]) =>
  writeCounts(transaction, sql`c.cited_id = any(${cited}::integer[])`, sql`s.document_id = any(${cited}::integer[])`)

/** Any number, the same in every process: a count that began before another change may not write after it. */
const countingLock = 7_310_013

async function writeCounts(transaction: IndexTransaction, ofCited: RawBuilder<unknown>, ofHeld: RawBuilder<unknown>) {
  await sql`select pg_advisory_xact_lock(${countingLock}::bigint)`.execute(transaction)
  await sql`
    with counted as (
      select c.cited_id as document_id, count(distinct c.citing_id)::integer as cases
      from citations c join documents citing on citing.id = c.citing_id join ${unscoped('documents', 'only whether it is a sample')} cited on cited.id = c.cited_id
      where c.cited_id is not null and ${ofCited} and c.verdict = 'resolved' and c.citing_id <> c.cited_id and ${isPublic('citing')} and ${excludingSamples('citing', 'cited')}
      group by c.cited_id
    ), gone as (
      delete from search_citations s where ${ofHeld} and not exists (select from counted c where c.document_id = s.document_id)
    )
    insert into search_citations (document_id, cases) select document_id, cases from counted
    on conflict (document_id) do update set cases = excluded.cases where search_citations.cases <> excluded.cases`.execute(transaction)
}
