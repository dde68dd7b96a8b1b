import type { PoolClient } from 'pg'
import { onlyRow } from './only-row.ts'

/** The schema in which pg-boss keeps its tables. */
export const queueSchema = 'jobs'
/** What the pg-boss of package.json takes; it refuses to start on another. */
export const queueVersion = 43

const day = 86_400

/** Where jobs wait, whatever their kind: those of which any number may wait, and those of which one for each key. */
export const queues = { any: 'work', single: 'single-work' } as const
/** Where jobs end up that failed too often. */
export const deadLetters = 'dead-letters'

// Nothing is lost because no process ran for a while: what waits is kept for a year, which is the longest there is.
const waiting = { retentionSeconds: 365 * day, deleteAfterSeconds: day, heartbeatSeconds: 30, deadLetter: deadLetters }
const options = {
  [deadLetters]: { policy: 'standard', retentionSeconds: 90 * day },
  [queues.any]: { policy: 'standard', ...waiting },
  [queues.single]: { policy: 'short', ...waiting },
}

/** Brings the tables of pg-boss up to date, within the transaction of the migrations: it makes none when it starts. */
export async function migrateQueue(client: Pick<PoolClient, 'query'>) {
  const version = await readVersion(client)
  if (version === queueVersion) return
  // Loaded only when it is needed: it takes as long as opening the database.
  const { getConstructionPlans, getMigrationPlans } = await import('pg-boss')
  const plans = version === null ? getConstructionPlans(queueSchema) : getMigrationPlans(queueSchema, version)
  await client.query(withinTransaction(plans))
  for (const [name, option] of Object.entries(options))
    await client.query(`select ${queueSchema}.create_queue($1, $2::jsonb)`, [name, JSON.stringify(option)])
}

async function readVersion(client: Pick<PoolClient, 'query'>): Promise<number | null> {
  const { rows: made } = await client.query<{ made: boolean }>(`select to_regclass('${queueSchema}.version') is not null as made`)
  if (!made[0]!.made) return null
  const { rows } = await client.query<{ version: number }>(`select version from ${queueSchema}.version`)
  return onlyRow(rows).version
}

/** The plans begin and commit a transaction of their own: 'BEGIN; SET LOCAL …; COMMIT;'. */
const withinTransaction = (plans: string) => plans.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '')
