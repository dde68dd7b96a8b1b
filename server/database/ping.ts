import type { Database } from './open.ts'

/** Throws when the database does not answer. */
export async function pingDatabase({ pool }: Database) {
  await pool.query('select 1')
}
