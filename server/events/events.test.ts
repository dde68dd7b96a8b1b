import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAnnotation, deleteAnnotation, restoreAnnotation, updateAnnotation } from '#contract/annotations'
import {
  createBookmark,
  deleteBookmark,
  deleteFolder,
  listFolders,
  restoreBookmark,
  restoreFolder,
  updateBookmark,
} from '#contract/bookmarks'
import { correctCase, deleteCase } from '#contract/library'
import { createNote, deleteNote, restoreNote, updateNote } from '#contract/notes'
import { purgeTrash } from '#contract/trash'
import { redactionTargets } from '../areas.ts'
import { redactNames } from '../areas/documents/redaction/redact-names.ts'
import { type TestApp, createTestApp } from '../testing/create-test-app.ts'
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
  return app.upload(name, content, me)
}

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
  await redactNames(app.database, redactionTargets, { ...options, dryRun: true })
  expect(await recorded()).toEqual([])
  await redactNames(app.database, redactionTargets, options)
  expect(await recorded()).toEqual([{ name: 'document.redacted', subject: id, ...nobody, payload: {} }])
})

test('a private document is its owner’s from its upload to its deletion', async () => {
  const id = await upload('advice.json', 'Sue at once.')
  await app.call(correctCase, { params: { id }, body: { title: 'Advice' } }, me)
  await app.call(deleteCase, { params: { id } }, me)
  await app.call(purgeTrash, { params: { kind: 'document', id } }, me)
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

  const bookmark = (await app.call(createBookmark, { body: { case_id: caseId, folder_path: 'Cattle' } }, me)).id
  await app.call(updateBookmark, { params: { id: bookmark }, body: { note: 'Read again' } }, me)
  await app.call(deleteBookmark, { params: { id: bookmark } }, me)
  await app.call(restoreBookmark, { params: { id: bookmark } }, me)
  const folder = (await app.call(listFolders, {}, me)).folders[0]!.id
  await app.call(deleteFolder, { params: { id: folder }, query: { bookmarks: 'remove' } }, me)
  await app.call(restoreFolder, { params: { id: folder } }, me)
  const happened = ['added', 'changed', 'deleted', 'restored', 'deleted', 'restored']
  expect(await recorded()).toEqual(happened.map((what) => ({ name: `bookmark.${what}`, subject: bookmark, ...mine, payload })))

  const note = (await app.call(createNote, { body: { title: 'Cattle', content: 'They stray.' } }, me)).id
  await app.call(updateNote, { params: { id: note }, body: { title: 'Cattle', content: 'They stray a lot.' } }, me)
  await app.call(deleteNote, { params: { id: note } }, me)
  await app.call(restoreNote, { params: { id: note } }, me)
  expect(await recorded()).toEqual(happened.slice(0, 4).map((what) => ({ name: `note.${what}`, subject: note, ...mine, payload: {} })))

  const passage = { case_id: caseId, text_selection: 'The cattle', start_offset: 3, end_offset: 13 }
  const annotation = (await app.call(createAnnotation, { body: passage }, me)).id
  await app.call(updateAnnotation, { params: { id: annotation }, body: { note: 'Where?' } }, me)
  await app.call(updateAnnotation, { params: { id: annotation }, body: { note: 'Where?' } }, me)
  await app.call(deleteAnnotation, { params: { id: annotation } }, me)
  await app.call(restoreAnnotation, { params: { id: annotation } }, me)
  expect(await recorded()).toEqual(
    happened.slice(0, 4).map((what) => ({ name: `annotation.${what}`, subject: annotation, ...mine, payload })),
  )
})

test('with an account goes what is told of it alone', async () => {
  await app.database.pool.query('delete from users where id = $1', [myId])
  const { rows } = await app.database.pool.query('select distinct name from events order by name')
  expect(rows.map(({ name }) => name)).toEqual(['document.added', 'document.changed', 'document.redacted', 'mail.waiting'])
})
