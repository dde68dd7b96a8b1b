import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { pendingIn } from './migrate.ts'
import { openOwnServer } from './postgresql/own-server.ts'
import { oldestPostgreSQL } from './postgresql/programs.ts'
import { type ReachedDatabase, reachDatabase } from './reach.ts'

/** A database as it is, for whoever looks after it. */
export interface Look extends Pick<ReachedDatabase, 'sql'> {
  /** '18.4' */
  version: string
  isTooOld: boolean
  /** Whether another process runs it. */
  isRunning: boolean
  /** Names of the migrations that it has yet to run. */
  pending: string[]
  /** The time on its machine. */
  now: Date
  /** When something was last written that has a time; null in an empty one. */
  newest: Date | null
  close: () => Promise<void>
}

interface Times {
  version: string
  number: number
  now: Date
}

/**
 * Looks at a database without making or changing anything; null where there is none yet. The PostgreSQL of a data folder that nobody runs is started for as
 * long as it is looked at. Throws with words for the operator.
 */
export async function lookAtDatabase({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }): Promise<Look | null> {
  if (databaseUrl === '' && !existsSync(join(dataDir, 'postgresql', 'PG_VERSION'))) return null
  const own = databaseUrl === '' ? await openOwnServer(dataDir, { visit: true, onEnded: () => {} }) : null
  const address = own ? own.address : { connectionString: databaseUrl, connectionTimeoutMillis: 10_000 }
  const client = new pg.Client(address)
  // A connection that is lost fails what is asked next.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Times>(
      `select split_part(current_setting('server_version'), ' ', 1) as version, current_setting('server_version_num')::int / 10000 as number, now() as now`,
    )
    const { version, number, now } = rows[0]!
    const pending = await pendingIn(client)
    const reached = reachDatabase(address, 'hukumu:doctor', () => {})
    return {
      sql: reached.sql,
      version,
      isTooOld: number < oldestPostgreSQL,
      isRunning: own?.owned !== true,
      pending,
      now,
      newest: pending.length > 0 ? null : await newestIn(client),
      close: async () => {
        await reached.close()
        await client.end()
        await own?.close()
      },
    }
  } catch (error) {
    await client.end()
    await own?.close()
    throw error
  }
}

async function newestIn(client: pg.Client): Promise<Date | null> {
  const { rows } = await client.query<{ newest: Date | null }>(
    'select greatest((select max(applied_at) from migrations), (select max(occurred_at) from events)) as newest',
  )
  return rows[0]!.newest
}
