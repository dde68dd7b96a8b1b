import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KeptCheck, WholeCheck } from '#contract/saved-checks'
import { type TestApp, createTestApp } from '../../../testing/create-test-app.ts'
import { storeCases } from '../../../testing/store-cases.ts'
import { redactionTargets } from '../../../areas.ts'
import { redactNames } from '../../documents/redaction/redact-names.ts'

let app: TestApp
let headers: { authorization: string }

beforeAll(async () => {
  app = await createTestApp({}, undefined, { clock: { now: () => Date.parse('2026-11-21T09:00:00Z') } })
  headers = await app.signedIn()
  await storeCases(app.database, [
    {
      title: 'Zawadi Kerubo v Republic (Criminal Appeal 12 of 2020) [2021] KEHC 90301 (KLR) (4 March 2021) (Judgment)',
      citation: '[2021] KEHC 90301 (KLR)',
      court: 'High Court',
      date: '2021-03-04',
      content: [
        '1. This is an appeal.',
        '2. We find that she was heard and she denied every word of it.',
        '3. Kerubo’s appeal is allowed.',
      ],
    },
  ])
})
afterAll(() => app.close())

const brief =
  'Counsel says that Zawadi Kerubo was right. In Zawadi Kerubo v Republic [2021] KEHC 90301 (KLR) at para 2 it was said that “she denied every word of it”. So be it.'

interface Answer<T> {
  status: number
  body: T
}

async function ask<T = { code: string }>(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object): Promise<Answer<T>> {
  const answer = await app.inject({ method, url: `/api/citations${url}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: (answer.body === '' ? null : answer.json()) as T }
}
const keep = async (more: object = {}) => (await ask<KeptCheck>('POST', '/checks', { text: brief, name: 'Submissions.docx', ...more })).body
const whole = async (id: string) => (await ask<WholeCheck>('GET', `/checks/${id}`)).body
const list = async () => (await ask<{ results: KeptCheck[]; total: number }>('GET', '/checks')).body
const stored = async () =>
  (await app.database.pool.query<{ row: string }>('select d::text as row from document_checks d')).rows.map(({ row }) => row)

test('nothing of a check is kept until its reader says so', async () => {
  await app.inject({ method: 'POST', url: '/api/citations/check', headers, payload: { text: brief } })
  expect([await stored(), (await list()).total]).toEqual([[], 0])
})

test('a check is kept whole, with the text that its findings lie in', async () => {
  const kept = await keep()
  expect(kept).toMatchObject({ name: 'Submissions.docx', keeps: 'whole', citations: 1, author: null, counts: { fine: 1 } })
  const { text, report } = await whole(kept.id)
  expect(text).toBe(brief)
  const [citation] = report.citations
  expect(brief.slice(citation!.start, citation!.end)).toContain('[2021] KEHC 90301 (KLR)')
  expect(citation!.quotes.map(({ status }) => status)).toEqual(['word for word'])
  expect((await list()).results.map(({ id }) => id)).toEqual([kept.id])
})

test('or its citations alone, and then no other word of the document', async () => {
  const { id } = await keep({ keeps: 'citations', name: 'Reply' })
  const { text, report } = await whole(id)
  expect([text, report.citations.length, report.citations[0]!.quotes]).toEqual([null, 1, []])
  const row = (await stored()).find((one) => one.includes('Reply'))
  expect(row).toContain('90301')
  for (const word of ['Counsel', 'denied', 'So be it']) expect(row).not.toContain(word)
})

test('a check without a name or a text is refused, and says why', async () => {
  for (const wrong of [{ name: '  ' }, { text: '  ' }, { keeps: 'half' }, { name: 'x'.repeat(201) }])
    expect((await ask('POST', '/checks', { text: brief, name: 'x', ...wrong })).status).toBe(422)
})

test('a check is deleted, and brought back for thirty days', async () => {
  const { id } = await keep({ name: 'Draft' })
  expect((await ask('DELETE', `/checks/${id}`)).status).toBe(204)
  expect([(await ask('GET', `/checks/${id}`)).status, (await ask('DELETE', `/checks/${id}`)).status]).toEqual([404, 404])
  expect((await ask('POST', `/checks/${id}/restore`)).body).toMatchObject({ name: 'Draft' })
  await ask('DELETE', `/checks/${id}`)
  await app.database.pool.query("update document_checks set deleted_at = deleted_at - interval '31 days' where id = $1", [id])
  expect((await ask('POST', `/checks/${id}/restore`)).status).toBe(404)
})

test('a name that is taken out of a case is taken out of the checks that cite it, and every finding keeps its place', async () => {
  const { id } = await keep({ name: 'Kerubo: submissions' })
  const by = { caseId: 'kehc-2021-90301', by: 'registry', outbox: '/nowhere' }
  await redactNames(app.database, redactionTargets, {
    ...by,
    replacements: [
      { name: 'Zawadi Kerubo', initials: 'Z.K.' },
      { name: 'Kerubo', initials: 'K' },
    ],
  })
  expect((await stored()).filter((row) => /kerubo/i.test(row))).toEqual([])
  const { name, text, report } = await whole(id)
  expect(name).toBe('K: submissions')
  expect(text).toContain('Counsel says that Z.K. was right.')
  const [citation] = report.citations
  const at = ({ start, end }: { start: number; end: number }) => text!.slice(start, end)
  expect([at(citation!), at(citation!.case_name!), at(citation!.quotes[0]!), at(citation!.pinpoint!)]).toEqual([
    citation!.text,
    citation!.case_name!.text,
    citation!.quotes[0]!.text,
    citation!.pinpoint!.text,
  ])
})
