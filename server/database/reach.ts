import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { getTypeParser } from './open.ts'
import type { Tables } from './tables.ts'
import { onlyRow } from './only-row.ts'

/** The database of this process over connections of one thread's own; its schema is as it is. */
export interface ReachedDatabase {
  sql: Kysely<Tables>
  /** Whether this thread holds a lock of the whole database by its name, or gets it now; it lasts until its connection is lost or closed. */
  holds: (lock: string) => Promise<boolean>
  close: () => Promise<void>
}

const connections = 3

/** Reaches a database from another thread than the one that opened it. `onLost` is told of connections that are lost; they are replaced. */
export function reachDatabase(address: pg.ClientConfig, application: string, onLost: (error: Error) => void): ReachedDatabase {
  const pool = new pg.Pool({ ...address, max: connections, application_name: application, types: { getTypeParser } })
  pool.on('connect', (client) => client.on('error', onLost))
  pool.on('error', () => {})
  let locking: { client: pg.PoolClient; held: Set<string> } | null = null

  const lockingClient = async () => {
    if (locking) return locking
    const client = await pool.connect()
    locking = { client, held: new Set() }
    client.once('error', () => letGo(client))
    return locking
  }
  /** Once: a connection may still tell of its end when it has been let go. */
  const letGo = (client = locking?.client) => {
    if (!locking || locking.client !== client) return
    locking = null
    client.release(true)
  }

  return {
    sql: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    async holds(lock) {
      const { client, held } = await lockingClient()
      if (held.has(lock)) return true
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as held', [lock])
      if (onlyRow(rows).held) held.add(lock)
      return onlyRow(rows).held
    },
    async close() {
      letGo()
      await pool.end()
    },
  }
}
