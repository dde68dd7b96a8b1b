import pg from 'pg'
import type { EmbeddedDatabase } from './embedded.ts'
import type { Cancellation, NumberedClient } from './limited-pool.ts'

/** On PostgreSQL the statement is cancelled through a connection of its own: the pool may have none to spare. */
export const cancelStatements = (connectionString: string, onFailure: (error: Error) => void): Cancellation => ({
  end: (client) => {
    const { processID } = client as unknown as { processID: number }
    void cancel(connectionString, processID).catch(onFailure)
    return true
  },
  repeats: false,
  ready: async () => {},
})

async function cancel(connectionString: string, processId: number) {
  const control = new pg.Client({ connectionString })
  await control.connect()
  try {
    await control.query('select pg_cancel_backend($1)', [processId])
  } finally {
    await control.end()
  }
}

/**
 * The embedded database cannot be interrupted. What waits in its queue is dropped with its connection; what runs goes on for a client
 * that has left, and for one that has waited too long the worker is started anew.
 */
export const restartWorker = (embedded: EmbeddedDatabase, onFailure: (error: Error) => void): Cancellation => ({
  end: (client, why) => {
    if (embedded.running() === client.number) {
      if (why === 'left') return false
      if (embedded.restart) void embedded.restart().catch(onFailure)
    }
    drop(client)
    return true
  },
  repeats: true,
  ready: embedded.ready,
})

/** Closes the connection at once, as if its network had failed. */
function drop(client: NumberedClient) {
  client.dropped = true
  const { stream } = (client as unknown as { connection: { stream: { destroy: () => void } } }).connection
  stream.destroy()
}
