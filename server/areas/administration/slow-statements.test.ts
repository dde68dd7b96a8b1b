import { listSlowStatements } from '#contract/administration'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { onServer } from '../../testing/on-server.ts'
import { type TestDatabase, createTestDatabase } from '../../testing/test-database.ts'
import { createSlowStatements } from './slow-statements.ts'

let created: TestDatabase
let app: TestApp
let admin: { authorization: string }
beforeAll(async () => {
  created = await createTestDatabase()
  await onServer(created.address, `alter database ${created.name} set pg_stat_statements.track = 'top'`)
  app = await createTestApp({}, created.open)
  admin = await app.signedIn('registrar@example.test')
  await app.accounts.grantRole('registrar@example.test', 'admin')
})
afterAll(async () => {
  await app.close()
  await created.remove()
})

const list = () => app.call(listSlowStatements, {}, admin)

test('where the extension is not there, that is said', async () => {
  expect(await list()).toEqual({ state: 'not-installed', since: null, statements: [] })
})

test('the slowest come first, twenty at most, without values', async () => {
  await app.database.query('create extension pg_stat_statements')
  await app.database.query("select pg_sleep(0.3), 'Wanjiru' as weir")
  await app.database.query('select pg_sleep(0.1) as mill')
  for (let at = 0; at < 25; at += 1) await app.database.query(`select ${at} as number_${at}`)
  const { state, since, statements } = await list()
  expect([state, new Date(since!).getTime() <= Date.now(), statements.length]).toEqual(['counted', true, 20])
  expect(statements[0]).toMatchObject({ text: 'select pg_sleep($1), $2 as weir', calls: 1, mean_ms: expect.any(Number) })
  expect(statements[1]!.text).toBe('select pg_sleep($1) as mill')
  const totals = statements.map(({ total_ms: total }) => total)
  expect(totals).toEqual(totals.toSorted((one, other) => other - one))
})

test.each([
  ['55000', 'not-loaded'],
  ['42501', 'not-permitted'],
])('where PostgreSQL refuses with %s it is said why', async (code, state) => {
  const storage = { schema: async () => 'public', slowest: () => Promise.reject(Object.assign(new Error('refused'), { code })) }
  expect(await createSlowStatements(storage)()).toEqual({ state, since: null, statements: [] })
})
