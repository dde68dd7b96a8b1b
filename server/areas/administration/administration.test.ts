import { getProfile } from '#contract/accounts'
import { discardFailedJobs, getSystemState, listFailedJobs, listLog, retryFailedJobs } from '#contract/administration'
import { modelUseStorage } from './administration.ts'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCase } from '#contract/cases'
import { type ImportRun, cancelImport, getImport, listImportRecords, listImportSources, startImport, uploadImport } from '#contract/imports'
import { listRedactions, previewRedaction, redactCase } from '#contract/redactions'
import { z } from 'zod'
import { defineJob } from '../../jobs/jobs.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeCases } from '../../testing/store-cases.ts'

let app: TestApp
let headers: { authorization: string }
let adminId: string
const importDir = mkdtempSync(join(tmpdir(), 'hukumu-imports-'))
const importing = defineJob({ name: 'import', data: z.strictObject({ run: z.string() }) })
const failing = defineJob({ name: 'fails', data: z.strictObject({}), retries: 0 })
let fails = true

beforeAll(async () => {
  app = await createTestApp({ importDir })
  headers = await app.signedIn('registrar@example.test')
  await app.accounts.grantRole('registrar@example.test', 'admin')
  adminId = (await app.call(getProfile, {}, headers)).id
  app.jobs.handle(failing, async () => {
    if (fails) throw new Error('No such thing')
  })
  await app.jobs.start()
})
afterAll(async () => {
  await app.close()
  rmSync(importDir, { recursive: true, force: true })
})

const logged = async (actions: string) => (await app.call(listLog, { query: { actions } }, headers)).results

const ruling = (number: number, party: string) =>
  JSON.stringify({
    title: `${party} v Lake Fisheries [2022] KEHC ${90700 + number} (KLR)`,
    citation: `[2022] KEHC ${90700 + number} (KLR)`,
    date: '2022-05-04',
    content: `1. ${party} seeks an injunction over the weir.\n\n2. The application is allowed.`,
  })

describe('imports', () => {
  const ended = async ({ id }: ImportRun) => {
    await app.jobs.settled()
    return app.call(getImport, { params: { id } }, headers)
  }

  test('a folder of the server is imported as by the command, and told record by record', async () => {
    const folder = join(importDir, 'term one')
    mkdirSync(folder)
    writeFileSync(join(folder, 'one.json'), ruling(1, 'Wanjiru Kamau'))
    writeFileSync(join(folder, 'two.json'), ruling(2, 'Otieno'))
    writeFileSync(join(folder, 'three.bin'), Buffer.from([0, 1, 2, 3]))
    const sources = await app.call(listImportSources, {}, headers)
    expect(sources).toEqual({ folder: importDir, entries: [{ name: 'term one', is_folder: true, bytes: null }], more: false })

    const begun = await app.call(startImport, { body: { name: 'term one' } }, headers)
    expect(begun).toMatchObject({ from: 'folder', source: 'term one', by: { id: adminId }, failure: null })
    const run = await ended(begun)
    expect(run).toMatchObject({ state: 'done', files: 3, records: 3, resumed: 0, counts: { added: 2, rejected: 1, unchanged: 0 } })
    expect(run.bytes_read).toBe(run.bytes)
    const { results } = await app.call(listImportRecords, { params: { id: run.id } }, headers)
    expect(results.map(({ file, outcome, case_id: id }) => [file, outcome, id])).toEqual([
      ['one.json', 'added', 'kehc-2022-90701'],
      ['three.bin', 'rejected', null],
      ['two.json', 'added', 'kehc-2022-90702'],
    ])
    expect(await app.call(listImportRecords, { params: { id: run.id }, query: { outcome: 'rejected' } }, headers)).toMatchObject({
      total: 1,
      results: [{ file: 'three.bin', reason: 'The file is not text', reason_codes: [{ code: 'not-text' }] }],
    })
    const report = await app.inject({ url: `/api/admin/imports/${run.id}/report`, headers })
    expect(report.body.split('\n').slice(0, 2)).toEqual([
      'file\toutcome\tcase_id\treason',
      expect.stringMatching(/^one\.json\tadded\tkehc/),
    ])
    await app.call(getCase, { params: { id: 'kehc-2022-90701' } }, headers)

    expect((await logged('import-started,imported')).map(({ action, by, object, details }) => [action, by, object, details])).toEqual([
      ['imported', 'system', run.id, { added: 2, changed: 0, unchanged: 0, withheld: 0, rejected: 1 }],
      ['import-started', 'account', run.id, { from: 'folder', files: null }],
    ])
  })

  test('files are uploaded and imported, and do not stay on disk', async () => {
    const files = [
      { name: 'ruling.json', content: ruling(3, 'Achieng') },
      { name: 'ruling.json', content: ruling(4, 'Barasa') },
    ]
    const answer = await app.call(uploadImport, { files }, headers)
    const run = await ended(answer)
    expect(run).toMatchObject({ from: 'upload', source: 'ruling.json', state: 'done', counts: { added: 2 } })
    const { results } = await app.call(listImportRecords, { params: { id: run.id } }, headers)
    expect(results.map(({ file }) => file)).toEqual(['1. ruling.json', '2. ruling.json'])
    expect(readdirSync(join(app.config.dataDir, 'imports'))).toEqual([])
  })

  test('nothing outside of the folder of imports is read', async () => {
    symlinkSync(tmpdir(), join(importDir, 'elsewhere'))
    for (const name of ['..', '../', '/etc', 'term one/../..', 'elsewhere', 'not there', '\0'])
      expect([name, (await app.answer(startImport, { body: { name } }, headers)).status]).toEqual([name, 422])
  })

  test('one that waits or runs is ended, and says so', async () => {
    const begun = await app.call(startImport, { body: { name: '' } }, headers)
    const asked = await app.call(cancelImport, { params: { id: begun.id } }, headers)
    expect(asked.ending || asked.ended_at !== null).toBe(true)
    const run = await ended(begun)
    expect(run).toMatchObject({ state: 'cancelled', failure: null })
    expect(await app.call(cancelImport, { params: { id: begun.id } }, headers)).toEqual(run)
    expect((await logged('import-cancelled')).map(({ object }) => object)).toEqual([begun.id])
  })

  test('one whose process was killed is taken up again, and tells what both tries stored', async () => {
    const begun = await app.call(startImport, { body: { name: 'term one' } }, headers)
    await ended(begun)
    // As a process leaves it that is killed after its first record.
    await app.database.pool.query("update import_runs set state = 'running', ended_at = null where id = $1", [begun.id])
    await app.database.pool.query("update import_records set outcome = 'added' where run_id = $1 and file = 'one.json'", [begun.id])
    await app.database.pool.query("delete from import_records where run_id = $1 and file <> 'one.json'", [begun.id])
    await app.jobs.send(importing, { run: begun.id })
    const run = await ended(begun)
    expect(run).toMatchObject({ state: 'done', resumed: 1, counts: { added: 1, unchanged: 1, rejected: 1 } })
  })

  test('one whose files have gone has failed, and says why', async () => {
    const id = '6f1c0d8e-8a43-4f0e-9d5b-2f6f0a9b7c11'
    await app.database.pool.query(
      "insert into import_runs (id, source_kind, source, asked_at) values ($1, 'folder', 'moved away', '2026-11-21T09:00:00Z')",
      [id],
    )
    await app.jobs.send(importing, { run: id })
    await app.jobs.settled()
    expect(await app.call(getImport, { params: { id } }, headers)).toMatchObject({ state: 'failed', failure: 'files-gone' })
  })

  test('who follows one is told of it until it has ended', async () => {
    const server = await app.http.listen({ port: 0 })
    const run = await app.call(startImport, { body: { name: 'term one' } }, headers)
    const answer = await fetch(`${server}/api/admin/imports/${run.id}/progress`, { headers: { ...headers, accept: 'text/event-stream' } })
    const events = (await answer.text()).split('\n\n').flatMap((event) => /^event: (\w+)\ndata: (.*)$/m.exec(event)?.slice(1, 3) ?? [])
    expect(events.at(-2)).toBe('done')
    expect(JSON.parse(events.at(-1)!)).toMatchObject({ id: run.id, state: 'done', counts: { unchanged: 2, rejected: 1 } })
    expect(events[0]).toBe('progress')
  })
})

describe('redactions', () => {
  const asked = { case_id: 'kehc-2021-90790', replacements: [{ name: 'Zawadi Kerubo', initials: 'Z.K.' }] }
  const counted = { documents: [{ case_id: asked.case_id, places: expect.objectContaining({ title: 1, text: 2 }) }] }

  test('are counted first, carried out as by the command, and told without the name', async () => {
    const content = ['1. Zawadi Kerubo appeals.', '2. The appeal of ZAWADI KERUBO fails.']
    await storeCases(app.database, [
      { title: 'Zawadi Kerubo v Republic [2021] KEHC 90790 (KLR)', citation: '[2021] KEHC 90790 (KLR)', content },
    ])
    expect(await app.call(previewRedaction, { body: asked }, headers)).toMatchObject(counted)
    expect((await app.call(listRedactions, {}, headers)).total).toBe(0)

    expect(await app.call(redactCase, { body: asked }, headers)).toMatchObject(counted)
    const { body } = await app.inject({ url: `/api/case-detail/${asked.case_id}/content`, headers })
    expect(body).not.toMatch(/zawadi|kerubo/i)
    const { results } = await app.call(listRedactions, {}, headers)
    expect(results).toMatchObject([{ case_id: asked.case_id, initials: 'Z.K.', told_by: null, actor: { account: { id: adminId } } }])
    const [entry] = await logged('redacted')
    expect(entry).toMatchObject({ object: asked.case_id, actor: { account: { id: adminId } }, details: { documents: 1 } })
    expect(JSON.stringify([results, entry])).not.toMatch(/zawadi|kerubo/i)
  })

  test('of a name that is not there, or of no case, are refused with the reason, and change nothing', async () => {
    const nowhere = { ...asked, replacements: [{ name: 'Naliaka', initials: 'N.' }] }
    for (const wrong of [nowhere, { ...asked, case_id: 'kehc-1999-1' }]) {
      const answer = await app.answer(redactCase, { body: wrong }, headers)
      expect([answer.status, answer.body]).toMatchObject([422, { detail: [{ loc: ['body', 'replacements'], msg: expect.any(String) }] }])
    }
    expect((await app.call(listRedactions, {}, headers)).total).toBe(1)
  })

  test('reach what imports tell of a case', async () => {
    const columns = { 'Nyokabi’s counsel': 'X' }
    writeFileSync(join(importDir, 'nyokabi.json'), JSON.stringify({ ...(JSON.parse(ruling(9, 'Nyokabi')) as object), ...columns }))
    const run = await app.call(startImport, { body: { name: 'nyokabi.json' } }, headers)
    await app.jobs.settled()
    const replacements = [{ name: 'Nyokabi', initials: 'N' }]
    await app.call(redactCase, { body: { case_id: 'kehc-2022-90709', replacements } }, headers)
    expect((await app.call(getImport, { params: { id: run.id } }, headers)).source).toBe('N.json')
    expect((await app.call(listImportRecords, { params: { id: run.id } }, headers)).results).toMatchObject([
      { file: 'N.json', reason: "Not used: 'N’s counsel'", reason_codes: [{ code: 'unused-names', names: ['N’s counsel'], more: 0 }] },
    ])
    rmSync(join(importDir, 'nyokabi.json'))
  })
})

describe('jobs that failed', () => {
  const failed = () => app.call(listFailedJobs, {}, headers)
  const fail = async () => {
    await app.jobs.send(failing, {})
    await expect.poll(async () => (await failed()).total).toBe(1)
    return (await failed()).results[0]!
  }

  test('are listed, tried again or given up, and the log says by whom', async () => {
    const first = await fail()
    expect(first).toMatchObject({ job: 'fails', error: 'Error: No such thing' })
    expect((await app.call(getSystemState, {}, headers)).jobs.failed).toBe(1)
    fails = false
    expect(await app.call(retryFailedJobs, { body: { ids: [first.id] } }, headers)).toEqual({ jobs: 1 })
    await app.jobs.settled()
    expect((await failed()).total).toBe(0)
    fails = true
    const second = await fail()
    expect(await app.call(discardFailedJobs, { body: { ids: [second.id] } }, headers)).toEqual({ jobs: 1 })
    expect(await app.call(discardFailedJobs, { body: { ids: [second.id] } }, headers)).toEqual({ jobs: 0 })
    expect((await failed()).total).toBe(0)
    expect((await logged('jobs-retried,jobs-discarded')).map(({ action, details }) => [action, details])).toEqual([
      ['jobs-discarded', { jobs: 1 }],
      ['jobs-retried', { jobs: 1 }],
    ])
  })
})

test('the state of the system tells what runs, what waits and what is held', async () => {
  const state = await app.call(getSystemState, {}, headers)
  expect(state).toMatchObject({
    versions: { node: process.versions.node, hukumu: expect.stringMatching(/^\d+\.\d+/), database: expect.stringMatching(/^\d+/) },
    database: { kind: app.database.kind, migration: expect.stringMatching(/^\d{3}_\w+\.sql$/) },
    mail: { by: 'outbox', server: null, waiting: 0 },
    language_model: null,
    model_use: { days: 30, requests: 0, tokens_read: 0, tokens_written: 0, cost_usd: null },
    jobs: { failed: 0 },
    accounts: { all: 1, admins: 1, sessions: 1 },
  })
  for (const tokensRead of [1200, 800]) await modelUseStorage(app.database).keep({ model: 'tiny-judge', tokensRead, tokensWritten: 100 })
  expect((await app.call(getSystemState, {}, headers)).model_use).toMatchObject({ requests: 2, tokens_read: 2000, tokens_written: 200 })
  expect(state.library.judgments).toBeGreaterThan(4)
  expect(state.database.bytes).toBeGreaterThan(1_000_000)
  expect(state.disk!.free).toBeLessThanOrEqual(state.disk!.total)
})

test('the log is narrowed by action, account and day, and names who is known', async () => {
  const all = await app.call(listLog, { query: { limit: 2 } }, headers)
  expect(all.results).toHaveLength(2)
  expect(all.total).toBeGreaterThan(2)
  const mine = await app.call(listLog, { query: { account: adminId, actions: 'redacted' } }, headers)
  expect(mine.results[0]!.actor).toMatchObject({ account: { id: adminId, email: 'registrar@example.test', name: 'Test Reader' } })
  expect((await app.call(listLog, { query: { to: '2020-01-01' } }, headers)).total).toBe(0)
  expect((await app.call(listLog, { query: { from: '2020-01-01' } }, headers)).total).toBe(all.total)
  expect([
    (await app.answer(listLog, { query: { actions: 'nonsense' } }, headers)).status,
    (await app.answer(listLog, { query: { from: 'yesterday' } }, headers)).status,
  ]).toEqual([422, 422])
})
