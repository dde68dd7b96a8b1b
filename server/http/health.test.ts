import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '../database/open.ts'
import { onServer } from '../testing/on-server.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { readsAlone } from '../testing/test-reader.ts'
import { createServer } from './create-server.ts'
import { healthRoutes } from './health.ts'

const gigabyte = 1024 ** 3
let free = 5 * gigabyte
let database: Database
let app: Awaited<ReturnType<typeof createServer>>

beforeAll(async () => {
  database = await openTestDatabase()
  app = await createServer({ logLevel: 'silent', trustProxy: false }, async () => null, readsAlone)
  healthRoutes(app, { database, dataDir: '/data', diskOf: async () => ({ bavail: free / 4096, bsize: 4096 }) })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const ask = async (path = '/api/health') => {
  const answer = await app.inject({ url: path })
  return [answer.statusCode, answer.json<Record<string, unknown>>()] as const
}

test('a server that can answer says with what', async () => {
  expect(await ask()).toEqual([
    200,
    { status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/), database: database.kind, warnings: [] },
  ])
})

test('a disk that fills up is named before it is full, and when it is', async () => {
  free = 0.9 * gigabyte
  expect(await ask()).toMatchObject([200, { warnings: ['disk-nearly-full'] }])
  free = 1_000_000
  expect(await ask()).toMatchObject([503, { code: 'disk-full', detail: expect.any(String) }])
  expect(await ask('/api/health/live')).toMatchObject([200, { status: 'ok' }])
  free = 5 * gigabyte
})

test('a database that may only be read is named', async () => {
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  const set = (words: string) => onServer(inject('testServer'), `alter database ${rows[0]!.name} ${words}`)
  await set('set default_transaction_read_only = on')
  await onServer(inject('testServer'), `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${rows[0]!.name}'`)
  await expect.poll(() => ask()).toMatchObject([503, { code: 'read-only', detail: expect.any(String) }])
  await set('reset default_transaction_read_only')
  await onServer(inject('testServer'), `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${rows[0]!.name}'`)
  await expect.poll(() => ask()).toMatchObject([200, { status: 'ok' }])
})

/** Takes the database away from under its open connections. */
async function takeAway() {
  const server = inject('testServer')
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  await onServer(server, `alter database ${rows[0]!.name} allow_connections false`)
  await onServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${rows[0]!.name}'`)
}

// Last: nothing answers afterwards.
test('a database that has gone is named, and the process lives', async () => {
  await takeAway()
  expect(await ask()).toMatchObject([503, { code: 'database-unreachable' }])
  expect(await ask('/api/health/live')).toMatchObject([200, { status: 'ok', version: expect.any(String) }])
})
