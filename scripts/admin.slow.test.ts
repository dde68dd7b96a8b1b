import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../server/database/open.ts'
import { createTestApp } from '../server/testing/create-test-app.ts'
import { runScript } from '../server/testing/start-process.ts'
import { fillDataDir } from '../server/testing/test-database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-admin-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const admin = (...args: string[]) => runScript('admin', args, { DATA_DIR: dataDir })
const charging = { BILLING: 'on', BILLING_SELLER: 'Hukumu', BILLING_PIN: 'P051234567X', PUBLIC_URL: 'https://hukumu.test' }
const adminOf = (plans: object, ...args: string[]) => runScript('admin', args, { DATA_DIR: dataDir, ...plans })

test('grants and lists beside a running server, and without one', async () => {
  fillDataDir(dataDir)
  const server = await createTestApp({}, () => openDatabase({ databaseUrl: '', dataDir }))
  const headers = await server.signedIn('wanjiku@example.test')
  const role = async () => (await server.inject({ url: '/api/profile', headers })).json().role

  expect((await admin('list')).output).toMatch(/^wanjiku@example\.test\tuser\tunverified\t\d{4}-\d\d-\d\d\tTest Reader$/m)
  expect(await admin('grant', 'Wanjiku@example.test', 'editor')).toMatchObject({
    code: 0,
    output: expect.stringContaining('has the role editor'),
  })
  expect(await role()).toBe('editor')
  expect(await admin('grant', 'nobody@example.test', 'admin')).toMatchObject({
    code: 1,
    output: expect.stringContaining('No account has the address nobody@example.test.'),
  })
  expect(await role()).toBe('editor')

  // What the screens of the administration do besides, by the same doors.
  const [found, given, free, booked, retried, wrong, etims] = await Promise.all([
    admin('find', 'reader', 'WANJIKU'),
    adminOf(charging, 'licence', 'wanjiku@example.test', 'institution', '2031-03-31'),
    admin('licence', 'wanjiku@example.test', 'professional'),
    adminOf(charging, 'book', 'HK-NONE', '4,500', 'bank', 'FT26325ABC'),
    admin('retry-jobs', '6f1c0d8e-8a43-4f0e-9d5b-2f6f0a9b7c11'),
    adminOf(charging, 'book', 'HK-NONE', 'much', 'cash', 'FT26325ABC'),
    adminOf(charging, 'etims', 'HK-2026-00001', 'KRACU0100001234/5'),
  ])
  expect(found.output).toMatch(/^wanjiku@example\.test\t/m)
  expect(given).toMatchObject({ code: 0, output: expect.stringContaining('the licence institution until 2031-03-31') })
  const { rows } = await server.database.pool.query<{ license_type: string; ends_at: Date }>(
    'select license_type, ends_at from billing_subscriptions',
  )
  expect(rows).toEqual([{ license_type: 'institution', ends_at: new Date('2031-03-31T23:59:59+03:00') }])
  expect(free).toMatchObject({ code: 1, output: expect.stringContaining('nothing is charged') })
  expect(booked).toMatchObject({ code: 1, output: expect.stringContaining('There is no payment with this reference') })
  expect(retried).toMatchObject({ code: 1, output: expect.stringContaining('0 of 1') })
  expect(wrong).toMatchObject({ code: 2, output: expect.stringContaining('amount_cents') })
  expect(etims).toMatchObject({ code: 1, output: expect.stringContaining('no such invoice') })
  await server.close()

  expect((await admin('grant', 'wanjiku@example.test', 'admin')).code).toBe(0)
  expect(await admin('lock', 'wanjiku@example.test')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Somebody must administer'),
  })
  expect((await admin('end-sessions', 'wanjiku@example.test')).code).toBe(0)
  const log = (await admin('log')).output
  expect(log).toMatch(/\tlicence-changed\toperator\t[0-9a-f-]{36}\t/)
  expect(log).toMatch(/\tsessions-ended\toperator\t[0-9a-f-]{36}\t/)
  expect(log).toMatch(/\trole-changed\toperator\t[0-9a-f-]{36}\t.*"to":"admin"/)
  expect(JSON.parse((await admin('state')).output)).toMatchObject({ accounts: { admins: 1 } })
  expect((await admin('failed-jobs')).output).toContain('No job has failed for good.')
  const alone = await admin('list')
  expect(alone.output).toMatch(/^wanjiku@example\.test\tadmin\t/m)
  expect(alone.output).not.toMatch(/argon2|secret-enough/)
}, 180_000)

test('wrong use answers 2 and says how', async () => {
  const { code, output } = await admin('grant', 'wanjiku@example.test', 'king')
  expect(code).toBe(2)
  expect(output).toContain('user, editor, admin')
  expect((await admin('log', 'nonsense')).code).toBe(2)
})
