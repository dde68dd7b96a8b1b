import { sql } from 'kysely'
import type { BackupFailure } from '#contract/backups'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import { recordAudit, type By } from '../../audit/audit.ts'
import { record } from '../../events/events.ts'

export interface BackupRun {
  id: string
  state: 'running' | 'done' | 'failed' | 'missed'
  failure: BackupFailure | null
  started_at: Date
  ended_at: Date | null
  done: number
}

const lock = 'hukumu:backup'

/** Every administrator is told of what happened to a run, in the transaction that keeps it. */
async function tellAdministrators(transaction: DatabaseTransaction, now: number, name: 'backup.failed' | 'backup.missed', run: string) {
  const admins = await transaction.selectFrom('users').select('id').where('role', '=', 'admin').execute()
  await record(
    transaction,
    now,
    admins.map(({ id }) => ({ name, subject: run, account: id, actor: null, payload: {} })),
  )
}

export const backupsStorage = ({ sql: db, pool, clock }: Database) => {
  const time = () => new Date(clock.now())
  const fail = async (transaction: DatabaseTransaction, id: string, failure: BackupFailure) => {
    await transaction.updateTable('backup_runs').set({ state: 'failed', failure, ended_at: time() }).where('id', '=', id).execute()
    await tellAdministrators(transaction, clock.now(), 'backup.failed', id)
  }

  return {
    /** Does something while no other process makes a backup; false where one does. The lock goes with its connection. */
    async alone(work: () => Promise<void>): Promise<boolean> {
      const client = await pool.connect()
      let unlocked = false
      try {
        const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [lock])
        if (!rows[0]!.taken) {
          unlocked = true
          return false
        }
        await work()
        await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lock])
        unlocked = true
        return true
      } finally {
        client.release(!unlocked)
      }
    },

    async begin(): Promise<string> {
      const { id } = await db
        .insertInto('backup_runs')
        .values({ state: 'running', started_at: time() })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async progress(id: string, done: number): Promise<void> {
      await db.updateTable('backup_runs').set({ done }).where('id', '=', id).execute()
    },

    async end(id: string): Promise<void> {
      await db.updateTable('backup_runs').set({ state: 'done', done: 1, ended_at: time() }).where('id', '=', id).execute()
    },

    fail: (id: string, failure: BackupFailure): Promise<void> => db.transaction().execute((transaction) => fail(transaction, id, failure)),

    /** One that ends with its server and is tried again by the next: nobody needs to be told. */
    async stop(id: string): Promise<void> {
      await db.updateTable('backup_runs').set({ state: 'failed', failure: 'stopped', ended_at: time() }).where('id', '=', id).execute()
    },

    /** Runs whose process was killed; only who holds the lock knows that. */
    failAbandoned: (): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const left = await transaction.selectFrom('backup_runs').select('id').where('state', '=', 'running').forUpdate().execute()
        for (const { id } of left) await fail(transaction, id, 'stopped')
      }),

    /** Keeps that none was made in time. */
    miss: (): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .insertInto('backup_runs')
          .values({ state: 'missed', started_at: time(), ended_at: time() })
          .returning('id')
          .executeTakeFirstOrThrow()
        await tellAdministrators(transaction, clock.now(), 'backup.missed', id)
      }),

    /** Has something sent, and says in the log who asked for it. */
    asked: (by: By, send: (transaction: DatabaseTransaction) => Promise<void>): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await recordAudit(transaction, clock.now(), { action: 'backup-asked', by, details: {} })
        await send(transaction)
      }),

    latest: (): Promise<BackupRun | undefined> =>
      db.selectFrom('backup_runs').selectAll().orderBy('started_at', 'desc').limit(1).executeTakeFirst(),

    async firstStarted(): Promise<Date | null> {
      const { rows } = await sql<{ first: Date | null }>`select min(started_at) as first from backup_runs`.execute(db)
      return rows[0]!.first
    },

    async forgetOlderThan(at: Date): Promise<void> {
      await db.deleteFrom('backup_runs').where('started_at', '<', at).execute()
    },
  }
}
