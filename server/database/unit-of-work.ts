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
  /** The connection with the transaction, from the first statement that writes. */
  client: PostgresPoolClient | null
  ended: boolean
  /** Whoever comes waits for the one before: the unit has one connection. */
  turn: Promise<unknown>
  savepoints: number
}

const current = new AsyncLocalStorage<Unit>()

const begins = /^\s*(?:begin|start transaction)\b/i
const commits = /^\s*commit\b/i
const rollsBack = /^\s*rollback\s*$/i
// "select …", "with found as (select …) select …"; not "with gone as (delete from …) select …", "select … for update"
const reads = (text: string) =>
  /^\s*(?:select|with|show)\b/i.test(text) &&
  !/\b(?:insert into|update|delete from|merge into|nextval|pg_advisory\w*|for share)\b/i.test(text)

/**
 * A transaction around all that a request writes, begun by the first statement that writes: what only reads before holds nobody up. The
 * request's own transactions become savepoints of it.
 */
export function createUnitOfWork(): UnitOfWork {
  const unit: Unit = { client: null, ended: false, turn: Promise.resolve(), savepoints: 0 }
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
  type Query = (text: string, values: readonly unknown[]) => Promise<unknown>
  /** The transaction that this user has begun. */
  let inner: { savepoint: string; client: PostgresPoolClient; give: () => void } | null = null
  /** A connection apart from the unit's. */
  let alone: PostgresPoolClient | null = null

  const open = async (): Promise<PostgresPoolClient> => {
    if (unit.client) return unit.client
    const client = await pool.connect()
    try {
      await client.query('begin', [])
    } catch (error) {
      client.release()
      throw error
    }
    unit.client = client
    return client
  }
  const mark = async () => {
    const client = await open()
    unit.savepoints += 1
    const savepoint = `part_${unit.savepoints}`
    await client.query(`savepoint ${savepoint}`, [])
    return { client, savepoint }
  }
  const undo = async (client: PostgresPoolClient, savepoint: string) => {
    await client.query(`rollback to savepoint ${savepoint}`, [])
    await client.query(`release savepoint ${savepoint}`, [])
    return { command: 'ROLLBACK', rowCount: 0, rows: [] }
  }
  const query: Query = async (text, values) => {
    if (inner) {
      const { client, savepoint, give } = inner
      const isCommit = commits.test(text)
      if (!isCommit && !rollsBack.test(text)) return client.query(text, values)
      inner = null
      try {
        return await (isCommit ? client.query(`release savepoint ${savepoint}`, []) : undo(client, savepoint))
      } finally {
        give()
      }
    }
    if (alone) return alone.query(text, values)
    const give = await waitForTurn(unit)
    try {
      // Nothing has been written yet, or the request has been answered while this waited.
      if (unit.ended || (!unit.client && reads(text))) {
        alone = await pool.connect()
        return await alone.query(text, values)
      }
      if (begins.test(text)) {
        inner = { ...(await mark()), give }
        return { command: 'BEGIN', rowCount: 0, rows: [] }
      }
      if (unit.client && reads(text)) return await unit.client.query(text, values)
      // A statement that fails must not spoil those around it: a name that is taken is told, and no failure of the whole.
      const { client, savepoint } = await mark()
      try {
        const result = await client.query(text, values)
        await client.query(`release savepoint ${savepoint}`, [])
        return result
      } catch (error) {
        await undo(client, savepoint)
        throw error
      }
    } finally {
      if (!inner) give()
    }
  }
  const release = () => {
    alone?.release()
    // A user that goes in the middle of its transaction has not been heard to end it.
    inner?.give()
    inner = null
    alone = null
  }
  return { query, release } as unknown as PostgresPoolClient
}
