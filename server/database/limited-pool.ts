import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { isConnectionLost } from './lost-connection.ts'
import { asSent, isStalePlan } from './prepared.ts'
import { type StatementLimits, StatementTimeout, currentLimits } from './statement-limits.ts'

/** Begins to end what a connection runs or waits for; the statement then fails. */
export type EndStatement = (client: NumberedClient) => void

let connections = 0

/** A connection that knows its number among those of this process, and tells the server both. */
export class NumberedClient extends pg.Client {
  readonly number: number

  constructor(config?: pg.ClientConfig) {
    connections += 1
    super({ ...config, application_name: `hukumu:${process.pid}:${connections}` })
    this.number = connections
  }
}

const maxRepeats = 3

// 'rollback', 'rollback work', 'commit'; not 'rollback to savepoint before_this', after which the transaction goes on
const isEnd = (text: string) => /^\s*(?:commit|rollback(?!(?:\s+(?:work|transaction))?\s+to\b))\b/i.test(text)

type Client = pg.PoolClient & NumberedClient

/** The pool as Kysely sees it: statements of a request end when they take too long or when the one who asked has left. */
export function limitPool(pool: pg.Pool, endStatement: EndStatement): PostgresPool {
  /** Connections up to this number have prepared statements that have since worn out: after another process has changed the schema. */
  let staleUpTo = 0

  const acquire = async (): Promise<Client> => {
    for (;;) {
      const client = (await pool.connect()) as unknown as Client
      if (client.number > staleUpTo) return client
      client.release(true)
    }
  }

  const connect = async (): Promise<PostgresPoolClient> => {
    let client = await acquire()
    let inTransaction = false
    let spoilt = false
    /** Between a connection that is lost and the one in its place there is none, and at the end of the database there is none any more. */
    let isHeld = true

    const send = async (text: string, values: readonly unknown[]) => {
      const limits = isEnd(text) ? null : currentLimits()
      if (limits === null) return client.query(asSent(text, values))
      return sendLimited(client, text, values, limits, () => (spoilt = true))
    }

    const query = async (text: string, values: readonly unknown[] = []) => {
      // The database has rolled back what it was doing for a connection that is gone.
      if (spoilt && isEnd(text)) return { command: 'ROLLBACK' as const, rowCount: 0, rows: [] }
      for (let repeats = 0; ; repeats += 1) {
        try {
          const result = await send(text, values)
          if (/^\s*(begin|start transaction)\b/i.test(text)) inTransaction = true
          else if (isEnd(text)) inTransaction = false
          return result
        } catch (error) {
          if (isConnectionLost(error)) spoilt = true
          if (!isStalePlan(error)) throw error
          if (client.number > staleUpTo) staleUpTo = connections
          if (inTransaction || repeats === maxRepeats) throw error
          client.release(true)
          isHeld = false
          client = await acquire()
          isHeld = true
        }
      }
    }
    const release = (discard?: boolean) => {
      if (isHeld) client.release(spoilt || discard === true || client.number <= staleUpTo)
    }
    return { query, release } as unknown as PostgresPoolClient
  }

  /** Sends one statement and ends it at its limits; `onEnd` is called before. */
  async function sendLimited(client: Client, text: string, values: readonly unknown[], limits: StatementLimits, onEnd: () => unknown) {
    limits.signal.throwIfAborted()
    let why: 'too slow' | 'left' | null = null
    const end = (reason: 'too slow' | 'left') => {
      if (why !== null) return
      why = reason
      onEnd()
      endStatement(client)
    }
    const left = () => end('left')
    const timer = setTimeout(() => end('too slow'), limits.milliseconds)
    limits.signal.addEventListener('abort', left)
    try {
      return await client.query(asSent(text, values))
    } catch (error) {
      if (why === 'too slow') throw new StatementTimeout()
      if (why === 'left') limits.signal.throwIfAborted()
      throw error
    } finally {
      clearTimeout(timer)
      limits.signal.removeEventListener('abort', left)
    }
  }

  return { connect, end: () => pool.end(), options: pool.options }
}
