import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bookmark } from '#contract/bookmarks'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeCases } from '../../testing/store-cases.ts'

let app: TestApp
const headers = {} as Record<'me' | 'other', { authorization: string }>
let caseIds: string[]
let ids: string[]

interface Answer<T> {
  status: number
  body: T
}

async function ask<T = { ids: string[] }>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  url: string,
  payload?: object,
  who: keyof typeof headers = 'me',
): Promise<Answer<T>> {
  const answer = await app.inject({ method, url: `/api/bookmarks${url}`, headers: headers[who], ...(payload && { payload }) })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: (isJson ? answer.json() : answer.body) as T }
}
const list = async (query = '') => (await ask<{ results: Bookmark[]; total: number }>('GET', `?sort=oldest${query}`)).body
const tagsOf = async () => (await list()).results.map(({ tags }) => tags)
const download = async (format: string, query = '') => (await ask<string>('GET', `/export?format=${format}&sort=oldest${query}`)).body

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
    ids.push((await ask<{ id: string }>('POST', '', { case_id, ...(ids.length === 0 && { tags: ['Land', 'land', 'costs'] }) })).body.id)
})
afterAll(() => app.close())

test('bookmarks have tags, once each, by which they are found', async () => {
  expect(await tagsOf()).toEqual([['Land', 'costs'], [], []])
  await ask('PUT', `/${ids[1]}`, { tags: ['LAND'] })
  expect((await ask<object>('GET', '/tags')).body).toMatchObject({
    results: [
      { tag: expect.stringMatching(/^land$/i), count: 2 },
      { tag: 'costs', count: 1 },
    ],
  })
  expect((await list('&tag=land')).results.map(({ id }) => id)).toEqual([ids[0], ids[1]])
  expect((await list('&query=costs')).total).toBe(1)
  expect((await list('&tag=none')).total).toBe(0)
  expect((await ask('PUT', `/${ids[1]}`, { tags: ['a,b'] })).status).toBe(422)
  // What is bookmarked again keeps them.
  await ask('POST', '', { case_id: caseIds[1] })
  expect((await tagsOf())[1]).toEqual(['LAND'])
})

test('many are moved and tagged at once, by whose they are alone', async () => {
  const asked = { ids, folder_path: '/Water/Weirs', add_tags: ['Urgent', 'urgent'], remove_tags: ['LAND'] }
  expect((await ask('PATCH', '', asked, 'other')).body.ids).toEqual([])
  expect((await list()).results.every(({ folder_path }) => folder_path === null)).toBe(true)
  expect((await ask('PATCH', '', { ...asked, ids: [...ids, 'nothing'] })).body.ids.toSorted()).toEqual(ids.toSorted())
  expect((await list()).results.map(({ folder_path }) => folder_path)).toEqual(['/Water/Weirs', '/Water/Weirs', '/Water/Weirs'])
  expect(await tagsOf()).toEqual([['costs', 'Urgent'], ['Urgent'], ['Urgent']])
  // A folder that is left out stays, and the root is one.
  await ask('PATCH', '', { ids: [ids[0]], add_tags: ['read'] })
  expect((await list()).results[0]).toMatchObject({ folder_path: '/Water/Weirs', tags: ['costs', 'Urgent', 'read'] })
  await ask('PATCH', '', { ids: [ids[0]], folder_path: null })
  expect((await list()).results[0]!.folder_path).toBeNull()
  for (const wrong of [{ ids: [] }, { ids: Array.from({ length: 1001 }, () => ids[0]) }])
    expect((await ask('PATCH', '', wrong)).status).toBe(422)
})

test('many are removed at once, and brought back', async () => {
  expect((await ask('POST', '/delete', { ids }, 'other')).body.ids).toEqual([])
  expect((await ask('POST', '/delete', { ids: ids.slice(1) })).body.ids.toSorted()).toEqual(ids.slice(1).toSorted())
  expect((await list()).total).toBe(1)
  expect((await ask('POST', '/restore', { ids: ids.slice(1) }, 'other')).body.ids).toEqual([])
  expect((await ask('POST', '/restore', { ids: ids.slice(1) })).body.ids.toSorted()).toEqual(ids.slice(1).toSorted())
  expect((await list()).results.map(({ folder_path }) => folder_path)).toEqual([null, '/Water/Weirs', '/Water/Weirs'])
})

test('a list of bookmarks, or some of them, leaves as a table or as records', async () => {
  const rows = (await download('csv')).trim().split('\r\n')
  expect(rows).toHaveLength(4)
  expect(rows[1]).toContain('Achieng v Barasa')
  expect(rows[1]).toContain('costs; Urgent; read')
  expect((await download('csv', '&folder_path=/Water&subfolders=true')).trim().split('\r\n')).toHaveLength(3)
  expect((await download('csv', `&ids=${ids[2]}`)).trim().split('\r\n')).toHaveLength(2)
  const records = await download('ris', '&tag=costs')
  expect(records.match(/^TY {2}- CASE/gm)).toHaveLength(1)
  expect(records).toContain('KW  - Urgent')
  expect((await ask('GET', '/export?format=xlsx')).status).toBe(200)
  const others = await app.inject({ url: `/api/bookmarks/export?ids=${ids[0]}`, headers: headers.other })
  expect(others.body.trim().split('\r\n')).toHaveLength(1)
})
