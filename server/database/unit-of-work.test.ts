import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { createServer } from '../http/create-server.ts'
import { Problem } from '../problem.ts'
import { replayAnswers } from '../http/replay.ts'
import { serve } from '../http/serve.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { readsAlone } from '../testing/test-reader.ts'
import type { Database } from './open.ts'

const act = endpoint({
  method: 'POST',
  path: '/api/test-act',
  summary: 'Write',
  access: 'public',
  body: z.object({ how: z.string() }),
  response: z.object({ written: z.array(z.string()) }),
})

let database: Database
let app: FastifyInstance
let keys = 0

const write = (word: string, db = database.sql) => sql`insert into written values (${word})`.execute(db)
const written = async (db = database.sql) =>
  (await sql<{ word: string }>`select word from written order by word`.execute(db)).rows.map(({ word }) => word)
const pidOf = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.sql)).rows[0]!.pid

/** What a handler may do between its writing and its answer. */
const ways: Record<string, () => Promise<unknown>> = {
  plainly: () => write('one'),
  'in a transaction': () =>
    database.sql.transaction().execute(async (transaction) => {
      await write('one', transaction)
      await write('two', transaction)
    }),
  'in two transactions at once': () =>
    Promise.all(['one', 'two'].map((word) => database.sql.transaction().execute((transaction) => write(word, transaction)))),
  'and takes a name that is taken': async () => {
    await write('one')
    await expect(write('one')).rejects.toMatchObject({ code: '23505' })
    await write('two')
  },
  'and gives a transaction up': async () => {
    await write('one')
    await database.sql
      .transaction()
      .execute(async (transaction) => {
        await write('two', transaction)
        throw new Error('given up')
      })
      .catch(() => {})
  },
  'and refuses in a transaction': () =>
    database.sql.transaction().execute(async (transaction) => {
      await write('two', transaction)
      throw new Problem('limit-reached')
    }),
  'and fails': async () => {
    await write('one')
    throw new Error('a bug')
  },
  'and refuses': async () => {
    await write('one')
    throw new Problem('limit-reached')
  },
  'and loses its connection': async () => {
    await write('one')
    await database.pool.query('select pg_terminate_backend($1)', [await pidOf()])
  },
  'by a function, and fails': async () => {
    await sql`select write_by_function('one')`.execute(database.sql)
    throw new Error('a bug')
  },
  'in what only looks like reading, and fails': async () => {
    await sql`with kept as (insert /* so that no word follows it */ into written values ('one') returning word) select * from kept`.execute(
      database.sql,
    )
    throw new Error('a bug')
  },
  'nothing, and waits': async () => {
    await sql`select ' delete from '`.execute(database.sql)
    await database.sql.transaction().execute((transaction) => written(transaction))
    expect(await idle()).toEqual([])
  },
  'after a lock of rows, which it holds': async () => {
    await database.pool.query("insert into written values ('locked')")
    await sql`select word from written for no key update`.execute(database.sql)
    expect((await database.pool.query('select word from written for update skip locked')).rows).toEqual([])
    await write('one')
  },
  'and reads what fails': async () => {
    await write('one')
    await expect(sql`select 1 / 0`.execute(database.sql)).rejects.toMatchObject({ code: '22012' })
    await expect(database.query('select 1; select 1 / 0')).rejects.toMatchObject({ code: '22012' })
    await write('two')
  },
  'and is too late': async () => {
    await write('one')
    await sql`update idempotent_requests set created_at = now() where status is null`.execute(database.sql)
  },
}

/** Connections that hold a transaction in which nothing happens. */
const idle = async () =>
  (await database.pool.query("select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'"))
    .rows

beforeAll(async () => {
  database = await openTestDatabase()
  await sql`create table written (word text primary key)`.execute(database.sql)
  await sql`create function write_by_function(word text) returns void language sql as 'insert into written values (word)'`.execute(
    database.sql,
  )
  app = await createServer({ logLevel: 'silent', trustProxy: false }, async () => null, readsAlone)
  replayAnswers(app, database)
  serve(app, act, async ({ body: { how } }) => {
    await written()
    await ways[how]!()
    return { written: await written() }
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await database.close()
})
beforeEach(() => sql`truncate written`.execute(database.sql))

async function post(how: string, key: string) {
  const answer = await app.inject({ method: 'POST', url: act.path, headers: { 'idempotency-key': key }, payload: { how } })
  return {
    status: answer.statusCode,
    body: answer.json<{ written?: string[]; code?: string }>(),
    again: answer.headers['idempotency-replayed'],
  }
}
const newKey = () => `unit-${(keys += 1)}`

test.each([
  ['plainly', ['one']],
  ['in a transaction', ['one', 'two']],
  ['in two transactions at once', ['one', 'two']],
  ['and takes a name that is taken', ['one', 'two']],
  ['and gives a transaction up', ['one']],
  ['nothing, and waits', []],
  ['after a lock of rows, which it holds', ['locked', 'one']],
  ['and reads what fails', ['one', 'two']],
])('what is written %s is there with its answer', async (how, words) => {
  const key = newKey()
  expect(await post(how, key)).toEqual({ status: 200, body: { written: words }, again: undefined })
  expect(await written()).toEqual(words)
  expect(await post(how, key)).toEqual({ status: 200, body: { written: words }, again: 'true' })
})

test.each(['by a function, and fails', 'in what only looks like reading, and fails'])('what is written %s is undone', async (how) => {
  expect(await post(how, newKey())).toMatchObject({ status: 500 })
  expect(await written()).toEqual([])
})

test('an answer that cannot be kept leaves nothing, and a repeat does it once', async () => {
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''the disk is full''; end'`.execute(
    database.sql,
  )
  await sql`create trigger refuse before update on idempotent_requests for each row execute function refuse()`.execute(database.sql)
  const key = newKey()
  expect(await post('in a transaction', key)).toMatchObject({ status: 500 })
  expect(await written()).toEqual([])
  await sql`drop trigger refuse on idempotent_requests`.execute(database.sql)
  // What was never answered is taken for abandoned after a minute.
  await sql`update idempotent_requests set created_at = created_at - interval '2 minutes' where key = ${key}`.execute(database.sql)
  expect(await post('in a transaction', key)).toMatchObject({ status: 200, body: { written: ['one', 'two'] } })
  expect(await written()).toEqual(['one', 'two'])
})

test('a failure of ours leaves nothing; a refusal what was written before it, with its answer', async () => {
  expect(await post('and fails', newKey())).toMatchObject({ status: 500 })
  expect(await written()).toEqual([])
  const key = newKey()
  expect(await post('and refuses', key)).toMatchObject({ status: 409 })
  expect(await written()).toEqual(['one'])
  expect(await post('and refuses', key)).toMatchObject({ status: 409, body: { code: 'limit-reached' }, again: 'true' })
  expect(await post('and refuses in a transaction', newKey())).toMatchObject({ status: 409, body: { code: 'limit-reached' } })
})

test('whose key was taken over meanwhile has done nothing', async () => {
  expect(await post('and is too late', newKey())).toMatchObject({ status: 409, body: { code: 'request-in-progress' } })
  expect(await written()).toEqual([])
})

test('a connection that is lost between effect and answer leaves nothing', async () => {
  const key = newKey()
  expect(await post('and loses its connection', key)).toMatchObject({ status: 503 })
  expect(await written()).toEqual([])
})

test('without a key all is as it was written', async () => {
  expect((await app.inject({ method: 'POST', url: act.path, payload: { how: 'and fails' } })).statusCode).toBe(500)
  expect(await written()).toEqual(['one'])
})
