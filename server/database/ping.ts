import { onlyRow } from './only-row.ts'
import type { Database } from './open.ts'

/** Whether the database may be written to, which the second of two may not; throws when it does not answer. */
export async function pingDatabase({ pool }: Database): Promise<{ writable: boolean }> {
  const { rows } = await pool.query<{ writable: boolean }>("select current_setting('transaction_read_only') = 'off' as writable")
  return onlyRow(rows)
}
