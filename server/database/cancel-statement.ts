import pg from 'pg'
import type { NumberedClient } from './limited-pool.ts'

/** Cancels what a connection runs, through a connection of its own: the pool may have none to spare. */
export async function cancelStatement(address: pg.ClientConfig, client: NumberedClient) {
  const { processID } = client as unknown as { processID: number }
  const control = new pg.Client(address)
  await control.connect()
  try {
    await control.query('select pg_cancel_backend($1)', [processID])
  } finally {
    await control.end()
  }
}
