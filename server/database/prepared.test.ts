import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { prepared } from './prepared.ts'

const database = await openTestDatabase()
afterAll(database.close)
const { sql: db, pool } = database

const product = (a: number, b: number) => sql<{ n: number }>`${prepared} select ${a}::integer * ${b}::integer as n`
const quotient = (a: number, b: number) => sql<{ n: number }>`${prepared} select ${a}::integer / ${b}::integer as n`

test('prepared statements on all connections at once answer each with its own parameters', async () => {
  const asked = Array.from({ length: 200 }, (_, i) => i + 1)
  const answers = await Promise.all(
    asked.map(async (a) => {
      const { rows } = await (a % 2 ? product(a, 7) : quotient(a * 7, 7)).execute(db)
      return rows[0]!.n
    }),
  )
  expect(answers).toEqual(asked.map((a) => (a % 2 ? a * 7 : a)))
})

test('a statement is planned once for all that come after it', async () => {
  const { rows } = await db.connection().execute(async (connection) => {
    for (let n = 0; n < 10; n += 1) await product(n, n).execute(connection)
    return sql<{ planned: number }>`
      select sum(generic_plans)::integer as planned from pg_prepared_statements where statement like '%::integer * %'`.execute(connection)
  })
  expect(rows[0]!.planned).toBeGreaterThan(0)
})

test('one that fails is told so, in a transaction too, and serves again', async () => {
  await expect(quotient(1, 0).execute(db)).rejects.toThrow('division by zero')
  await expect(
    db.transaction().execute(async (transaction) => {
      await quotient(1, 0).execute(transaction)
    }),
  ).rejects.toThrow('division by zero')
  expect((await quotient(6, 2).execute(db)).rows).toEqual([{ n: 3 }])
})

test('one of a table that is not there yet serves once it is, and follows its changes', async () => {
  const count = () => sql<{ n: number }>`${prepared} select count(*)::integer as n from later`.execute(db)
  await expect(count()).rejects.toThrow('later')
  await pool.query('create table later (id integer)')
  expect((await count()).rows).toEqual([{ n: 0 }])
  await pool.query('drop table later')
  await expect(count()).rejects.toThrow('later')
  await pool.query('create table later as select generate_series(1, 3)')
  expect((await count()).rows).toEqual([{ n: 3 }])
  await pool.query('drop table later')
})

test('one whose columns have since been given other types serves on', async () => {
  await pool.query('create table retyped as select 1::integer as n')
  const read = sql<{ n: number }>`${prepared} select n from retyped`
  const readAll = () => Promise.all(Array.from({ length: 20 }, async () => (await read.execute(db)).rows[0]!.n))
  await readAll()
  await pool.query('alter table retyped alter column n type bigint')
  expect(new Set(await readAll())).toEqual(new Set([1]))
  await pool.query("alter table retyped alter column n type text using n || ' of them'")
  // What a transaction has done is not done again: it fails, once.
  const inTransaction = () => db.transaction().execute((transaction) => read.execute(transaction))
  await expect(inTransaction()).rejects.toThrow('cached plan')
  for (let time = 0; time < 20; time += 1) expect((await inTransaction()).rows).toEqual([{ n: '1 of them' }])
  await pool.query('drop table retyped')
})
