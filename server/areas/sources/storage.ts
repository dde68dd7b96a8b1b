import { sql } from 'kysely'
import type { SourceFailureCode, SourceName, SyncRun } from '#contract/sources'
import type { ImportReason } from '#contract/reasons/import-reasons'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import type { Cursor, Listed, Page } from './source.ts'
import { onlyRow } from '../../database/only-row.ts'

/** Milliseconds for which a run counts as living after it said so last. */
const livesFor = 20_000

/** Who reads a source. */
export interface Holder {
  id: string
  machine: string
  process: number
}

/** A document of a source that is to be fetched, or that it may have withdrawn. */
export interface Item {
  key: string
  name: string
  address: string | null
  version: string
  etag: string | null
  caseIds: string[]
}

interface SourceRow {
  cursor: Cursor | null
  listing: number
  notBefore: Date | null
  wasDone: boolean
}

export interface Settled {
  state: 'held' | 'withheld' | 'rejected'
  caseIds: string[]
  etag: string | null
  failure: SourceFailureCode | null
  reasons: ImportReason[]
}

export type SyncCounts = Pick<SyncRun, 'added' | 'updated' | 'unchanged' | 'withheld' | 'rejected' | 'withdrawn'>

interface Paging {
  limit: number
  offset: number
}

const itemColumns = sql`key, name, address, version, etag, case_ids as "caseIds"`

export const sourcesStorage = ({ sql: db, clock }: Database) => {
  const time = (ahead = 0) => new Date(clock.now() + ahead)

  return {
    /** Makes a source known; what was kept of another one under the same name is forgotten, its documents stay. */
    know: (name: SourceName, origin: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await sql`delete from sources where name = ${name} and origin <> ${origin}`.execute(transaction)
        await sql`insert into sources (name, origin) values (${name}, ${origin}) on conflict do nothing`.execute(transaction)
      }),

    /** Who reads it now; null where nobody does. `machine` and `process` tell the dead from the living. */
    async holder(name: SourceName): Promise<(Holder & { expired: boolean }) | null> {
      const { rows } = await sql<Holder & { expired: boolean }>`
        select holder as id, holder_machine as machine, holder_process as process, held_until <= ${time()} as expired
        from sources where name = ${name} and holder is not null`.execute(db)
      return rows[0] ?? null
    },

    /** Takes the source; false where another than `instead` has it. A run that its process left open has stopped. */
    take: (name: SourceName, { id, machine, process }: Holder, instead: string | null): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const { rows } = await sql`
          update sources set holder = ${id}, holder_machine = ${machine}, holder_process = ${process}, held_until = ${time(livesFor)}
          where name = ${name} and holder is not distinct from ${instead}::uuid returning 1`.execute(transaction)
        if (rows.length === 0) return false
        await sql`update source_runs set state = 'stopped', ended_at = ${time()} where source = ${name} and state = 'running'`.execute(
          transaction,
        )
        return true
      }),

    /** Says that the holder lives; false where another has taken the source over. */
    async renew(name: SourceName, holder: string): Promise<boolean> {
      const { rows } = await sql`
        update sources set held_until = ${time(livesFor)} where name = ${name} and holder = ${holder} returning 1`.execute(db)
      return rows.length > 0
    },

    /** Lets the source go; false while there are calls that came meanwhile, unless they are left to the next run. */
    async release(name: SourceName, holder: string, leaving: boolean): Promise<boolean> {
      const { rows } = await sql`
        update sources set holder = null where name = ${name} and holder = ${holder}
          and (${leaving} or not exists (select from source_calls where source = ${name})) returning 1`.execute(db)
      return rows.length > 0
    },

    /** Where its listing is, and whether its last run came to a good end. */
    async state(name: SourceName): Promise<SourceRow> {
      const { rows } = await sql<SourceRow>`
        select cursor, listing, not_before as "notBefore",
          coalesce((select state from source_runs where source = name order by id desc limit 1) = 'done', false) as "wasDone"
        from sources where name = ${name}`.execute(db)
      return onlyRow(rows)
    },

    forgetPlace: async (name: SourceName): Promise<void> => {
      await sql`update sources set cursor = null where name = ${name}`.execute(db)
    },

    leaveAlone: async (name: SourceName, wait: number): Promise<void> => {
      await sql`update sources set not_before = ${time(wait)} where name = ${name}`.execute(db)
    },

    /* Listings */

    /** Keeps a stretch of a listing and where it goes on, in one. Answers how many documents it named that the listing had not named. */
    takePage: (name: SourceName, run: number, listing: number, { items, cursor }: Page): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        await sql`update sources set cursor = ${JSON.stringify(cursor)}, not_before = null where name = ${name}`.execute(transaction)
        return keepListed(transaction, { name, run, listing, items, isNew: false })
      }),

    /** Keeps what a source has now of what it called changed; it is fetched whatever version it has. */
    takeLook: (name: SourceName, run: number, address: string, items: readonly Listed[]): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ listing: number }>`select listing from sources where name = ${name}`.execute(transaction)
        await keepListed(transaction, { name, run, listing: onlyRow(rows).listing, items, isNew: true })
        await sql`delete from source_calls where source = ${name} and address = ${address}`.execute(transaction)
      }),

    /** Begins a listing anew; answers its number. */
    async beginListing(name: SourceName): Promise<number> {
      const { rows } = await sql<{ listing: number }>`
        update sources set listing = listing + 1 where name = ${name} returning listing`.execute(db)
      return onlyRow(rows).listing
    },

    async waiting(name: SourceName, after: string): Promise<Item | null> {
      const { rows } = await sql<Item>`
        select ${itemColumns} from source_items where source = ${name} and state = 'waiting' and key > ${after}
        order by key limit 1`.execute(db)
      return rows[0] ?? null
    },

    /** Writes down what became of a document, unless another version of it was named meanwhile. */
    settle: (name: SourceName, run: number, { key, version }: Item, settled: Settled, counts: Partial<SyncCounts>): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await sql`
          update source_items set state = ${settled.state}, case_ids = ${settled.caseIds}, etag = ${settled.etag}, address = null, tries = 0,
            failure = ${settled.failure}, reasons = ${JSON.stringify(settled.reasons)}, changed_at = ${time()}
          where source = ${name} and key = ${key} and version = ${version} and state = 'waiting'`.execute(transaction)
        await count(transaction, run, counts)
      }),

    /** Counts a try that failed; answers how many there were. */
    async failed(name: SourceName, { key }: Item, failure: SourceFailureCode): Promise<number> {
      const { rows } = await sql<{ tries: number }>`
        update source_items set tries = tries + 1, failure = ${failure} where source = ${name} and key = ${key} returning tries`.execute(db)
      return rows[0]?.tries ?? 0
    },

    /* What a source withdraws */

    /** Held documents, those that a listing did not name or all, in stretches by their keys. */
    async suspects(name: SourceName, unlisted: number | null, after: string, limit: number): Promise<Item[]> {
      const { rows } = await sql<Item>`
        select ${itemColumns} from source_items where source = ${name} and state <> 'gone' and key > ${after}
          and (${unlisted}::integer is null or listing < ${unlisted}) order by key limit ${limit}`.execute(db)
      return rows
    },

    /** What the library holds of some keys; a key of a work stands for all of its texts. */
    async heldUnder(name: SourceName, keys: readonly string[]): Promise<Item[]> {
      const { rows } = await sql<Item>`
        select ${itemColumns} from source_items i where source = ${name} and state <> 'gone'
          and exists (select from unnest(${[...keys]}::text[]) k where i.key = k or starts_with(i.key, k || '/')) order by key`.execute(db)
      return rows
    },

    async countHeld(name: SourceName): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from source_items where source = ${name} and state <> 'gone'`.execute(db)
      return onlyRow(rows).count
    },

    /** Whether the same source gives a document in another place too. */
    async givesElsewhere(name: SourceName, key: string, caseId: string): Promise<boolean> {
      const { rows } = await sql`
        select 1 from source_items where source = ${name} and state <> 'gone' and key <> ${key} and case_ids @> ${[caseId]}::text[] limit 1`.execute(
        db,
      )
      return rows.length > 0
    },

    withdraw: (name: SourceName, run: number, key: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await sql`
          update source_items set state = 'gone', case_ids = '{}', address = null, etag = null, failure = null, reasons = '[]',
            changed_at = ${time()} where source = ${name} and key = ${key}`.execute(transaction)
        await count(transaction, run, { withdrawn: 1 })
      }),

    /**
     * Has what gave a judgment that may come again fetched once more: at once by its address of FRBR, and where the source has only names, when it
     * lists it again.
     */
    fetchAgain: async (caseId: string): Promise<void> => {
      await sql`
        update source_items set state = case when starts_with(key, '/') then 'waiting' else state end, version = '', etag = null, tries = 0,
          case_ids = array_remove(case_ids, ${caseId}::text)
        where case_ids @> ${[caseId]}::text[] and state <> 'gone'`.execute(db)
    },

    /* Calls */

    call: async (name: SourceName, address: string): Promise<void> => {
      await sql`insert into source_calls (source, address) values (${name}, ${address}) on conflict do nothing`.execute(db)
    },

    async calls(name: SourceName): Promise<string[]> {
      const { rows } = await sql<{ address: string }>`
        select address from source_calls where source = ${name} order by address limit 1000`.execute(db)
      return rows.map(({ address }) => address)
    },

    /* Runs */

    async begin(name: SourceName, askedBy: SyncRun['asked_by']): Promise<number> {
      const { rows } = await sql<{ id: number }>`
        insert into source_runs (source, asked_by, started_at) values (${name}, ${askedBy}, ${time()}) returning id`.execute(db)
      return onlyRow(rows).id
    },

    end: async (run: number, state: 'done' | 'failed' | 'stopped', failure: SourceFailureCode | null): Promise<void> => {
      await sql`
        update source_runs set state = ${state}, failure = ${failure}, ended_at = ${time()} where id = ${run} and state = 'running'`.execute(
        db,
      )
    },

    async run(id: number): Promise<SyncRun> {
      const { rows } = await sql<RunRow>`select ${runColumns} from source_runs where id = ${id}`.execute(db)
      return toRun(onlyRow(rows))
    },

    async runs(name: SourceName, { limit, offset }: Paging): Promise<{ results: SyncRun[]; total: number }> {
      const { rows } = await sql<RunRow>`
        select ${runColumns} from source_runs where source = ${name} order by id desc limit ${limit} offset ${offset}`.execute(db)
      const counted = await sql<{ total: number }>`select count(*) as total from source_runs where source = ${name}`.execute(db)
      return { results: rows.map(toRun), total: onlyRow(counted.rows).total }
    },

    async counts(name: SourceName): Promise<Record<'held' | 'waiting' | 'withheld' | 'rejected' | 'gone', number>> {
      const { rows } = await sql<Record<'held' | 'waiting' | 'withheld' | 'rejected' | 'gone', number>>`
        select count(*) filter (where state = 'held') as held, count(*) filter (where state = 'waiting') as waiting,
          count(*) filter (where state = 'withheld') as withheld, count(*) filter (where state = 'rejected') as rejected, count(*) filter (where state = 'gone') as gone
        from source_items where source = ${name}`.execute(db)
      return onlyRow(rows)
    },

    async refused(name: SourceName, { limit, offset }: Paging) {
      const { rows } = await sql<{ name: string; at: Date; failure: SourceFailureCode | null; reasons: ImportReason[] }>`
        select name, changed_at as at, failure, reasons from source_items where source = ${name} and state = 'rejected'
        order by changed_at desc, key limit ${limit} offset ${offset}`.execute(db)
      return rows
    },

    /** Runs are told of for a year. */
    forgetOld: async (): Promise<void> => {
      await sql`delete from source_runs where started_at < ${time(-365 * 86_400_000)}`.execute(db)
    },
  }
}

export type SourcesStorage = ReturnType<typeof sourcesStorage>

interface RunRow extends Omit<SyncRun, 'started_at' | 'ended_at'> {
  started_at: Date
  ended_at: Date | null
}

const runColumns = sql`id, asked_by, started_at, ended_at, state, failure, listed, added, updated, unchanged, withheld, rejected, withdrawn`
const toRun = (row: RunRow): SyncRun => ({
  ...row,
  started_at: row.started_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
})

interface Named {
  name: SourceName
  run: number
  listing: number
  items: readonly Listed[]
  /** Whether what was fetched before is fetched again. */
  isNew: boolean
}

async function keepListed(transaction: DatabaseTransaction, { name, run, listing, items, isNew }: Named): Promise<number> {
  // A page may name a document twice.
  const rows = [...new Map(items.map((item) => [item.key, item])).values()]
  await sql`update source_runs set listed = listed + ${rows.length} where id = ${run}`.execute(transaction)
  const { rows: kept } = await sql<{ fresh: boolean }>`
    with named as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (key text, name text, address text, version text, refused text)
    ), known as (
      select i.key, i.listing from source_items i join named n on n.key = i.key where i.source = ${name}
    ), kept as (
      insert into source_items as i (source, key, name, address, version, listing, state, failure, changed_at)
      select ${name}, n.key, n.name, n.address, n.version, ${listing},
        case when n.refused is null then 'waiting' else 'rejected' end, n.refused, ${new Date(0)}::timestamptz
      from named n where n.version <> '' or exists (select from known k where k.key = n.key)
      on conflict (source, key) do update set listing = excluded.listing, name = case when ${changes} then excluded.name else i.name end,
        address = case when ${changes} or i.state = 'waiting' then excluded.address else i.address end,
        state = case when ${changes} or (${isNew} and excluded.version <> '') then excluded.state else i.state end,
        tries = case when ${changes} then 0 else i.tries end,
        failure = case when ${changes} then excluded.failure else i.failure end,
        etag = case when i.state = 'gone' then null else i.etag end,
        version = case when excluded.version = '' then i.version else excluded.version end
      returning i.key
    )
    select k.listing is distinct from ${listing} as fresh from kept left join known k on k.key = kept.key`.execute(transaction)
  return kept.filter(({ fresh }) => fresh).length
}

/** Another version is named, or one that was gone is there again. */
const changes = sql`(excluded.version <> '' and (excluded.version <> i.version or i.state = 'gone'))`

async function count(
  transaction: DatabaseTransaction,
  run: number,
  { added = 0, updated = 0, unchanged = 0, withheld = 0, rejected = 0, withdrawn = 0 }: Partial<SyncCounts>,
) {
  await sql`
    update source_runs set added = added + ${added}, updated = updated + ${updated}, unchanged = unchanged + ${unchanged},
      withheld = withheld + ${withheld}, rejected = rejected + ${rejected}, withdrawn = withdrawn + ${withdrawn} where id = ${run}`.execute(
    transaction,
  )
}
