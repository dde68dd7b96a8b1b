import { readdirSync, readFileSync } from 'node:fs'
import type { Pool, PoolClient } from 'pg'
import { migrateQueue } from './queue-schema.ts'
import { formerMigrations, takeOver } from './take-over.ts'

const folder = new URL('./migrations/', import.meta.url)
/** Any number, the same in every process: only one of them migrates at a time. */
const migrationLock = 7_310_001

/** The names of all migrations, in their order. */
export const migrationNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()

/**
 * Brings the schema up to date, in one transaction, and answers the names of the migrations that ran. A database that another version made
 * is refused with words for the operator, and left as it is. `before` is called in the way of migrations of a database that has some: what it
 * throws keeps everything as it is.
 */
export async function migrate(pool: Pool, before: () => Promise<void> = async () => {}): Promise<string[]> {
  const files = migrationNames()
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await client.query(tableOfMigrations)
    const isTakenOver = isFormer(await readApplied(client))
    if (isTakenOver) await takeOver(client, files)
    const applied = await readApplied(client)
    refuseOtherVersions(applied, files)
    const pending = files.filter((name) => !applied.has(name))
    if (pending.length > 0 && applied.size > 0 && !isTakenOver) await before()
    for (const name of pending) {
      await client.query(read(name))
      await client.query('insert into migrations (name) values ($1)', [name])
    }
    await migrateQueue(client)
    await client.query(startEpoch)
    await client.query('commit')
    return pending
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** The names of the migrations that a database has yet to run, which is left as it is. Throws for one that another version made. */
export async function pendingIn(client: Pick<PoolClient, 'query'>): Promise<string[]> {
  const files = migrationNames()
  const { rows } = await client.query<{ made: boolean }>("select to_regclass('migrations') is not null as made")
  if (!rows[0]!.made) return files
  const applied = await readApplied(client)
  if (!isFormer(applied)) refuseOtherVersions(applied, files)
  return files.filter((name) => !applied.has(name))
}

const tableOfMigrations = 'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())'
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

/** Makes the tables as some migrations leave them, in the transaction of a restore, which puts their rows in: those of `migrations` as well. */
export async function makeTables(client: Pick<PoolClient, 'query'>, names: readonly string[]): Promise<void> {
  await client.query(tableOfMigrations)
  for (const name of names) await client.query(read(name))
  await migrateQueue(client)
}

/**
 * A database that was restored elsewhere may hold events of transactions that its new server has yet to number: they would come after all
 * that is recorded from now on. They belong to an epoch that has ended.
 */
const startEpoch = `
  update event_epoch e set epoch = e.epoch + 1
  where greatest(
      (select xact from events where events.epoch = e.epoch order by xact desc limit 1),
      (select xact from event_cursors where event_cursors.epoch = e.epoch order by xact desc limit 1)
    ) >= pg_snapshot_xmax(pg_current_snapshot())`

async function readApplied(client: Pick<PoolClient, 'query'>): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  return new Set(rows.map(({ name }) => name))
}

const isFormer = (applied: ReadonlySet<string>) =>
  applied.size === formerMigrations.length && formerMigrations.every((name) => applied.has(name))

/** What was applied must be the beginning of what there is: a name that is unknown here belongs to another version. */
function refuseOtherVersions(applied: ReadonlySet<string>, files: readonly string[]) {
  const unknown = [...applied].filter((name) => !files.includes(name))
  if (unknown.length === 0) return
  if (files.some((name) => applied.has(name)))
    throw new Error(
      'This database was last opened by a later version of Hukumu, whose tables this one does not know: start that version. ' +
        'Nothing was changed.',
    )
  if (unknown.every((name) => formerMigrations.includes(name)))
    throw new Error(
      'This database was last opened by an older version of Hukumu, whose tables this one does not know. Start the last version before this ' +
        'one once, which brings them up to date, and then this one. Nothing was changed.',
    )
  throw new Error(
    'This database holds the tables of an older version of Hukumu, which cannot be carried over. Set DATA_DIR (or DATABASE_URL) to an ' +
      'empty one and import the library anew with npm run import; accounts are made anew as well. Nothing was changed: the older version ' +
      'still opens this database.',
  )
}
