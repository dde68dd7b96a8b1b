import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import { type Clock, systemClock } from '../clock.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { cancelStatement } from './cancel-statement.ts'
import { NumberedClient, limitPool } from './limited-pool.ts'
import { listenOn } from './listen.ts'
import { migrate } from './migrate.ts'
import { openOwnServer } from './postgresql/own-server.ts'
import { oldestPostgreSQL } from './postgresql/programs.ts'
import type { Tables } from './tables.ts'
import { traceStatements } from './trace-statements.ts'
import { joinUnits } from './unit-of-work.ts'
import { onlyRow } from './only-row.ts'

/** The open database. Only storage files and this folder use `sql` and `pool`. */
export interface Database {
  /** `embedded` where this server or another process of its data folder runs the PostgreSQL, `postgresql` where DATABASE_URL names one. */
  kind: 'embedded' | 'postgresql'
  sql: Kysely<Tables>
  pool: pg.Pool
  /** How a thread of this process reaches it over connections of its own. */
  address: pg.ClientConfig
  /** One statement as it stands, or several without values in one go; with the limits and repeats of all others. */
  query: (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] } | { rows: unknown[] }[]>
  /** The time that rows are written with. */
  clock: Clock
  /** Tells of notifications on a channel, and of each time that some may have been missed. */
  listen: (channel: string, onNotified: () => void) => Promise<() => Promise<void>>
  /** True where this process runs the PostgreSQL: nothing that an earlier one had begun goes on. */
  owned: boolean
  close: () => Promise<void>
}

export type DatabaseTransaction = Transaction<Tables>
/** Where queries run: on the database, or in a transaction of it. */
export type Queries = Kysely<Tables> | DatabaseTransaction

export interface OpenOptions {
  /** A PostgreSQL address, or empty for the one of the data folder. */
  databaseUrl: string
  /** The folder of the PostgreSQL that this process runs where no address is given. */
  dataDir: string
  /** Reach the PostgreSQL of the data folder through the process that runs it, when there is one. */
  visit?: boolean
  /** Ends the making of a new database. */
  signal?: AbortSignal
  /** Called in the way of a migration of a database that is in use: what it throws keeps everything as it is. */
  beforeMigration?: (address: pg.ClientConfig) => Promise<void>
  /** Told of connections that are lost, and of a PostgreSQL that ended by itself; both are replaced. */
  onConnectionLost?: (error: Error) => void
  /** Tells of statements that are part of what is traced. */
  tracing?: Tracing | null
}

const poolSize = 10
/** Milliseconds: with a connection goes what it has planned. */
const idleConnectionsLast = 300_000

/** Opens the database and brings its schema up to date. Throws with words for the operator when it cannot. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { databaseUrl, dataDir, visit = false, signal, beforeMigration, onConnectionLost, tracing } = options
  const reportLost = (error: Error) => onConnectionLost?.(error)
  const own = databaseUrl === '' ? await openOwnServer(dataDir, { visit, signal, onEnded: reportLost }) : null
  const address = own ? own.address : { connectionString: databaseUrl }
  const pool = new pg.Pool({
    ...address,
    max: poolSize,
    idleTimeoutMillis: idleConnectionsLast,
    Client: NumberedClient,
    types: { getTypeParser },
  })
  // A connection may be lost while it is in use, too: nobody listening to that would end the process. Its statement fails by itself.
  pool.on('connect', (client) => client.on('error', reportLost))
  pool.on('error', () => {})
  const ended = limitPool(pool, (client) => void cancelStatement(address, client).catch(reportLost))
  const limited = joinUnits(tracing ? traceStatements(ended, tracing) : ended)
  const close = async () => {
    await pool.end()
    await own?.close()
  }
  try {
    await (own ? checkVersion(pool) : checkVersion(pool).catch(throwUnreachable))
    await migrate(pool, () => beforeMigration?.(address) ?? Promise.resolve())
    if (own) await pool.query('create extension if not exists pg_stat_statements')
    return {
      kind: own ? 'embedded' : 'postgresql',
      sql: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: limited }) }),
      pool,
      address,
      query: (text, values = []) => queryWith(limited, text, values),
      clock: systemClock,
      listen: (channel, onNotified) => listenOn(address, channel, onNotified, reportLost),
      owned: own?.owned ?? false,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function queryWith(pool: PostgresPool, text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> {
  const client = await pool.connect()
  try {
    return await client.query<unknown>(text, values)
  } catch (error) {
    // Several statements may have begun a transaction that the next user of the connection must not find open.
    if (values.length === 0) await client.query('rollback', [])
    throw error
  } finally {
    client.release()
  }
}

/** Dates stay YYYY-MM-DD strings (a Date would move with the time zone); counts become numbers. */
export function getTypeParser(oid: number, format?: string) {
  if (oid === pg.types.builtins.DATE) return (value: string) => value
  if (oid === pg.types.builtins.INT8) return Number
  return pg.types.getTypeParser(oid, format as 'text')
}

/** Says which setting is meant; not its value, which holds a password. */
function throwUnreachable(error: unknown): never {
  if (!(error instanceof Error) || !('code' in error)) throw error
  throw new Error(`The PostgreSQL of DATABASE_URL cannot be used: ${error.message || String(error.code)}`, { cause: error })
}

async function checkVersion(pool: pg.Pool) {
  const { rows } = await pool.query<{ version: number }>("select current_setting('server_version_num')::int / 10000 as version")
  const version = onlyRow(rows).version
  if (version < oldestPostgreSQL) throw new Error(`PostgreSQL ${oldestPostgreSQL} or later is needed; this server is ${version}.`)
}
