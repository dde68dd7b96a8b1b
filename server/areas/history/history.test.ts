import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBookmark } from '#contract/bookmarks'
import {
  clearHistory,
  deleteHistoryEntry,
  getResearchTrail,
  listHistory,
  recordSearch,
  restoreHistoryEntry,
  setHistoryRecording,
} from '#contract/history'
import { createNote, deleteNote } from '#contract/notes'
import { createProject } from '#contract/projects'
import { dayInNairobi } from '../../clock.ts'
import { readDocxText } from '../../testing/read-docx-text.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { historyStorage } from './storage.ts'

let app: TestApp
let ids: string[]
let me: Record<string, string>
let other: Record<string, string>

beforeAll(async () => {
  app = await createTestApp()
  me = await app.signedIn()
  other = await app.signedIn()
  ids = await storeCases(app.database, [
    { title: 'Achieng v Barasa', citation: '[2021] KEHC 90501 (KLR)', court: 'High Court', date: '2021-03-04', content: ['1. Heard.'] },
    { title: 'Chebet v Duale', citation: '[2022] KEELC 90502 (KLR)', date: '2022-03-04', content: ['1. Heard.'] },
  ])
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('truncate history_entries, history_pauses'))

const post = (url: string, payload: object, headers = me) =>
  app.inject({ method: 'POST', url: `/api/research-history/${url}`, headers, payload })
const view = (caseId: string, more: object = {}) => post('record-view', { case_id: caseId, type: 'case_view', ...more })
const search = (query: string) => app.call(recordSearch, { body: { query, type: 'search' } }, me)
const list = (query = {}, headers = me) => app.call(listHistory, { query }, headers)
/** Moves what there is into the past. */
const later = (minutes: number) =>
  app.database.pool.query(`update history_entries set occurred_at = occurred_at - make_interval(mins => $1)`, [minutes])

test('what was read and searched for is listed, the newest first', async () => {
  const viewed = await view(ids[0]!)
  expect(viewed.statusCode).toBe(201)
  await search('  stay of "execution" ')
  await app.call(createBookmark, { body: { case_id: ids[1] } }, me)
  const { results, total } = await list()
  expect(total).toBe(3)
  expect(results).toMatchObject([
    { type: 'bookmark', title: 'Chebet v Duale', entity_type: 'case', entity_id: ids[1] },
    { type: 'search', title: 'stay of "execution"', description: '', entity_type: 'search', entity_id: null },
    { type: 'case_view', title: 'Achieng v Barasa', description: '[2021] KEHC 90501 (KLR) · High Court · 2021-03-04', entity_id: ids[0] },
  ])
  expect(results[2]).toEqual(viewed.json())
  expect((await list({ types: 'search,case_view', limit: 1 })).results).toMatchObject([{ type: 'search' }])
  expect((await list({ types: ['search', 'case_view'], offset: 1 })).results).toMatchObject([{ type: 'case_view' }])
  expect(await list({}, other)).toMatchObject({ results: [], total: 0 })
})

test('the same again within a quarter of an hour is one entry, from however many tabs', async () => {
  await Promise.all(Array.from({ length: 5 }, () => view(ids[0]!)))
  await later(10)
  await view(ids[1]!)
  await view(ids[0]!)
  await view(ids[0]!, { type: 'download' })
  await search('a')
  await search('a')
  expect((await list()).results.map(({ type, title }) => [type, title])).toEqual([
    ['search', 'a'],
    ['download', 'Achieng v Barasa'],
    ['case_view', 'Achieng v Barasa'],
    ['case_view', 'Chebet v Duale'],
  ])
  await later(20)
  await view(ids[0]!)
  expect((await list({ types: 'case_view' })).total).toBe(3)
})

test.each([
  ['record-view', {}, 422],
  ['record-view', { case_id: '' }, 422],
  ['record-view', { case_id: 'nothing' }, 404],
  ['record-view', { case_id: 'a', type: 'search' }, 422],
  ['record-search', { query: '  ' }, 422],
  ['record-search', { query: 'a\u0000' }, 422],
  ['record-search', { query: 'x'.repeat(2001) }, 422],
])('%s refuses what cannot be (%#)', async (url, payload, status) => {
  expect((await post(url, payload)).statusCode).toBe(status)
  expect((await list()).total).toBe(0)
})

test('one entry or all are forgotten, of one account', async () => {
  await view(ids[0]!)
  await view(ids[1]!)
  await search('a')
  const { id } = (await list()).results[0]!
  for (const bad of [id, 'nothing']) expect((await app.answer(deleteHistoryEntry, { params: { id: bad } }, other)).status).toBe(404)
  expect(await app.call(clearHistory, {}, other)).toEqual({ deleted: 0 })
  await app.call(deleteHistoryEntry, { params: { id } }, me)
  expect((await app.answer(deleteHistoryEntry, { params: { id } }, me)).status).toBe(404)
  await search('b')
  expect(await app.call(clearHistory, { query: { types: 'search' } }, me)).toEqual({ deleted: 1 })
  expect(await app.call(clearHistory, {}, me)).toEqual({ deleted: 2 })
  expect((await app.answer(listHistory, { query: { types: 'nothing' } }, me)).status).toBe(422)
})

test('a case that is gone is named by its id, and its title is kept nowhere', async () => {
  const [gone] = await storeCases(app.database, [{ title: 'Gone v Gone', citation: '[2019] KEHC 90509 (KLR)', content: ['1. Heard.'] }])
  await view(gone!)
  await app.database.pool.query('delete from documents where id in (select id from cases where case_id = $1)', [gone])
  expect((await list()).results).toMatchObject([{ title: gone, description: '', entity_id: gone }])
})

test('one entry that was deleted comes back, what was cleared does not', async () => {
  await view(ids[0]!)
  const { id } = (await list()).results[0]!
  await app.call(deleteHistoryEntry, { params: { id } }, me)
  expect((await list()).total).toBe(0)
  expect((await app.answer(restoreHistoryEntry, { params: { id } }, other)).status).toBe(404)
  await app.call(restoreHistoryEntry, { params: { id } }, me)
  expect((await list()).total).toBe(1)
  await app.call(deleteHistoryEntry, { params: { id } }, me)
  expect(await app.call(clearHistory, {}, me)).toEqual({ deleted: 0 })
  expect((await app.answer(restoreHistoryEntry, { params: { id } }, me)).status).toBe(404)
})

test('words and days narrow it', async () => {
  await view(ids[0]!)
  await search('stay of execution')
  await later(3 * 24 * 60)
  await view(ids[1]!)
  const titles = async (query: object) => (await list(query)).results.map(({ title }) => title)
  expect(await titles({ query: 'achieng kehc' })).toEqual(['Achieng v Barasa'])
  expect(await titles({ query: 'STAY' })).toEqual(['stay of execution'])
  expect(await titles({ query: '%' })).toEqual([])
  const today = dayInNairobi(Date.now())
  expect(await titles({ from: today })).toEqual(['Chebet v Duale'])
  expect(await titles({ to: dayInNairobi(Date.now() - 86_400_000) })).toEqual(['stay of execution', 'Achieng v Barasa'])
  expect((await app.answer(listHistory, { query: { from: '2026-02-31' } }, me)).status).toBe(422)
})

test('a paused history notes nothing, of whatever kind, and keeps what it holds', async () => {
  await view(ids[0]!)
  const record = (on: boolean) => app.call(setHistoryRecording, { body: { on } }, me)
  expect(await record(false)).toEqual({ on: false })
  expect(await record(false)).toEqual({ on: false })
  expect((await view(ids[1]!)).json()).toBeNull()
  expect(await search('quietly')).toBeNull()
  await app.call(createBookmark, { body: { case_id: ids[0] } }, me)
  expect(await app.call(recordSearch, { body: { query: 'theirs' } }, other)).toMatchObject({ title: 'theirs' })
  expect(await list()).toMatchObject({ total: 1 })
  await record(true)
  await search('aloud')
  expect((await list()).results.map(({ title }) => title)).toEqual(['aloud', 'Achieng v Barasa'])
})

test('what was written is noted for who wrote it, once for a quarter of an hour', async () => {
  const history = historyStorage(app.database)
  const written = await app.call(createNote, { body: { title: 'On stay' } }, me)
  const { rows } = await app.database.pool.query<{ user_id: string }>('select user_id from notes where id = $1', [written.id])
  const now = Date.now()
  for (const at of [now, now + 60_000, now]) await history.recordNote(rows[0]!.user_id, written.id, new Date(at))
  expect((await list()).results).toEqual([
    expect.objectContaining({
      type: 'note',
      title: 'On stay',
      entity_type: 'note',
      entity_id: written.id,
      timestamp: new Date(now + 60_000).toISOString(),
    }),
  ])
  await app.call(deleteNote, { params: { id: written.id } }, me)
  expect((await list()).results).toMatchObject([{ type: 'note', title: '', entity_id: null }])
})

test('the trail of one matter bears its name and holds what was done for it alone', async () => {
  const matter = { name: 'Kamau v Lake: the "weir"' }
  const project_id = (await app.call(createProject, { body: matter }, me)).id
  await search('stay of execution')
  await view(ids[1]!, { project_id })
  const ask = (headers: Record<string, string>) =>
    app.inject({ url: `/api/research-history/trail?format=docx&project_id=${project_id}`, headers })
  const docx = await ask(me)
  expect(docx.headers['content-disposition']).toContain('Research trail - Kamau v Lake the weir.docx')
  const text = readDocxText(docx.rawPayload).join('\n')
  expect(text).toContain(`Research Trail: ${matter.name}`)
  expect(text).toContain('Chebet v Duale')
  expect(text).not.toContain('stay of execution')
  expect((await app.answer(getResearchTrail, { query: { format: 'docx', project_id } }, other)).status).toBe(404)
})

test('the trail tells what was done in order, by days of Nairobi, as Word and as PDF', async () => {
  await search('stay of execution')
  await later(2)
  await view(ids[0]!)
  const trail = (format: string) => app.inject({ url: `/api/research-history/trail?format=${format}`, headers: me })
  const docx = await trail('docx')
  expect(docx.headers['content-disposition']).toContain('Research trail.docx')
  const text = readDocxText(docx.rawPayload).join('\n')
  expect(text).toContain('Research Trail')
  expect(text.indexOf('“stay of execution”')).toBeLessThan(text.indexOf('Achieng v Barasa'))
  expect(text).toContain('[2021] KEHC 90501 (KLR) · High Court')
  const pdf = await trail('pdf')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await app.answer(getResearchTrail, { query: { format: 'odt' } }, me)).status).toBe(422)
})
