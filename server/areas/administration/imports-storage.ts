import { sql } from 'kysely'
import type { ImportOutcomeKind, ImportRecord, ImportRun } from '#contract/imports'
import type { ImportReason } from '#contract/reasons/import-reasons'
import { unscoped } from '../../access/conditions-storage.ts'
import { type NewAuditEntry, recordAudit } from '../../audit/audit.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import { isUuid } from '../../database/uuid.ts'
import { record } from '../../events/events.ts'
import { onlyRow } from '../../database/only-row.ts'

interface Page {
  limit: number
  offset: number
}

/** How far an import is. */
export type Progress = Pick<ImportRun, 'files' | 'bytes_read' | 'records'>

/** What is asked of an import by whoever begins it. */
export interface NewRun {
  id: string
  by: string
  from: 'upload' | 'folder'
  source: string
}

/** What became of a record, as it is kept. */
export type KeptRecord = Pick<ImportRecord, 'file' | 'outcome' | 'case_id'> & { reasons: ImportReason[] }

const day = 86_400_000
/** How long it is told what became of an import. */
const keptFor = 365 * day

export const importsStorage = ({ sql: db, clock }: Database) => {
  const time = () => new Date(clock.now())
  const runs = sql`
    select r.id, r.source_kind as "from", r.source, r.state, r.asked_at, r.started_at, r.ended_at, r.ending, r.resumed, r.files, r.bytes, r.bytes_read,
      r.records, r.failure,
      (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = r.user_id) as by,
      (select coalesce(json_object_agg(c.outcome, c.count), '{}') from (
        select outcome, count(*) as count from import_records where run_id = r.id group by outcome) c) as counts
    from import_runs r`

  return {
    /** Begins a run and sends its job, and tells the log of both, in one transaction. */
    add: (
      { id, by, from, source }: NewRun,
      audit: NewAuditEntry,
      send: (transaction: DatabaseTransaction) => Promise<void>,
    ): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await sql`insert into import_runs (id, user_id, source_kind, source, asked_at) values (${id}, ${by}, ${from}, ${source}, ${time()})`.execute(
          transaction,
        )
        await recordAudit(transaction, clock.now(), audit)
        await send(transaction)
      }),

    async find(id: string): Promise<ImportRun | null> {
      if (!isUuid(id)) return null
      const { rows } = await sql<RunRow>`${runs} where r.id = ${id}`.execute(db)
      return rows[0] ? toRun(rows[0]) : null
    },

    async list({ limit, offset }: Page): Promise<{ results: ImportRun[]; total: number }> {
      const [{ rows }, counted] = await Promise.all([
        sql<RunRow>`${runs} order by r.asked_at desc, r.id limit ${limit} offset ${offset}`.execute(db),
        sql<{ total: number }>`select count(*) as total from import_runs`.execute(db),
      ])
      return { results: rows.map(toRun), total: onlyRow(counted.rows).total }
    },

    /** Marks a run as begun, or as begun anew; false when it is not to run any more. */
    async start(id: string, bytes: number): Promise<boolean> {
      const { rows } = await sql`
        update import_runs set resumed = resumed + (state = 'running')::int, state = 'running', started_at = coalesce(started_at, ${time()}),
          bytes = ${bytes}, bytes_read = 0, records = 0
        where id = ${id} and state in ('waiting', 'running') and not ending returning 1`.execute(db)
      return rows.length > 0
    },

    /** Writes down how far a run is; answers whether it is to go on. */
    async progress(id: string, { files, bytes_read: bytes, records }: Progress): Promise<boolean> {
      const { rows } = await sql<{ ending: boolean }>`
        update import_runs set files = ${files}, bytes_read = ${bytes}, records = ${records} where id = ${id} returning ending`.execute(db)
      return rows[0]?.ending === false
    },

    /** Keeps what became of records. What an earlier try of the run stored is not called unchanged by the next one. */
    async addRecords(id: string, records: readonly KeptRecord[]): Promise<void> {
      if (records.length === 0) return
      await sql`
        insert into import_records (run_id, file, outcome, case_id, reasons)
        select ${id}, r.file, r.outcome, r.case_id, r.reasons
        from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (file text, outcome text, case_id text, reasons jsonb)
        on conflict (run_id, file) do update set outcome = excluded.outcome, case_id = excluded.case_id, reasons = excluded.reasons
        where excluded.outcome <> 'unchanged'`.execute(db)
    },

    /** Ends a run with what is told of it, once; `null` where it has ended before. */
    end: (
      id: string,
      state: 'done' | 'failed' | 'cancelled',
      failure: ImportRun['failure'],
      audit: (run: ImportRun) => NewAuditEntry,
    ): Promise<ImportRun | null> =>
      db.transaction().execute(async (transaction) => {
        const { rows: ended } = await sql`
          update import_runs set state = ${state}, failure = ${failure}, ended_at = ${time()},
            bytes_read = case when ${state} = 'done' then bytes else bytes_read end
          where id = ${id} and state in ('waiting', 'running') returning 1`.execute(transaction)
        if (ended.length === 0) return null
        const { rows } = await sql<RunRow>`${runs} where r.id = ${id}`.execute(transaction)
        const run = toRun(onlyRow(rows))
        await recordAudit(transaction, clock.now(), audit(run))
        if (run.by)
          await record(transaction, clock.now(), [
            { name: 'import.ended', subject: id, account: run.by.id, actor: null, payload: { state } },
          ])
        return run
      }),

    /** Asks that a run ends; false when it has ended. */
    ask: (id: string, audit: NewAuditEntry): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const { rows } = await sql`
          update import_runs set ending = true where id = ${id} and state in ('waiting', 'running') and not ending returning 1`.execute(
          transaction,
        )
        if (rows.length > 0) await recordAudit(transaction, clock.now(), audit)
        return rows.length > 0
      }),

    async records(
      id: string,
      outcome: ImportOutcomeKind | null,
      { limit, offset }: Page,
    ): Promise<{ results: KeptRecord[]; total: number }> {
      const found = sql`from import_records where run_id = ${id} and (${outcome}::text is null or outcome = ${outcome})`
      const [{ rows }, counted] = await Promise.all([
        sql<KeptRecord>`select file, outcome, case_id, reasons ${found} order by position limit ${limit} offset ${offset}`.execute(db),
        sql<{ total: number }>`select count(*) as total ${found}`.execute(db),
      ])
      return { results: rows, total: onlyRow(counted.rows).total }
    },

    async forgetOld(): Promise<void> {
      await sql`delete from import_runs where ended_at <= ${new Date(clock.now() - keptFor)}`.execute(db)
    },
  }
}

interface RunRow extends Omit<ImportRun, 'asked_at' | 'started_at' | 'ended_at' | 'counts'> {
  asked_at: Date
  started_at: Date | null
  ended_at: Date | null
  counts: Partial<ImportRun['counts']>
}

const toRun = ({ asked_at, started_at, ended_at, counts, ...row }: RunRow): ImportRun => ({
  ...row,
  asked_at: asked_at.toISOString(),
  started_at: started_at?.toISOString() ?? null,
  ended_at: ended_at?.toISOString() ?? null,
  counts: { added: 0, updated: 0, flagged: 0, unchanged: 0, withheld: 0, rejected: 0, ...counts },
})

export interface RecordWords {
  run_id: string
  position: number
  file: string
  reasons: ImportReason[]
}

interface ImportWords {
  records: RecordWords[]
  sources: { id: string; source: string }[]
}

/** Records of imports that became a document, and the names of the imports. */
export async function recordsOfCase(transaction: DatabaseTransaction, documentId: number): Promise<ImportWords> {
  const ofCase = sql`r.case_id = (select w.public_id from works w join ${unscoped('documents', 'a redaction reaches every document')} d on d.work_id = w.id where d.id = ${documentId})`
  const { rows: records } = await sql<RecordWords>`
    select r.run_id, r.position, r.file, r.reasons from import_records r where ${ofCase}`.execute(transaction)
  const { rows: sources } = await sql<{ id: string; source: string }>`
    select id, source from import_runs where id in (select r.run_id from import_records r where ${ofCase})`.execute(transaction)
  return { records, sources }
}

export async function overwriteRecords(transaction: DatabaseTransaction, { records, sources }: ImportWords) {
  for (const { run_id, position, file, reasons } of records)
    await sql`update import_records set file = ${file}, reasons = ${JSON.stringify(reasons)}::jsonb where run_id = ${run_id} and position = ${position}`.execute(
      transaction,
    )
  for (const { id, source } of sources) await sql`update import_runs set source = ${source} where id = ${id}`.execute(transaction)
}
