import { afterAll, beforeAll, expect, test } from 'vitest'
import { tmpdir } from 'node:os'
import {
  type ReportState,
  decideReport,
  listReportQueue,
  listReports,
  maxReportsAnHour,
  reportMistake,
  withdrawReport,
} from '#contract/reports'
import { redactionTargets } from '../../areas.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeAct } from '../../testing/store-act.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { redactNames } from '../documents/documents.ts'

let app: TestApp
let caseId: string
type Headers = { authorization: string }
let reader: Headers
let editor: Headers

beforeAll(async () => {
  app = await createTestApp()
  reader = await app.signedIn('wanjiku@example.test')
  editor = await app.signedIn('editor@example.test')
  await app.accounts.grantRole('editor@example.test', 'editor')
  const given = { title: 'Kilonzi v Tumaini [2020] KEHC 90830 (KLR)', content: ['1. Kerubo testified.', '2. Dismissed.'] }
  caseId = (await storeCases(app.database, [given]))[0]!
})
afterAll(() => app.close())

const send = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  app.inject({ method, url: `/api/reports${url}`, headers, ...(payload && { payload }) })
const report = (given: object = {}) =>
  app.call(reportMistake, { body: { case_id: caseId, kind: 'text', words: 'The date is wrong.', ...given } }, reader)
const own = async () => (await app.call(listReports, { query: { case_id: caseId } }, reader)).results
const queue = async (state: ReportState = 'open') => (await app.call(listReportQueue, { query: { state } }, editor)).results

test('what a reader reports goes to the editors, and the reader sees what became of it', async () => {
  const { id } = await report({ about: 'treatment', place: '3 overruled', quote: 'Dismissed.' })
  expect(await queue()).toMatchObject([
    { id, reporter: 'Test Reader', case_title: expect.stringContaining('Kilonzi'), quote: 'Dismissed.' },
  ])

  const silent = await app.answer(decideReport, { params: { id }, body: { state: 'declined' } }, editor)
  expect([silent.status, silent.body]).toMatchObject([422, { detail: [{ loc: ['body', 'answer'], msg: 'Say why it is no mistake' }] }])
  const decided = await app.call(decideReport, { params: { id }, body: { state: 'resolved', answer: 'Put right, thank you.' } }, editor)
  expect(decided).toMatchObject({ state: 'resolved', decided_by: 'Test Reader' })
  expect(await queue()).toEqual([])
  expect((await queue('resolved')).map((one) => one.id)).toEqual([id])
  expect(await own()).toMatchObject([{ id, state: 'resolved', answer: 'Put right, thank you.', decided_at: expect.any(String) }])
  expect(Object.keys((await own())[0]!)).not.toContain('reporter')

  await app.call(decideReport, { params: { id }, body: { state: 'open', answer: 'not kept' } }, editor)
  expect(await own()).toMatchObject([{ state: 'open', answer: '', decided_at: null }])
  const { rows } = await app.database.pool.query(
    "select details from audit_entries where action = 'report-decided' and object = $1 order by id",
    [id],
  )
  expect(rows.map(({ details }) => details.decision)).toEqual(['resolved', 'opened-again'])
  expect((await app.answer(withdrawReport, { params: { id } }, editor)).status).toBe(404)
  await app.call(withdrawReport, { params: { id } }, reader)
  expect([await own(), await queue()]).toEqual([[], []])
})

test('only what everybody sees is reported: not a private document, nor one that the reader does not see', async () => {
  const mine = await app.upload('advice.json', JSON.stringify({ title: 'Advice', content: '1. Sue.' }), reader)
  const status = async (who: Headers, id: string) =>
    (await app.answer(reportMistake, { body: { case_id: id, kind: 'other', words: 'Wrong.' } }, who)).status
  expect([await status(reader, mine), await status(editor, mine), await status(reader, 'kehc-1999-1')]).toEqual([403, 404, 404])
})

test('a provision of an Act is reported like what stands in a case', async () => {
  const act = await storeAct(app.database, 'Reed Act')
  const { id } = await report({ case_id: act.id, about: 'provision', place: act.eid, quote: 'This is the Reed Act.' })
  expect(await queue()).toContainEqual(expect.objectContaining({ id, about: 'provision', place: act.eid, case_title: 'Reed Act' }))
  await app.call(withdrawReport, { params: { id } }, reader)
})

test('a redaction reaches what was reported and answered', async () => {
  const { id } = await report({ quote: 'Kerubo testified.', words: 'Kerubo did not testify.' })
  await app.call(decideReport, { params: { id }, body: { state: 'declined', answer: 'Kerubo did.' } }, editor)
  await redactNames(app.database, redactionTargets, {
    caseId,
    replacements: [{ name: 'Kerubo', initials: 'K.' }],
    by: 'the registrar',
    outbox: tmpdir(),
  })
  expect(await own()).toMatchObject([{ quote: 'K. testified.', words: 'K. did not testify.', answer: 'K. did.' }])
})

test('one account reports so many an hour, and no more', async () => {
  const before = (await own()).length
  const more = () => send('POST', '', reader, { case_id: caseId, kind: 'text', words: 'Once more.' })
  const answers = await Promise.all(Array.from({ length: maxReportsAnHour - before + 4 }, more))
  const refused = answers.filter(({ statusCode }) => statusCode !== 201)
  expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual(Array<string>(4).fill('too-many-requests'))
  expect(await own()).toHaveLength(maxReportsAnHour)
})
