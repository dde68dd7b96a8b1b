import { readdirSync, readFileSync } from 'node:fs'
import type { Pool } from 'pg'

const folder = new URL('./migrations/', import.meta.url)
/** Any number, the same in every process: only one of them migrates at a time. */
const migrationLock = 7_310_001

/** Brings the schema up to date, in one transaction, and answers the names of the migrations that ran. */
export async function migrate(pool: Pool): Promise<string[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await client.query('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())')
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map(({ name }) => name))
    const pending = files.filter((name) => !applied.has(name))
    for (const name of pending) {
      await client.query(readFileSync(new URL(name, folder), 'utf8'))
      await client.query('insert into migrations (name) values ($1)', [name])
    }
    await client.query('commit')
    return pending
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
