import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redactables } from '../redactables.ts'
import { redactNames } from '../areas/documents/redaction/redact-names.ts'
import { type TestApp, createTestApp } from '../testing/create-test-app.ts'
import { multipart } from '../testing/multipart.ts'
import { storeCases } from '../testing/store-cases.ts'
import { tickingClock } from '../testing/ticking-clock.ts'

type Headers = { authorization: string }

let app: TestApp
let me: Headers
let myId: string

beforeAll(async () => {
  app = await createTestApp({}, undefined, { clock: tickingClock('2026-11-21T09:00:00Z') })
  me = await app.signedIn('advocate@example.test')
  myId = (await app.database.pool.query('select id from users')).rows[0].id
})
afterAll(() => app.close())

async function ask<T = { id: string }>(method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<T> {
  const answer = await app.inject({ method, url, headers: me, ...(payload && { payload }) })
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`)
  return (answer.body === '' ? null : answer.json()) as T
}

let last = 0
/** What was recorded since the last look. */
async function recorded() {
  const { rows } = await app.database.pool.query(
    'select id, name, subject, account_id as account, actor_id as actor, payload, occurred_at from events where id > $1 order by id',
    [last],
  )
  last = rows.at(-1)?.id ?? last
  return rows.map(({ name, subject, account, actor, payload, occurred_at }) => {
    expect(occurred_at.toISOString()).toMatch(/^2026-11-21T09:0/)
    return { name, subject, account, actor, payload }
  })
}

const mine = {
  get account() {
    return myId
  },
  get actor() {
    return myId
  },
}
const upload = async (name: string, text: string) => {
  const content = JSON.stringify({ title: 'Note of advice to Wafula', content: `1. ${text}` })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/library/uploads',
    ...withHeaders(multipart([{ name, content }])),
  })
  return answer.json<{ outcomes: { case_id: string }[] }>().outcomes[0]!.case_id
}
const withHeaders = ({ headers, payload }: ReturnType<typeof multipart>) => ({ payload, headers: { ...headers, ...me } })

test('an account is created by itself', async () => {
  expect(await recorded()).toEqual([
    { name: 'account.created', subject: myId, ...mine, payload: {} },
    { name: 'mail.waiting', subject: expect.any(String), account: null, actor: null, payload: {} },
  ])
})

test('public documents belong to nobody and are added by the operator; a corrected one is changed, the same one again is not', async () => {
  const given = { title: 'Wafula v Achieng [2021] KEHC 90811 (KLR)', citation: '[2021] KEHC 90811 (KLR)', content: ['1. Wafula sues.'] }
  const [id] = await storeCases(app.database, [given])
  await storeCases(app.database, [given])
  await storeCases(app.database, [{ ...given, content: ['1. Wafula appeals.'] }])
  const nobody = { account: null, actor: null }
  expect(await recorded()).toEqual([
    { name: 'document.added', subject: id, ...nobody, payload: { revision: 1 } },
    { name: 'document.changed', subject: id, ...nobody, payload: { revision: 2 } },
  ])
  const options = { caseId: id!, replacements: [{ name: 'Wafula', initials: 'W.' }], by: 'the registrar', outbox: tmpdir() }
  await redactNames(app.database, redactables, { ...options, dryRun: true })
  expect(await recorded()).toEqual([])
  await redactNames(app.database, redactables, options)
  expect(await recorded()).toEqual([{ name: 'document.redacted', subject: id, ...nobody, payload: {} }])
})

test('a private document is its owner’s from its upload to its deletion', async () => {
  const id = await upload('advice.json', 'Sue at once.')
  await ask('PATCH', `/api/cases/${id}`, { title: 'Advice' })
  await ask('DELETE', `/api/cases/${id}`)
  await ask('DELETE', `/api/trash/document/${id}`)
  expect(await recorded()).toEqual([
    { name: 'document.added', subject: id, ...mine, payload: { revision: 1 } },
    { name: 'document.changed', subject: id, ...mine, payload: { revision: 1 } },
    { name: 'document.removed', subject: id, ...mine, payload: {} },
  ])
})

test('what a reader keeps tells of each change', async () => {
  const [caseId] = await storeCases(app.database, [
    { title: 'Kilonzi v Tumaini [2020] KEHC 90812 (KLR)', content: ['1. The cattle strayed.'] },
  ])
  const { rows } = await app.database.pool.query('select work_id from cases where case_id = $1', [caseId])
  const payload = { work: rows[0].work_id }
  await recorded()

  const bookmark = (await ask('POST', '/api/bookmarks', { case_id: caseId, folder_path: 'Cattle' })).id
  await ask('PUT', `/api/bookmarks/${bookmark}`, { note: 'Read again' })
  await ask('DELETE', `/api/bookmarks/${bookmark}`)
  await ask('POST', `/api/bookmarks/${bookmark}/restore`)
  const folder = (await ask<{ folders: { id: string }[] }>('GET', '/api/bookmarks/folders')).folders[0]!.id
  await ask('DELETE', `/api/bookmarks/folders/${folder}?bookmarks=remove`)
  await ask('POST', `/api/bookmarks/folders/${folder}/restore`)
  const happened = ['added', 'changed', 'deleted', 'restored', 'deleted', 'restored']
  expect(await recorded()).toEqual(happened.map((what) => ({ name: `bookmark.${what}`, subject: bookmark, ...mine, payload })))

  const note = (await ask('POST', '/api/research-notes', { title: 'Cattle', content: 'They stray.' })).id
  await ask('PATCH', `/api/research-notes/${note}`, { title: 'Cattle', content: 'They stray a lot.' })
  await ask('DELETE', `/api/research-notes/${note}`)
  await ask('POST', `/api/research-notes/${note}/restore`)
  expect(await recorded()).toEqual(happened.slice(0, 4).map((what) => ({ name: `note.${what}`, subject: note, ...mine, payload: {} })))

  const passage = { case_id: caseId, text_selection: 'The cattle', start_offset: 3, end_offset: 13 }
  const annotation = (await ask('POST', '/api/annotations', passage)).id
  await ask('PATCH', `/api/annotations/${annotation}`, { note: 'Where?' })
  await ask('PATCH', `/api/annotations/${annotation}`, { note: 'Where?' })
  await ask('DELETE', `/api/annotations/${annotation}`)
  await ask('POST', `/api/annotations/${annotation}/restore`)
  expect(await recorded()).toEqual(
    happened.slice(0, 4).map((what) => ({ name: `annotation.${what}`, subject: annotation, ...mine, payload })),
  )
})

test('with an account goes what is told of it alone', async () => {
  await app.database.pool.query('delete from users where id = $1', [myId])
  const { rows } = await app.database.pool.query('select distinct name from events order by name')
  expect(rows.map(({ name }) => name)).toEqual(['document.added', 'document.changed', 'document.redacted', 'mail.waiting'])
})
