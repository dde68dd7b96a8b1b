import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBookmark, listBookmarks, updateBookmark } from '#contract/bookmarks'
import { changeBookmarks, deleteBookmarks, exportBookmarks, listBookmarkTags, restoreBookmarks } from '#contract/many-bookmarks'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeCases } from '../../testing/store-cases.ts'

let app: TestApp
const headers = {} as Record<'me' | 'other', { authorization: string }>
let caseIds: string[]
let ids: string[]

const list = (query = {}) => app.call(listBookmarks, { query: { sort: 'oldest', ...query } }, headers.me)
const tagsOf = async () => (await list()).results.map(({ tags }) => tags)
const download = async (format: 'csv' | 'ris', query = {}) =>
  (await app.call(exportBookmarks, { query: { format, sort: 'oldest', ...query } }, headers.me)).text()

beforeAll(async () => {
  app = await createTestApp()
  for (const who of ['me', 'other'] as const) headers[who] = await app.signedIn(`${who}@example.test`)
  caseIds = await storeCases(
    app.database,
    ['Achieng v Barasa', 'Naliaka v Sirikwa Dairies', 'Kamau v Lake Fisheries'].map((title, index) => ({
      title,
      citation: `[2021] KEHC 9050${index} (KLR)`,
      date: '2021-03-04',
      content: ['1. Heard.', '2. Allowed.'],
    })),
  )
  ids = []
  for (const case_id of caseIds)
    ids.push(
      (await app.call(createBookmark, { body: { case_id, ...(ids.length === 0 && { tags: ['Land', 'land', 'costs'] }) } }, headers.me)).id,
    )
})
afterAll(() => app.close())

test('bookmarks have tags, once each, by which they are found', async () => {
  expect(await tagsOf()).toEqual([['Land', 'costs'], [], []])
  await app.call(updateBookmark, { params: { id: ids[1] }, body: { tags: ['LAND'] } }, headers.me)
  expect(await app.call(listBookmarkTags, {}, headers.me)).toMatchObject({
    results: [
      { tag: expect.stringMatching(/^land$/i), count: 2 },
      { tag: 'costs', count: 1 },
    ],
  })
  expect((await list({ tag: 'land' })).results.map(({ id }) => id)).toEqual([ids[0], ids[1]])
  expect((await list({ query: 'costs' })).total).toBe(1)
  expect((await list({ tag: 'none' })).total).toBe(0)
  expect((await app.answer(updateBookmark, { params: { id: ids[1] }, body: { tags: ['a,b'] } }, headers.me)).status).toBe(422)
  // What is bookmarked again keeps them.
  await app.call(createBookmark, { body: { case_id: caseIds[1] } }, headers.me)
  expect((await tagsOf())[1]).toEqual(['LAND'])
})

test('many are moved and tagged at once, by whose they are alone', async () => {
  const asked = { ids, folder_path: '/Water/Weirs', add_tags: ['Urgent', 'urgent'], remove_tags: ['LAND'] }
  expect((await app.call(changeBookmarks, { body: asked }, headers.other)).ids).toEqual([])
  expect((await list()).results.every(({ folder_path }) => folder_path === null)).toBe(true)
  expect((await app.call(changeBookmarks, { body: { ...asked, ids: [...ids, 'nothing'] } }, headers.me)).ids.toSorted()).toEqual(
    ids.toSorted(),
  )
  expect((await list()).results.map(({ folder_path }) => folder_path)).toEqual(['/Water/Weirs', '/Water/Weirs', '/Water/Weirs'])
  expect(await tagsOf()).toEqual([['costs', 'Urgent'], ['Urgent'], ['Urgent']])
  // A folder that is left out stays, and the root is one.
  await app.call(changeBookmarks, { body: { ids: ids.slice(0, 1), add_tags: ['read'] } }, headers.me)
  expect((await list()).results[0]).toMatchObject({ folder_path: '/Water/Weirs', tags: ['costs', 'Urgent', 'read'] })
  await app.call(changeBookmarks, { body: { ids: ids.slice(0, 1), folder_path: null } }, headers.me)
  expect((await list()).results[0]!.folder_path).toBeNull()
  for (const wrong of [{ ids: [] }, { ids: Array.from({ length: 1001 }, () => ids[0]) }])
    expect((await app.answer(changeBookmarks, { body: wrong }, headers.me)).status).toBe(422)
})

test('many are removed at once, and brought back', async () => {
  expect((await app.call(deleteBookmarks, { body: { ids } }, headers.other)).ids).toEqual([])
  expect((await app.call(deleteBookmarks, { body: { ids: ids.slice(1) } }, headers.me)).ids.toSorted()).toEqual(ids.slice(1).toSorted())
  expect((await list()).total).toBe(1)
  expect((await app.call(restoreBookmarks, { body: { ids: ids.slice(1) } }, headers.other)).ids).toEqual([])
  expect((await app.call(restoreBookmarks, { body: { ids: ids.slice(1) } }, headers.me)).ids.toSorted()).toEqual(ids.slice(1).toSorted())
  expect((await list()).results.map(({ folder_path }) => folder_path)).toEqual([null, '/Water/Weirs', '/Water/Weirs'])
})

test('a list of bookmarks, or some of them, leaves as a table or as records', async () => {
  const rows = (await download('csv')).trim().split('\r\n')
  expect(rows).toHaveLength(4)
  expect(rows[1]).toContain('Achieng v Barasa')
  expect(rows[1]).toContain('costs; Urgent; read')
  expect((await download('csv', { folder_path: '/Water', subfolders: 'true' })).trim().split('\r\n')).toHaveLength(3)
  expect((await download('csv', { ids: ids[2] })).trim().split('\r\n')).toHaveLength(2)
  const records = await download('ris', { tag: 'costs' })
  expect(records.match(/^TY {2}- CASE/gm)).toHaveLength(1)
  expect(records).toContain('KW  - Urgent')
  await app.call(exportBookmarks, { query: { format: 'xlsx' } }, headers.me)
  const others = await app.call(exportBookmarks, { query: { ids: ids[0] } }, headers.other)
  expect((await others.text()).trim().split('\r\n')).toHaveLength(1)
})
