import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Report } from '#contract/reports'
import { openDatabase } from '../server/database/open.ts'
import { redactionTargets } from '../server/areas.ts'
import { type TestApp, createTestApp } from '../server/testing/create-test-app.ts'
import { runScript } from '../server/testing/start-process.ts'
import { storeCases } from '../server/testing/store-cases.ts'
import { redactNames } from '../server/areas/documents/documents.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-admin-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const admin = (...args: string[]) => runScript('admin', args, { DATA_DIR: dataDir })
const charging = { BILLING: 'on', BILLING_SELLER: 'Hukumu', BILLING_PIN: 'P051234567X', PUBLIC_URL: 'https://hukumu.test' }
const adminOf = (plans: object, ...args: string[]) => runScript('admin', args, { DATA_DIR: dataDir, ...plans })
const address = 'wanjiku@example.test'
const failed = (words: string) => ({ code: 1, output: expect.stringContaining(words) })
const wrong = (words: string) => ({ code: 2, output: expect.stringContaining(words) })
const done = (words: string) => ({ code: 0, output: expect.stringContaining(words) })

// Each command is a process of its own, some seconds of a processor: no test of this file has a limit but that of all slow ones.
describe('beside a running server', () => {
  let server: TestApp
  let headers: { authorization: string }
  beforeAll(async () => {
    server = await createTestApp({ importDir: dataDir }, () => openDatabase({ databaseUrl: '', dataDir }))
    headers = await server.signedIn(address)
  })
  afterAll(() => server.close())
  const call = async <T>(method: 'GET' | 'POST', url: string, payload?: object) =>
    (await server.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })).json<T>()

  test('accounts are found, and given a role', async () => {
    const role = async () => (await call<{ role: string }>('GET', '/profile')).role
    expect((await admin('list')).output).toMatch(/^wanjiku@example\.test\tuser\tunverified\t\d{4}-\d\d-\d\d\tTest Reader$/m)
    expect((await admin('find', 'reader', 'WANJIKU')).output).toMatch(/^wanjiku@example\.test\t/m)
    expect(await admin('grant', 'Wanjiku@example.test', 'editor')).toMatchObject(done('has the role editor'))
    expect(await role()).toBe('editor')
    expect(await admin('grant', 'nobody@example.test', 'admin')).toMatchObject(failed('No account has the address nobody@example.test.'))
    expect(await role()).toBe('editor')
  })

  test('licences are given, and payments listed and booked', async () => {
    const [given, free, booked, unsaid, etims, none] = await Promise.all([
      adminOf(charging, 'licence', address, 'institution', '2031-03-31'),
      admin('licence', address, 'professional'),
      adminOf(charging, 'book', 'HK-NONE', '4,500', 'bank', 'FT26325ABC'),
      adminOf(charging, 'book', 'HK-NONE', 'much', 'cash', 'FT26325ABC'),
      adminOf(charging, 'etims', 'HK-2026-00001', 'KRACU0100001234/5'),
      adminOf(charging, 'payments'),
    ])
    expect(given).toMatchObject(done('the licence institution until 2031-03-31'))
    const { rows } = await server.database.pool.query<{ license_type: string; ends_at: Date }>(
      'select license_type, ends_at from billing_subscriptions',
    )
    expect(rows).toEqual([{ license_type: 'institution', ends_at: new Date('2031-03-31T23:59:59+03:00') }])
    expect(free).toMatchObject(failed('nothing is charged'))
    expect(booked).toMatchObject(failed('There is no payment with this reference'))
    expect(unsaid).toMatchObject(wrong('amount_cents'))
    expect(etims).toMatchObject(failed('no such invoice'))
    expect(none).toMatchObject(done('There are no such payments.'))
  })

  test('the queues of the editors are read, and decided in the name of one', async () => {
    await server.accounts.grantRole(address, 'editor')
    const [cited, citing] = await storeCases(server.database, [
      { title: 'Achieng v Barasa', citation: '[2020] KEHC 90701 (KLR)', date: '2020-01-10', content: ['1. Allowed.'] },
      {
        title: 'Reed v Weir',
        citation: '[2022] KECA 90702 (KLR)',
        date: '2022-01-10',
        content: ['1. We decline to follow Achieng v Barasa [2020] KEHC 90701 (KLR). It was wrongly decided and is hereby overruled.'],
      },
    ])
    const { id } = await call<Report>('POST', '/reports', { case_id: cited, kind: 'text', words: 'The date is wrong.' })
    const [leads, reports, declined] = await Promise.all([
      admin('leads', address),
      admin('reports'),
      admin('decide-report', address, id, 'declined'),
    ])
    expect(leads).toMatchObject(done('Reed v Weir'))
    const [, position, treatment] = new RegExp(`^${citing}\t(\\d+)\t([a-z ]+)\tReed v Weir\tAchieng v Barasa\t`, 'm').exec(leads.output)!
    expect(reports).toMatchObject(done('The date is wrong.'))
    expect(declined).toMatchObject(wrong('answer: Say why it is no mistake'))

    const review = [treatment!, 'confirmed', 'So', 'it', 'says.']
    const [confirmed, stranger, resolved] = await Promise.all([
      admin('decide-lead', address, citing!, position!, ...review),
      admin('decide-lead', 'nobody@example.test', citing!, position!, ...review),
      admin('decide-report', address, id, 'resolved', 'Put', 'right.'),
    ])
    expect(confirmed).toMatchObject(done(`${treatment} in ${citing} is confirmed.`))
    expect(stranger).toMatchObject(failed('No account has the address'))
    expect(resolved).toMatchObject(done('The report is resolved.'))
    expect((await call<{ total: number }>('GET', '/citations/treatments/leads')).total).toBe(0)
    expect((await call<{ results: Report[] }>('GET', '/reports')).results).toMatchObject([{ state: 'resolved', answer: 'Put right.' }])

    await redactNames(server.database, redactionTargets, {
      caseId: cited!,
      replacements: [{ name: 'Achieng', initials: 'A' }],
      by: 'the registrar',
      outbox: dataDir,
    })
    expect((await admin('redactions')).output).toMatch(new RegExp(`\t${cited}\tA\t\\d+\tthe registrar$`, 'm'))
  })

  test('imports that were begun from a screen are listed, reported and ended', async () => {
    await server.accounts.grantRole(address, 'admin')
    const { id } = await call<{ id: string }>('POST', '/admin/imports', { name: 'none' })
    expect(id).toBeUndefined()
    const { rows } = await server.database.pool.query<{ id: string }>(
      `insert into import_runs (user_id, source_kind, source, asked_at) select id, 'folder', 'term one', now() from users returning id`,
    )
    expect((await admin('imports')).output).toMatch(new RegExp(`^${rows[0]!.id}\t\\S+\twaiting\tterm one\tTest Reader\t0 added`, 'm'))
    expect(await admin('import-report', rows[0]!.id)).toMatchObject(done('file'))
    expect(await admin('cancel-import', rows[0]!.id)).toMatchObject(done('ends after the batch at hand'))
    expect(await admin('cancel-import', 'nonsense')).toMatchObject(failed('Import not found'))
  })
})

test('without a server: locked accounts, sessions, the log and the state of the system', async () => {
  expect((await admin('grant', address, 'admin')).code).toBe(0)
  expect(await admin('lock', address)).toMatchObject(failed('Somebody must administer'))
  expect((await admin('end-sessions', address)).code).toBe(0)
  const log = (await admin('log')).output
  expect(log).toMatch(/\tlicence-changed\toperator\t[0-9a-f-]{36}\t/)
  expect(log).toMatch(/\tsessions-ended\toperator\t[0-9a-f-]{36}\t/)
  expect(log).toMatch(/\trole-changed\toperator\t[0-9a-f-]{36}\t.*"to":"editor"/)
  expect((await admin('log', 'sessions-ended')).output.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse((await admin('state')).output)).toMatchObject({ accounts: { admins: 1 } })
  expect((await admin('failed-jobs')).output).toContain('No job has failed for good.')
  expect(await admin('retry-jobs', '6f1c0d8e-8a43-4f0e-9d5b-2f6f0a9b7c11')).toMatchObject(failed('0 of 1'))
  const alone = await admin('list')
  expect(alone.output).toMatch(/^wanjiku@example\.test\tadmin\t/m)
  expect(alone.output).not.toMatch(/argon2|secret-enough/)
})

test('wrong use answers 2 and says how', async () => {
  expect(await admin('grant', address, 'king')).toMatchObject(wrong('user, editor, admin'))
  expect(await admin('log', 'nonsense')).toMatchObject(wrong('sessions-ended'))
  expect(await admin('reports', 'closed')).toMatchObject(wrong('open, resolved, declined'))
  expect(await admin('leads')).toMatchObject(wrong('npm run admin -- leads EDITOR'))
})
