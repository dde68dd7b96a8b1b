import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { preventInterleaving } from './prevent-interleaving.ts'
import { messageOf } from './protocol-message.ts'

// PostgreSQL at once: transactions run side by side.

const { pool, close } = await openTestDatabase()
afterAll(close)

/** Two forms with as many parameters: bound to the other's statement, each would answer, and answer wrongly. */
const sum = (a: number, b: number) => pool.query<{ n: number }>('select $1::int + $2::int as n', [a, b])
const difference = (a: number, b: number) => pool.query<{ n: number }>('select $1::int - $2::int as n', [a, b])

/** What lies under a client, to say half a statement. */
type Connection = EventEmitter & { parse: (statement: object) => void; flush: () => void; stream: Socket }

const askMany = (worker: number) =>
  Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const asked = worker % 2 ? sum : difference
      const { rows } = await asked(worker * 1000, n)
      return rows[0]!.n === worker * 1000 + (worker % 2 ? n : -n)
    }),
  )

test('statements that wait behind a slow one keep to their own parameters', async () => {
  const slow = pool.query('select pg_sleep(0.3)')
  const answers = await Promise.all(Array.from({ length: 8 }, (_, worker) => askMany(worker)))
  await slow
  expect(answers.flat().filter((right) => !right)).toEqual([])
})

test('and so do those that wait for a transaction', async () => {
  const transfer = async (worker: number) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      for (let n = 0; n < 10; n++)
        expect((await client.query('select $1::int * $2::int as n', [worker, n])).rows).toEqual([{ n: worker * n }])
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  const transfers = Array.from({ length: 6 }, (_, worker) => transfer(worker))
  const answers = await Promise.all(Array.from({ length: 8 }, (_, worker) => askMany(worker)))
  await Promise.all(transfers)
  expect(answers.flat().filter((right) => !right)).toEqual([])
})

test('a connection that breaks off in a transaction holds nobody up', async () => {
  const client = await pool.connect()
  await client.query('begin')
  const waiting = sum(1, 2)
  client.release(true)
  expect((await waiting).rows).toEqual([{ n: 3 }])
})

test.for([
  ['in the middle of a statement', [], 'select 42'],
  ['after a part of one that failed', [], 'selec 42'],
  ['there, in a transaction', ['begin'], 'selec 42'],
  ['there, in a transaction that had failed', ['begin', 'selec'], 'select 42'],
] as const)('nor does one that breaks off %s', async ([, before, text]) => {
  const client = await pool.connect()
  for (const statement of before) await client.query(statement).catch(() => undefined)
  const { connection } = client as unknown as { connection: Connection }
  for (const event of ['parseComplete', 'errorMessage']) connection.removeAllListeners(event)
  connection.parse({ name: '', text, types: [] })
  connection.flush()
  // The answer to the first part: now the database waits for the next one, which never comes.
  await new Promise((resolve) => connection.stream.once('data', resolve))
  const waiting = sum(1, 2)
  connection.stream.destroy()
  client.release(true)
  expect((await waiting).rows).toEqual([{ n: 3 }])
})

test('what is told between statements waits for the end of one that has no name, which it would make the database forget', async () => {
  const told: string[] = []
  const { database, tellBetween } = preventInterleaving({
    isInTransaction: () => false,
    runExclusive: <T>(work: () => Promise<T>) => work(),
    execProtocolRawStream: async (message: Uint8Array) => void told.push(String.fromCharCode(message[0]!)),
  } as unknown as PGlite)
  const tell = (kind: string) => database.execProtocolRawStream(messageOf(kind), { onRawData: () => {} })
  await tellBetween('checkpoint')
  await tell('P')
  await tellBetween('checkpoint')
  for (const kind of ['B', 'E', 'S', 'P', 'S']) await tell(kind)
  expect(told.join('')).toBe('QPBESQPS')
})
