import { type Kysely, sql } from 'kysely'
import { unscoped, ownerOf } from '../../../access/conditions-storage.ts'
import { prepared } from '../../../database/prepared.ts'
import type { Tables } from '../../../database/tables.ts'
import type { Collection, IndexedText } from '../engine/engine.ts'
import { type StoredLaw, readIndexedLaw } from './indexed-law.ts'
import { type StoredEntry, readIndexedText } from './indexed-text.ts'
import { onlyRow } from '../../../database/only-row.ts'

/** What became of some documents since a moment. */
export interface Changes {
  /** Which library it is. */
  id: string
  /** The next moment from which to ask: a transaction before which all are over. */
  cursor: string
  /** Of judgments documents.id, of the law expressions.id, those that changed last first. */
  ids: Partial<Record<Collection, number[]>>
  /** The transactions that changed them. */
  transactions: string[]
  /** Documents whose words must leave every file, each with the row that asks for it. */
  rewrites: { row: number; collection: Collection; id: number }[]
}

/** No transaction has a number so great. */
const lastMoment = '9223372036854775807'

/** What cannot be read for the index: its words are not found, and everything else is. */
export type OnUnreadable = (problem: Error) => void

/** The database as the index follows it. */
export const changesStorage = (db: Kysely<Tables>, onUnreadable: OnUnreadable = refuse) => ({
  /**
   * The documents that were written or have gone in a transaction from the cursor on, other than in some that are known. What is not committed yet is
   * found the next time: the cursor stays before it.
   */
  async since(cursor: string, known: readonly string[]): Promise<Changes> {
    const { rows } = await sql<{
      id: string
      cursor: string
      ids: Changes['ids'] | null
      transactions: string[] | null
      rewrites: Changes['rewrites'] | null
    }>`
      ${prepared}
      with changed as (
        select 'judgments' as collection, document_id as id, changed
        from ${unscoped('search_entries', 'the index has all; each search says what its reader sees')}
        union all select 'law', id, changed from expressions
        union all select collection, document_id, changed from search_gone
      ), since as (
        select collection, id, changed from changed
        where changed >= ${cursor}::xid8 and changed < pg_snapshot_xmax(pg_current_snapshot()) and changed <> all (${known}::xid8[])
      )
      select (select id from search_library) as id, pg_snapshot_xmin(pg_current_snapshot())::text as cursor,
        (select json_object_agg(collection, ids) from (
          select collection, json_agg(id order by last desc, id desc) as ids
          from (select collection, id, max(changed) as last from since group by collection, id) as once group by collection) as of) as ids,
        (select array_agg(distinct changed::text) from since) as transactions,
        (select json_agg(json_build_object('row', id, 'collection', collection, 'id', document_id)) from search_rewrites) as rewrites`.execute(
      db,
    )
    const { id, cursor: next, ids, transactions, rewrites } = onlyRow(rows)
    return { id, cursor: next, ids: ids ?? {}, transactions: transactions ?? [], rewrites: rewrites ?? [] }
  },

  /** Where the library stands now, and what must leave the files: nothing has changed since the last of all moments. */
  moment(): Promise<Changes> {
    return this.since(lastMoment, [])
  },

  /** Does work while no other process does any under this name, and tells it the time by the database, in microseconds: it only grows. */
  alone: <T>(name: string, work: (now: number) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
      const { rows } = await sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000000)::float8 as now`.execute(
        transaction,
      )
      return work(Math.floor(onlyRow(rows).now))
    }),

  /** They have left them. */
  async rewritten(rewrites: Changes['rewrites']) {
    await sql`delete from search_rewrites where id = any (${rewrites.map(({ row }) => row)}::integer[])`.execute(db)
  },

  /** Which library it is, on which server: the numbers of transactions are those of one server. */
  async library(): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      select concat_ws(' ', id, case when has_function_privilege('pg_control_system()', 'execute') then (select system_identifier from pg_control_system()) end) as id
      from search_library`.execute(db)
    return onlyRow(rows).id
  },

  /** Whether a moment has come on this server: one that was set back to an earlier state may not have got there. */
  async hasCome(cursor: string): Promise<boolean> {
    const { rows } = await sql<{ come: boolean }>`select ${cursor}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as come`.execute(db)
    return onlyRow(rows).come
  },

  /** Some documents, or texts of Acts, as the index reads them, each when it is come to; those that have gone are left out. */
  async texts(collection: Collection, ids: readonly number[]): Promise<Iterable<IndexedText>> {
    return readers[collection](db, ids, onUnreadable)
  },

  /** The newest of those that came before one, at most so many, and from which one to read on: 0 where these were the last. */
  async idsBefore(collection: Collection, id: number, most: number): Promise<{ ids: number[]; next: number }> {
    const { rows } = await sql<{ id: number }>`
      select ${idOf[collection]} as id from ${tableOf[collection]} where ${idOf[collection]} < ${id} order by 1 desc limit ${most}`.execute(
      db,
    )
    const ids = rows.map((row) => row.id)
    return { ids, next: ids.length < most ? 0 : ids.at(-1)! }
  },

  /** How many documents and texts of Acts have lower ids than these. */
  async countBelow({ judgments, law }: Record<Collection, number>): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from ${unscoped('search_entries', 'only how many there are')} where document_id < ${judgments})
        + (select count(*) from expressions where id < ${law}) as count`.execute(db)
    return rows[0]!.count
  },

  /** Above which id there is nothing, by collection, and how many there are in all: a text of an Act takes as long to read as ten judgments. */
  async extent(): Promise<{ above: Record<Collection, number>; documents: number }> {
    const { rows } = await sql<{ judgments: number; law: number; documents: number }>`
      select coalesce(max(document_id), 0) + 1 as judgments, (select coalesce(max(id), 0) + 1 from expressions) as law,
        (count(*) + 10 * (select count(*) from expressions))::integer as documents
      from ${unscoped('search_entries', 'only how many there are and how far their ids go')}`.execute(db)
    const { documents, ...above } = onlyRow(rows)
    return { above, documents }
  },
})

export type ChangesStorage = ReturnType<typeof changesStorage>

function refuse(problem: Error): never {
  throw problem
}

/** One after the other, so that the words of one may be forgotten before those of the next are read; one that cannot be read holds up none of the others. */
function* eachOf<Row extends { id: number }>(
  rows: readonly Row[],
  read: (row: Row) => IndexedText[],
  onUnreadable: OnUnreadable,
): Generator<IndexedText> {
  for (const row of rows) {
    let texts: IndexedText[] = []
    try {
      texts = read(row)
    } catch (error) {
      onUnreadable(new Error(`What is stored under ${row.id} cannot be read for the index: ${String(error)}`, { cause: error }))
    }
    yield* texts
  }
}

const idOf = { judgments: sql.ref('document_id'), law: sql.ref('id') }
const tableOf = {
  judgments: unscoped('search_entries', 'the index has all; each search says what its reader sees'),
  law: sql.table('expressions'),
}

/** What is found of some documents, as they are stored now. */
const readers: Record<
  Collection,
  (db: Kysely<Tables>, ids: readonly number[], onUnreadable: OnUnreadable) => Promise<Iterable<IndexedText>>
> = {
  async judgments(db, ids, onUnreadable) {
    const { rows } = await sql<StoredEntry>`
      select e.document_id as id, ${ownerOf('e')} as owner, e.date::text as date, e.court, e.court_station as station, g.division, d.legal_areas as areas,
        e.document_type as type, e.year,
        e.judges, e.jurisdiction, h.heading, h.names, h.note, r.content,
        case when r.layout ? 'paragraphs' then r.layout - 'pages' end as layout
      from ${unscoped('search_entries', 'the index has all; each search says what its reader sees')} e
        join revisions r on r.document_id = e.document_id and r.number = e.revision
        join search_headings h on h.document_id = e.document_id
        join ${unscoped('documents', 'the index has all; each search says what its reader sees')} d on d.id = e.document_id
        left join judgments g on g.document_id = e.document_id
      where e.document_id = any (${ids}::integer[]) order by e.document_id desc`.execute(db)
    return eachOf(rows, (row) => [readIndexedText(row)], onUnreadable)
  },

  async law(db, ids, onUnreadable) {
    const { rows } = await sql<StoredLaw>`
      select e.id, ${ownerOf('d')} as owner, e.date::text as date, d.title, r.content, coalesce(r.layout -> 'paragraphs', '[]') as paragraphs,
        (select coalesce(json_agg(json_build_object('position', position, 'type', type, 'num', num, 'heading', heading, 'first', first, 'last', last)
          order by position), '[]') from provisions p where p.document_id = e.document_id and p.revision = e.revision) as provisions
      from expressions e join revisions r on r.document_id = e.document_id and r.number = e.revision
        join ${unscoped('documents', 'the index has all; each search says what its reader sees')} d on d.id = e.document_id
      where e.id = any (${ids}::integer[]) order by e.id desc`.execute(db)
    return eachOf(rows, readIndexedLaw, onUnreadable)
  },
}
