import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Bookmark, BookmarkCheck, BookmarkFolder } from '#contract/bookmarks'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { multipart } from '../../testing/multipart.ts'
import { storeCases } from '../../testing/store-cases.ts'

type Headers = Record<string, string>

let app: TestApp
let ids: string[]
let me: Headers
let other: Headers

beforeAll(async () => {
  app = await createTestApp()
  ids = await storeCases(app.database, [
    { title: 'Achieng v Barasa', citation: '[2021] KEHC 90501 (KLR)', court: 'High Court', date: '2021-03-04', content: ['1. Heard.'] },
    { title: 'Chebet v Duale', citation: '[2022] KEELC 90502 (KLR)', date: '2022-03-04', content: ['1. Heard 100% of it.'] },
    { title: 'Ekai v Fundi', citation: '[2020] KECA 90503 (KLR)', date: '2020-03-04', content: ['1. Heard.'] },
  ])
  me = await app.signedIn()
  other = await app.signedIn()
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('truncate bookmarks, bookmark_folders'))

interface Answer<T> {
  status: number
  body: T
}
interface Refusal {
  detail: string
  code: string
}
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
async function ask<T = Refusal>(headers: Headers, method: Method, url: string, payload?: unknown): Promise<Answer<T>> {
  const answer = await app.inject({
    method,
    url: `/api/bookmarks${url}`,
    headers,
    ...(payload !== undefined && { payload: payload as object }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? (null as T) : answer.json<T>() }
}
const add = async (caseId: string, more: object = {}) => (await ask<Bookmark>(me, 'POST', '/', { case_id: caseId, ...more })).body
const addFolder = async (name: string, parent_path?: string) =>
  (await ask<BookmarkFolder>(me, 'POST', '/folders', { name, parent_path })).body
const list = async (query = '') => (await ask<{ results: Bookmark[]; total: number }>(me, 'GET', `/${query}`)).body
const titles = async (query = '') => (await list(query)).results.map((one) => one.case!.title)
const tree = async () => (await ask<{ folders: BookmarkFolder[]; total: number; unfiled: number }>(me, 'GET', '/folders')).body
const paths = (folders: BookmarkFolder[]): [string, number][] =>
  folders.flatMap((folder) => [[folder.path, folder.bookmark_count], ...paths(folder.children)])

describe('a bookmark', () => {
  test('takes a passage behind its own note, once, and stays where it is', async () => {
    const passage = '“Heard.” (para 1)'
    expect(await add(ids[0]!, { passage })).toMatchObject({ note: passage, folder_path: null })
    await add(ids[1]!, { folder_path: '/Land', note: 'My own words' })
    const kept = { folder_path: '/Land', note: `My own words\n\n${passage}` }
    expect(await add(ids[1]!, { passage })).toMatchObject(kept)
    expect(await add(ids[1]!, { passage })).toMatchObject(kept)
    await Promise.all(['one', 'two'].map((words) => add(ids[1]!, { passage: words })))
    expect((await add(ids[1]!)).note.split('\n\n').toSorted()).toEqual(['My own words', 'one', 'two', passage].toSorted())

    await add(ids[2]!, { note: 'x'.repeat(4990) })
    const full = await ask<{ detail: { loc: string[]; msg: string }[] }>(me, 'POST', '/', { case_id: ids[2], passage })
    expect(full).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'passage'] }] } })
    expect((await add(ids[2]!)).note).toHaveLength(4990)
  })

  test('is made, checked, listed, moved, noted, removed and brought back', async () => {
    const made = await ask<Bookmark>(me, 'POST', '/', { case_id: ids[0] })
    expect(made).toMatchObject({
      status: 201,
      body: { case_id: ids[0], folder_path: null, note: '', case: { title: 'Achieng v Barasa', citation: '[2021] KEHC 90501 (KLR)' } },
    })
    const { id } = made.body
    expect((await ask<BookmarkCheck>(me, 'GET', `/check/${ids[0]}`)).body).toMatchObject({ is_bookmarked: true, bookmark_id: id })
    expect((await ask<BookmarkCheck>(me, 'GET', `/check/${ids[1]}`)).body).toMatchObject({ is_bookmarked: false, bookmark_id: null })

    const moved = await ask<Bookmark>(me, 'PUT', `/${id}`, { folder_path: '/Land/Adverse possession', note: 'Read it' })
    expect(moved.body).toMatchObject({ id, folder_path: '/Land/Adverse possession', note: 'Read it' })
    expect((await ask<Bookmark>(me, 'PUT', `/${id}`, {})).body).toEqual(moved.body)
    const checks = await ask<{ results: BookmarkCheck[] }>(me, 'GET', `/check?ids=${ids.join(',')},nothing`)
    expect(checks.body.results.map((one) => [one.case_id, one.bookmark_id, one.folder_path])).toEqual([
      [ids[0], id, '/Land/Adverse possession'],
      [ids[1], null, null],
      [ids[2], null, null],
      ['nothing', null, null],
    ])

    expect((await ask(me, 'DELETE', `/${id}`)).status).toBe(204)
    expect(await ask(me, 'DELETE', `/${id}`)).toMatchObject({ status: 404, body: { detail: 'Bookmark not found' } })
    expect((await list()).total).toBe(0)
    expect((await ask<Bookmark>(me, 'POST', `/${id}/restore`)).body).toMatchObject({
      id,
      note: 'Read it',
      folder_path: '/Land/Adverse possession',
    })
    expect((await list()).results.map((one) => one.id)).toEqual([id])
  })

  test('can be brought back for 30 days, after which it is forgotten', async () => {
    const { id } = await add(ids[0]!)
    await ask(me, 'DELETE', `/${id}`)
    await app.database.pool.query(`update bookmarks set deleted_at = now() - interval '30 days 1 hour' where id = $1`, [id])
    expect((await ask(me, 'POST', `/${id}/restore`)).status).toBe(404)
  })

  test('of a case is one, however often and from however many tabs it is made', async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, () => ask<Bookmark>(me, 'POST', '/', { case_id: ids[0], folder_path: '/A/B' })),
    )
    expect(new Set(made.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(paths((await tree()).folders)).toEqual([
      ['/A', 0],
      ['/A/B', 1],
    ])
    // Without a folder it stays where it is; with one it goes there.
    expect((await add(ids[0]!)).folder_path).toBe('/A/B')
    expect((await add(ids[0]!, { folder_path: '/' })).folder_path).toBeNull()
    expect((await list()).total).toBe(1)
  })

  test('of a removed one is new, without its old note', async () => {
    const { id, created_at } = await add(ids[0]!, { note: 'Old', folder_path: '/A' })
    await ask(me, 'DELETE', `/${id}`)
    const again = await add(ids[0]!)
    expect(again).toMatchObject({ note: '', folder_path: null })
    expect(again.created_at >= created_at).toBe(true)
  })

  test('a repeated Idempotency-Key gets the first answer', async () => {
    const send = () => ask<Bookmark>({ ...me, 'idempotency-key': 'bookmark-once' }, 'POST', '/', { case_id: ids[0] })
    const first = await send()
    await ask(me, 'DELETE', `/${first.body.id}`)
    expect(await send()).toEqual(first)
    expect((await list()).total).toBe(0)
  })

  test.each([
    [{}, 'Field required'],
    [undefined, 'Field required'],
    [{ case_id: null }, 'case_id is required and must be a non-empty string'],
    [{ case_id: '' }, 'case_id is required and must be a non-empty string'],
    [{ case_id: '  ' }, 'case_id is required and must be a non-empty string'],
    [{ case_id: 7 }, 'case_id is required and must be a non-empty string'],
  ])('%j is refused: %s', async (payload, msg) => {
    const answer = await ask<{ detail: { loc: string[]; msg: string }[] }>(me, 'POST', '/', payload)
    expect(answer.status).toBe(422)
    expect(answer.body.detail[0]!.msg).toBe(msg)
    if (payload) expect(answer.body.detail[0]!.loc).toEqual(['body', 'case_id'])
  })

  test.each([
    ['nothing', 404, 'Case not found'],
    ['kesc\u0000', 422, 'NUL'],
    ['\ud800', 422, 'half a character'],
    ["' or 1=1 --", 404, 'Case not found'],
    ['x'.repeat(200), 422, 'At most 120'],
  ])('an unknown case is refused (%#)', async (caseId, status, words) => {
    const answer = await ask(me, 'POST', '/', { case_id: caseId })
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.body)).toContain(words)
  })

  test.each([
    ['/A//B', 'Folder name is required'],
    [`/${'x'.repeat(101)}`, 'at most 100 characters'],
    ['/1/2/3/4/5/6/7/8/9', 'at most 8 deep'],
    ['/A\nB', 'one line'],
    [`/${'x/'.repeat(5000)}`, 'too long'],
    [['A'], 'Must be text'],
  ])('a folder path that cannot be is refused (%#)', async (folder_path, words) => {
    const answer = await ask(me, 'POST', '/', { case_id: ids[0], folder_path })
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain(words)
    expect(await tree()).toEqual({ folders: [], total: 0, unfiled: 0 })
  })

  test('a note of a megabyte and a full account are refused', async () => {
    const long = await ask(me, 'POST', '/', { case_id: ids[0], note: 'x'.repeat(20_000) })
    expect([long.status, JSON.stringify(long.body)]).toEqual([422, expect.stringContaining('at most 5000 characters')])
    await add(ids[0]!)
    const { rows } = await app.database.pool.query('select user_id from bookmarks where id = $1', [(await list()).results[0]!.id])
    await app.database.pool.query(
      `with filler as (
         insert into works (public_id, kind, identity) select 'fill-' || n, 'case', 'fill-' || n from generate_series(1, 9999) n returning id
       )
       insert into bookmarks (user_id, work_id) select $1, id from filler`,
      [rows[0].user_id],
    )
    expect(await ask(me, 'POST', '/', { case_id: ids[1] })).toMatchObject({ status: 409, body: { code: 'limit-reached' } })
    expect((await ask(me, 'POST', '/', { case_id: ids[0] })).status).toBe(201)
    expect((await list('?limit=100')).results.filter((one) => one.case === null)).toHaveLength(100)
    await app.database.pool.query(`delete from works where public_id like 'fill-%'`)
  })

  test('belongs to one account', async () => {
    const { id } = await add(ids[0]!, { folder_path: '/Mine' })
    const folder = (await tree()).folders[0]!
    for (const bad of [id, 'nothing', '00000000-0000-0000-0000-000000000000', 'a%20b']) {
      expect((await ask(other, 'PUT', `/${bad}`, { note: 'theirs' })).status).toBe(404)
      expect((await ask(other, 'DELETE', `/${bad}`)).status).toBe(404)
      expect((await ask(other, 'POST', `/${bad}/restore`)).status).toBe(404)
    }
    expect((await ask(other, 'PATCH', `/folders/${folder.id}`, { name: 'Theirs' })).status).toBe(404)
    expect((await ask(other, 'DELETE', `/folders/${folder.id}`)).status).toBe(404)
    expect((await ask(other, 'POST', `/folders/${folder.id}/restore`)).status).toBe(404)
    expect((await ask(other, 'GET', `/check/${ids[0]}`)).body).toMatchObject({ is_bookmarked: false })
    expect((await ask(other, 'GET', '/?folder_path=/Mine')).status).toBe(404)
    expect((await list()).results).toMatchObject([{ id, note: '', folder_path: '/Mine' }])
  })

  test('of a private document: its owner alone, and it goes with the document', async () => {
    const form = multipart([{ name: 'own.json', content: JSON.stringify({ title: 'Own v Own', date: '2020-01-02', content: '1. Mine.' }) }])
    const upload = await app.inject({
      method: 'POST',
      url: '/api/library/uploads',
      headers: { ...me, ...form.headers },
      payload: form.payload,
    })
    const caseId = upload.json<{ outcomes: { case_id: string }[] }>().outcomes[0]!.case_id
    expect(await ask(other, 'POST', '/', { case_id: caseId })).toMatchObject({ status: 404, body: { detail: 'Case not found' } })
    expect((await add(caseId)).case).toMatchObject({ title: 'Own v Own', private: true })
    await app.inject({ method: 'DELETE', url: `/api/cases/${caseId}`, headers: me })
    await app.inject({ method: 'DELETE', url: `/api/trash/document/${caseId}`, headers: me })
    expect((await list()).total).toBe(0)
  })
})

describe('the list', () => {
  beforeEach(async () => {
    await add(ids[0]!, { folder_path: '/Land' })
    await add(ids[1]!, { folder_path: '/Land/Title', note: 'Overriding 100%_interest' })
    await add(ids[2]!)
  })

  test('sorts, pages, and narrows to folders and words', async () => {
    expect(await titles()).toEqual(['Ekai v Fundi', 'Chebet v Duale', 'Achieng v Barasa'])
    expect(await titles('?sort=oldest&limit=2')).toEqual(['Achieng v Barasa', 'Chebet v Duale'])
    expect(await titles('?sort=title&limit=1&offset=1')).toEqual(['Chebet v Duale'])
    expect(await titles('?sort=decided')).toEqual(['Chebet v Duale', 'Achieng v Barasa', 'Ekai v Fundi'])
    expect(await titles('?folder_path=/Land')).toEqual(['Achieng v Barasa'])
    expect(await titles('?folder_path=/land/&subfolders=true')).toEqual(['Chebet v Duale', 'Achieng v Barasa'])
    expect(await titles('?folder_path=/')).toEqual(['Ekai v Fundi'])
    expect(await titles('?folder_path=/&subfolders=true')).toHaveLength(3)
    expect(await titles(`?query=${encodeURIComponent('overriding 100%_')}`)).toEqual(['Chebet v Duale'])
    expect(await titles(`?query=${encodeURIComponent('KECA fundi')}`)).toEqual(['Ekai v Fundi'])
    expect(await titles('?query=%25')).toEqual(['Chebet v Duale'])
    expect(await list('?limit=2')).toMatchObject({ total: 3, total_relation: 'eq', offset: 0, limit: 2 })
  })

  test.each(['?limit=0', '?limit=x', '?offset=-1', '?sort=best', '?subfolders=maybe', `?folder_path=${'x'.repeat(2000)}`])(
    'a query that cannot be is refused (%#)',
    async (query) => expect((await ask(me, 'GET', `/${query}`)).status).toBe(422),
  )

  test('a check of no cases answers none, and one without ids says what is missing', async () => {
    expect((await ask(me, 'GET', '/check?ids=')).body).toEqual({ results: [] })
    expect(await ask(me, 'GET', '/check')).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['query', 'ids'], msg: 'Field required' }] },
    })
    expect((await ask(me, 'GET', `/check?ids=${Array.from({ length: 101 }, (_, at) => at).join(',')}`)).status).toBe(422)
  })

  test('an unknown folder is 404; a case that is gone leaves its bookmark', async () => {
    expect(await ask(me, 'GET', '/?folder_path=/Nowhere')).toMatchObject({ status: 404, body: { detail: 'Folder not found' } })
    const [gone] = await storeCases(app.database, [{ title: 'Gone v Gone', citation: '[2019] KEHC 90509 (KLR)', content: ['1. Heard.'] }])
    await add(gone!)
    await app.database.pool.query('delete from documents where id in (select id from cases where case_id = $1)', [gone])
    expect((await list('?limit=1')).results).toMatchObject([{ case_id: gone, case: null }])
  })
})

describe('folders', () => {
  test('are a tree by name, with the fields of the specification', async () => {
    await addFolder('Water')
    await addFolder('  land ')
    const child = await addFolder('Title', '/Land')
    expect(child).toEqual({
      id: child.id,
      name: 'Title',
      path: '/land/Title',
      parent_path: '/land',
      created_at: expect.any(String),
      updated_at: expect.any(String),
      bookmark_count: 0,
      children: [],
    })
    await add(ids[0]!, { folder_path: '/land/title' })
    await add(ids[1]!)
    const all = await tree()
    expect(paths(all.folders)).toEqual([
      ['/land', 0],
      ['/land/Title', 1],
      ['/Water', 0],
    ])
    expect(all).toMatchObject({ total: 2, unfiled: 1 })
  })

  test.each([
    [{}, 'Field required'],
    [{ name: '   ' }, 'Folder name is required'],
    [{ name: 'a/b' }, 'cannot hold a slash'],
    [{ name: 'x'.repeat(101) }, 'at most 100 characters'],
    [{ name: 'a\u0000b' }, 'one line'],
    [{ name: 'a\tb' }, 'one line'],
    [{ name: 5 }, 'Must be text'],
  ])('a name that cannot be is refused (%#)', async (payload, words) => {
    const answer = await ask(me, 'POST', '/folders', payload)
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain(words)
  })

  test('siblings have different names; two tabs make one folder', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => ask<BookmarkFolder>(me, 'POST', '/folders', { name: 'Land' })))
    expect(made.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
    expect(await ask(me, 'POST', '/folders', { name: 'LAND' })).toMatchObject({ status: 409, body: { code: 'folder-exists' } })
    expect((await ask(me, 'POST', '/folders', { name: 'Land', parent_path: '/Land' })).status).toBe(201)
    expect((await ask(me, 'POST', '/folders', { name: 'A', parent_path: '/No' })).status).toBe(404)
    const other = await addFolder('Water')
    expect((await ask(me, 'PATCH', `/folders/${other.id}`, { name: 'land' })).status).toBe(409)
    expect((await ask<BookmarkFolder>(me, 'PATCH', `/folders/${other.id}`, { name: 'WATER' })).body.name).toBe('WATER')
  })

  test('rename and move with all that lies in them, but not into themselves or too deep', async () => {
    const land = await addFolder('Land')
    await addFolder('Title', '/Land')
    await add(ids[0]!, { folder_path: '/Land/Title' })
    await addFolder('Old')
    const renamed = await ask<BookmarkFolder>(me, 'PATCH', `/folders/${land.id}`, { name: 'Property', parent_path: '/Old' })
    expect(renamed.body).toMatchObject({ path: '/Old/Property', parent_path: '/Old', children: [{ path: '/Old/Property/Title' }] })
    expect((await list()).results[0]!.folder_path).toBe('/Old/Property/Title')
    for (const parent_path of ['/Old/Property', '/Old/Property/Title'])
      expect((await ask(me, 'PATCH', `/folders/${land.id}`, { parent_path })).status).toBe(422)
    await add(ids[1]!, { folder_path: '/1/2/3/4/5/6/7' })
    const deep = await ask(me, 'PATCH', `/folders/${land.id}`, { parent_path: '/1/2/3/4/5/6/7' })
    expect([deep.status, JSON.stringify(deep.body)]).toEqual([422, expect.stringContaining('at most 8 deep')])
    expect((await ask<BookmarkFolder>(me, 'PATCH', `/folders/${land.id}`, { parent_path: null })).body.path).toBe('/Property')
  })

  test('deleted, leave their bookmarks to the parent, and come back with them', async () => {
    const land = await addFolder('Land', (await addFolder('Work')).path)
    await add(ids[0]!, { folder_path: '/Work/Land' })
    await add(ids[1]!, { folder_path: '/Work/Land/Title' })
    await add(ids[2]!, { folder_path: '/Work/Land/Title' })
    expect((await ask(me, 'DELETE', `/folders/${land.id}`)).body).toEqual({ id: land.id, folders: 2, bookmarks: 3 })
    expect(paths((await tree()).folders)).toEqual([['/Work', 3]])
    // What was moved by hand or removed meanwhile stays so; a new folder has the name.
    const [moved, removed] = (await list()).results
    await ask(me, 'PUT', `/${moved!.id}`, { folder_path: null })
    await ask(me, 'DELETE', `/${removed!.id}`)
    await addFolder('Land', '/Work')
    const back = await ask<BookmarkFolder>(me, 'POST', `/folders/${land.id}/restore`)
    expect(back.body).toMatchObject({ id: land.id, path: '/Work/Land (2)', bookmark_count: 1 })
    expect((await tree()).unfiled).toBe(1)
    expect((await ask<BookmarkFolder>(me, 'POST', `/folders/${land.id}/restore`)).body).toEqual(back.body)
  })

  test('deleted with their bookmarks, come back with them, at the root where their parent is gone', async () => {
    const work = await addFolder('Work')
    const land = await addFolder('Land', '/Work')
    const { id } = await add(ids[0]!, { folder_path: '/Work/Land' })
    expect((await ask(me, 'DELETE', `/folders/${land.id}?bookmarks=remove`)).body).toMatchObject({ folders: 1, bookmarks: 1 })
    expect((await list()).total).toBe(0)
    await ask(me, 'DELETE', `/folders/${work.id}`)
    expect((await ask<BookmarkFolder>(me, 'POST', `/folders/${land.id}/restore`)).body).toMatchObject({ path: '/Land', bookmark_count: 1 })
    expect((await list()).results).toMatchObject([{ id, folder_path: '/Land' }])
    await app.database.pool.query(`update bookmark_folders set deleted_at = now() - interval '30 days 1 hour' where id = $1`, [work.id])
    expect((await ask(me, 'POST', `/folders/${work.id}/restore`)).status).toBe(404)
  })

  test('renamed while they are deleted: one of both happens, and the tree is whole', async () => {
    const land = await addFolder('Land')
    await add(ids[0]!, { folder_path: '/Land/Title' })
    const [renamed, deleted] = await Promise.all([
      ask(me, 'PATCH', `/folders/${land.id}`, { name: 'Property' }),
      ask(me, 'DELETE', `/folders/${land.id}`),
    ])
    expect([200, 404]).toContain(renamed.status)
    expect(deleted.status).toBe(200)
    expect(await tree()).toEqual({ folders: [], total: 1, unfiled: 1 })
  })
})
