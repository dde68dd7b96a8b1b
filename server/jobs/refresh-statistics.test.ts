import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '../testing/create-test-app.ts'
import { refreshStatistics } from './refresh-statistics.ts'

// Embedded alone: a server does this by itself.

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('the planner is told of tables that have changed much, and of no other', async () => {
  const { pool } = app.database
  await refreshStatistics(app.database)
  await pool.query(`insert into works (public_id, kind, identity) select 'kehc-' || n, 'case', 'many ' || n from generate_series(1, 40) n`)
  expect(await refreshStatistics(app.database)).not.toContain('works')
  await pool.query(
    `insert into works (public_id, kind, identity) select 'kehc-' || n, 'case', 'many ' || n from generate_series(41, 400) n`,
  )
  // Changes are counted a second late.
  await expect.poll(() => refreshStatistics(app.database)).toContain('works')
  const { rows } = await pool.query<{ expected: number }>(
    `select reltuples::integer as expected from pg_class where oid = 'works'::regclass`,
  )
  expect(rows[0]!.expected).toBeGreaterThanOrEqual(400)
  expect(await refreshStatistics(app.database)).not.toContain('works')
})
