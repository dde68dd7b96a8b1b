import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool, PostgresPoolClient } from 'kysely'

/** What one request writes, and the answer that is kept of it: all of it or nothing. */
export interface UnitOfWork {
  /** Everything that the work sends to the database belongs to the unit, whoever sends it. */
  run: <T>(work: () => Promise<T>) => Promise<T>
  /** Does the last of it and makes all of it last; where either fails, nothing was done. */
  commit: (last: () => Promise<void>) => Promise<void>
  rollBack: () => Promise<void>
}

interface Unit {
  /** The connection with the transaction, once something has been written in it. */
  client: PostgresPoolClient | null
  ended: boolean
  /** Whether the savepoint stands, so that the next one takes its place. */
  isMarked: boolean
  /** Whoever comes waits for the one before: the unit has one connection. */
  turn: Promise<unknown>
}

const current = new AsyncLocalStorage<Unit>()

const begins = /^\s*(?:begin|start transaction)\b/i
const commits = /^\s*commit\b/i
const rollsBack = /^\s*rollback\s*$/i
/** Stands before the last statement of the unit's connection, or before the transaction that a user of it has begun. */
const savepoint = 'before_this'

/**
 * A transaction around all that a request writes: the first in which something was written is kept, and those that only read before end at once,
 * so that a request holds no connection while it waits for others. What comes after the first becomes savepoints of it.
 */
export function createUnitOfWork(): UnitOfWork {
  const unit: Unit = { client: null, ended: false, isMarked: false, turn: Promise.resolve() }
  const end = async (how: 'commit' | 'rollback') => {
    const { client } = unit
    unit.ended = true
    unit.client = null
    if (!client) return
    try {
      await client.query(how, [])
      client.release()
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  return {
    run: (work) => current.run(unit, work),
    async commit(last) {
      try {
        if (unit.client) await current.run(unit, last)
        else await last()
      } catch (error) {
        await (
          await takeTurn(unit)
        )(() => end('rollback'))
        throw error
      }
      await (
        await takeTurn(unit)
      )(() => end('commit'))
    },
    rollBack: async () => (await takeTurn(unit))(() => end('rollback')),
  }
}

/** The pool as it is seen from within units of work: what belongs to one gets its connection. */
export function joinUnits(pool: PostgresPool): PostgresPool {
  const connect = async () => {
    const unit = current.getStore()
    return unit && !unit.ended ? connectionOf(unit, pool) : pool.connect()
  }
  return { ...pool, connect, end: () => pool.end() }
}

/** Waits for the turn; the answer does some work in it and gives it on. */
async function takeTurn(unit: Unit): Promise<<T>(work: () => Promise<T>) => Promise<T>> {
  const give = await waitForTurn(unit)
  return async (work) => {
    try {
      return await work()
    } finally {
      give()
    }
  }
}

async function waitForTurn(unit: Unit): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const before = unit.turn
  unit.turn = promise
  await before
  return resolve
}

/** One user of the unit's connection: a single statement, or a transaction, which keeps the turn until it ends. */
function connectionOf(unit: Unit, pool: PostgresPool): PostgresPoolClient {
  type Result = { command: string; rows: unknown[] }
  type Query = (text: string, values: readonly unknown[]) => Promise<Result>
  /** The transaction that this user has begun. */
  let inner: { client: PostgresPoolClient; give: () => void } | null = null
  /** A connection apart from the unit's. */
  let alone: PostgresPoolClient | null = null

  const send = (client: PostgresPoolClient, text: string, values: readonly unknown[] = []) =>
    client.query<unknown>(text, [...values]) as Promise<Result>

  /** The unit's connection, marked so that what follows can be undone alone, or one whose transaction may become the unit's. */
  const enter = async (begin: string): Promise<PostgresPoolClient> => {
    if (unit.client) {
      await send(unit.client, unit.isMarked ? `release savepoint ${savepoint}; savepoint ${savepoint}` : `savepoint ${savepoint}`)
      unit.isMarked = true
      return unit.client
    }
    const client = await pool.connect()
    try {
      await send(client, begin)
    } catch (error) {
      client.release()
      throw error
    }
    return client
  }
  /** Keeps what was done: a transaction in which something was written becomes the unit's, another one ends. */
  const keep = async (client: PostgresPoolClient) => {
    if (client === unit.client) return
    // Whatever wrote, also by a function, a trigger or a lock of rows, has given the transaction its number.
    const { rows } = await send(client, 'select pg_current_xact_id_if_assigned() is not null as written').catch(async (error: unknown) => {
      await leave(client, 'rollback')
      throw error
    })
    if ((rows as { written: boolean }[])[0]!.written) unit.client = client
    else await leave(client, 'commit')
  }
  const undo = async (client: PostgresPoolClient) => {
    if (client === unit.client) await send(client, `rollback to savepoint ${savepoint}`)
    else await leave(client, 'rollback')
  }
  const leave = async (client: PostgresPoolClient, how: 'commit' | 'rollback') => {
    try {
      await send(client, how)
      client.release()
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  const query: Query = async (text, values) => {
    if (inner) {
      const { client, give } = inner
      const isCommit = commits.test(text)
      if (!isCommit && !rollsBack.test(text)) return send(client, text, values)
      inner = null
      try {
        await (isCommit ? keep(client) : undo(client))
        return { command: isCommit ? 'COMMIT' : 'ROLLBACK', rows: [] }
      } finally {
        give()
      }
    }
    if (alone) return send(alone, text, values)
    const give = await waitForTurn(unit)
    try {
      // The request has been answered while this waited.
      if (unit.ended) {
        alone = await pool.connect()
        return await send(alone, text, values)
      }
      // Of a statement that failed nothing is left to be undone.
      if (rollsBack.test(text)) return { command: 'ROLLBACK', rows: [] }
      const client = await enter(begins.test(text) ? text : 'begin')
      if (begins.test(text)) {
        inner = { client, give }
        return { command: 'BEGIN', rows: [] }
      }
      let result: Result
      try {
        result = await send(client, text, values)
      } catch (error) {
        // A statement that fails must not spoil those around it: a name that is taken is told, and no failure of the whole.
        await undo(client)
        throw error
      }
      await keep(client)
      return result
    } finally {
      if (!inner) give()
    }
  }
  const release = () => {
    alone?.release()
    // A user that goes in the middle of its transaction has not been heard to end it.
    if (inner && inner.client !== unit.client) inner.client.release(true)
    inner?.give()
    inner = null
    alone = null
  }
  return { query, release } as unknown as PostgresPoolClient
}
