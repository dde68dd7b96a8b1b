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
  await server.close()

  expect((await admin('grant', 'wanjiku@example.test', 'admin')).code).toBe(0)
  expect(await admin('lock', 'wanjiku@example.test')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Somebody must administer'),
  })
  expect((await admin('end-sessions', 'wanjiku@example.test')).code).toBe(0)
  const log = (await admin('log')).output
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
