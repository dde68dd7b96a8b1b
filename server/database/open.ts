import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import { type Clock, systemClock } from '../clock.ts'
import { openEmbedded } from './embedded.ts'
import { cancelStatements, restartWorker } from './cancel-statements.ts'
import { NumberedClient, limitPool } from './limited-pool.ts'
import { listenOn } from './listen.ts'
import { migrate } from './migrate.ts'
import { refuseSecondConnections } from './second-connection.ts'
import type { Tables } from './tables.ts'
import { joinUnits } from './unit-of-work.ts'
import { enableVectors } from './vectors.ts'

/** The open database. Only storage files and this folder use `sql` and `pool`. */
export interface Database {
  kind: 'embedded' | 'postgresql'
  sql: Kysely<Tables>
  pool: pg.Pool
  /** One statement as it stands, or several without values in one go; with the limits and repeats of all others. */
  query: (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] } | { rows: unknown[] }[]>
  /** The time that rows are written with. */
  clock: Clock
  /**
   * Tells of notifications on a channel, and of each time that some may have been missed. They only wake: the embedded database sends none
   * to its connections.
   */
  listen: (channel: string, onNotified: () => void) => Promise<() => Promise<void>>
  /** `bm25` where the server has pg_textsearch, `ts_rank` where it has not. */
  ranking: 'bm25' | 'ts_rank'
  /** Whether vectors were asked for and the server can keep them: pgvector. */
  vectors: boolean
  /** False when another process runs the embedded database and this one only visits it. */
  owned: boolean
  /** Writes the embedded database of this process into a file that `beginWith` takes; null for every other database. */
  dump: ((file: string) => Promise<void>) | null
  close: () => Promise<void>
}

export type DatabaseTransaction = Transaction<Tables>

export interface OpenOptions {
  /** A PostgreSQL address, or empty for the embedded database. */
  databaseUrl: string
  /** Folder of the embedded database; null keeps it in memory. */
  dataDir: string | null
  /** Reach the embedded database through the process that holds it, when there is one. */
  visit?: boolean
  /** A dump that an embedded database in memory begins with. */
  beginWith?: string | null
  /** Whether vectors are to be kept. */
  vectors?: boolean
  /** Ends the making of a new embedded database. */
  signal?: AbortSignal
  /** Told of connections that are lost; the pool replaces them by itself. */
  onConnectionLost?: (error: Error) => void
}

const oldestPostgreSQL = 15
const poolSize = 10
/** Milliseconds: with a connection goes what it has planned. */
const idleConnectionsLast = 300_000

/** Opens the database and brings its schema up to date. Throws with words for the operator when it cannot. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  visit = false,
  beginWith = null,
  vectors = false,
  signal,
  onConnectionLost,
}: OpenOptions): Promise<Database> {
  const embedded = databaseUrl === '' ? await openEmbedded(dataDir, { visit, beginWith, vectors, signal }) : null
  const pool = new pg.Pool({
    ...(embedded ? { host: embedded.socketFolder, port: 5432, user: 'postgres', database: 'postgres' } : { connectionString: databaseUrl }),
    max: poolSize,
    idleTimeoutMillis: idleConnectionsLast,
    Client: NumberedClient,
    types: { getTypeParser },
  })
  // A connection may be lost while it is in use, too: nobody listening to that would end the process. Its statement fails by itself.
  const reportLost = (error: Error) => onConnectionLost?.(error)
  pool.on('connect', (client) => client.on('error', (error) => (client as unknown as NumberedClient).dropped || reportLost(error)))
  pool.on('error', () => {})
  const joined = joinUnits(limitPool(pool, embedded ? restartWorker(embedded, reportLost) : cancelStatements(databaseUrl, reportLost)))
  const seconds = embedded && refuseSecondConnections()
  const limited = seconds ? refusing(joined, seconds.refuse) : joined
  const close = async () => {
    await pool.end()
    await embedded?.close()
  }
  try {
    await (embedded ? checkVersion(pool) : checkVersion(pool).catch(throwUnreachable))
    await migrate(pool)
    const sql = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: limited }) })
    return {
      kind: embedded ? 'embedded' : 'postgresql',
      sql: seconds?.watch(sql) ?? sql,
      pool: seconds ? refusing(pool, seconds.refuse) : pool,
      query: (text, values = []) => queryWith(limited, text, values),
      clock: systemClock,
      listen: embedded ? async () => async () => {} : (channel, onNotified) => listenOn(databaseUrl, channel, onNotified, reportLost),
      ranking: (await enableTextSearch(pool)) ? 'bm25' : 'ts_rank',
      vectors: vectors && (await enableVectors(pool)),
      owned: embedded?.owned ?? true,
      dump: embedded?.owned ? embedded.dump : null,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** A pool that is asked only where `refuse` does not throw. */
const refusing = <P extends { connect: (...given: never[]) => unknown }>(pool: P, refuse: () => void): P =>
  new Proxy(pool, {
    get: (of, name) => {
      const member: unknown = Reflect.get(of, name)
      if (name !== 'connect' && name !== 'query') return member
      return async (...given: unknown[]) => {
        refuse()
        return (member as (...given: unknown[]) => unknown).apply(of, given)
      }
    },
  })

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
function getTypeParser(oid: number, format?: string) {
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
  const version = rows[0]!.version
  if (version < oldestPostgreSQL) throw new Error(`PostgreSQL ${oldestPostgreSQL} or later is needed; this server is ${version}.`)
}

/** True when the server has pg_textsearch and this account may use it. */
async function enableTextSearch(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query("select 1 from pg_available_extensions where name = 'pg_textsearch'")
  if (rows.length === 0) return false
  try {
    await pool.query('create extension if not exists pg_textsearch')
    return true
  } catch (error) {
    const insufficientPrivilege = '42501'
    if ((error as { code?: string }).code === insufficientPrivilege) return false
    throw error
  }
}
