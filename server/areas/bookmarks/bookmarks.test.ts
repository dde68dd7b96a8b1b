import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type BookmarkFolder,
  checkBookmark,
  checkBookmarks,
  createBookmark,
  createFolder,
  deleteBookmark,
  deleteFolder,
  listBookmarks,
  listFolders,
  restoreBookmark,
  restoreFolder,
  updateBookmark,
  updateFolder,
} from '#contract/bookmarks'
import { deleteCase } from '#contract/library'
import { purgeTrash } from '#contract/trash'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
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

const add = (caseId: string, more: object = {}) => app.call(createBookmark, { body: { case_id: caseId, ...more } }, me)
const addFolder = (name: string, parent_path?: string) => app.call(createFolder, { body: { name, parent_path } }, me)
const list = (query = {}) => app.call(listBookmarks, { query }, me)
const titles = async (query = {}) => (await list(query)).results.map((one) => one.case!.title)
const tree = () => app.call(listFolders, {}, me)
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
    const full = await app.answer(createBookmark, { body: { case_id: ids[2], passage } }, me)
    expect(full).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'passage'] }] } })
    expect((await add(ids[2]!)).note).toHaveLength(4990)
  })

  test('is made, checked, listed, moved, noted, removed and brought back', async () => {
    const made = await app.call(createBookmark, { body: { case_id: ids[0] } }, me)
    expect(made).toMatchObject({
      case_id: ids[0],
      folder_path: null,
      note: '',
      case: { title: 'Achieng v Barasa', citation: '[2021] KEHC 90501 (KLR)' },
    })
    const { id } = made
    expect(await app.call(checkBookmark, { params: { id: ids[0] } }, me)).toMatchObject({ is_bookmarked: true, bookmark_id: id })
    expect(await app.call(checkBookmark, { params: { id: ids[1] } }, me)).toMatchObject({ is_bookmarked: false, bookmark_id: null })

    const moved = await app.call(updateBookmark, { params: { id }, body: { folder_path: '/Land/Adverse possession', note: 'Read it' } }, me)
    expect(moved).toMatchObject({ id, folder_path: '/Land/Adverse possession', note: 'Read it' })
    expect(await app.call(updateBookmark, { params: { id }, body: {} }, me)).toEqual(moved)
    const checks = await app.call(checkBookmarks, { query: { ids: `${ids.join(',')},nothing` } }, me)
    expect(checks.results.map((one) => [one.case_id, one.bookmark_id, one.folder_path])).toEqual([
      [ids[0], id, '/Land/Adverse possession'],
      [ids[1], null, null],
      [ids[2], null, null],
      ['nothing', null, null],
    ])

    await app.call(deleteBookmark, { params: { id } }, me)
    expect(await app.answer(deleteBookmark, { params: { id } }, me)).toMatchObject({ status: 404, body: { detail: 'Bookmark not found' } })
    expect((await list()).total).toBe(0)
    expect(await app.call(restoreBookmark, { params: { id } }, me)).toMatchObject({
      id,
      note: 'Read it',
      folder_path: '/Land/Adverse possession',
    })
    expect((await list()).results.map((one) => one.id)).toEqual([id])
  })

  test('can be brought back for 30 days, after which it is forgotten', async () => {
    const { id } = await add(ids[0]!)
    await app.call(deleteBookmark, { params: { id } }, me)
    await app.database.pool.query(`update bookmarks set deleted_at = now() - interval '30 days 1 hour' where id = $1`, [id])
    expect((await app.answer(restoreBookmark, { params: { id } }, me)).status).toBe(404)
  })

  test('of a case is one, however often and from however many tabs it is made', async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, () => app.call(createBookmark, { body: { case_id: ids[0], folder_path: '/A/B' } }, me)),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
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
    await app.call(deleteBookmark, { params: { id } }, me)
    const again = await add(ids[0]!)
    expect(again).toMatchObject({ note: '', folder_path: null })
    expect(again.created_at >= created_at).toBe(true)
  })

  test('a repeated Idempotency-Key gets the first answer', async () => {
    const send = () => app.call(createBookmark, { body: { case_id: ids[0] } }, { ...me, 'idempotency-key': 'bookmark-once' })
    const first = await send()
    await app.call(deleteBookmark, { params: { id: first.id } }, me)
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
    const answer = await app.answer(createBookmark, { body: payload }, me)
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ msg, loc: payload ? ['body', 'case_id'] : ['body'] }] } })
  })

  test.each([
    ['nothing', 404, 'Case not found'],
    ['kesc\u0000', 422, 'NUL'],
    ['\ud800', 422, 'half a character'],
    ["' or 1=1 --", 404, 'Case not found'],
    ['x'.repeat(200), 422, 'At most 120'],
  ])('an unknown case is refused (%#)', async (caseId, status, words) => {
    const answer = await app.answer(createBookmark, { body: { case_id: caseId } }, me)
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
    const answer = await app.answer(createBookmark, { body: { case_id: ids[0], folder_path } }, me)
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain(words)
    expect(await tree()).toEqual({ folders: [], total: 0, unfiled: 0 })
  })

  test('a note of a megabyte and a full account are refused', async () => {
    const long = await app.answer(createBookmark, { body: { case_id: ids[0], note: 'x'.repeat(20_000) } }, me)
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
    expect(await app.answer(createBookmark, { body: { case_id: ids[1] } }, me)).toMatchObject({
      status: 409,
      body: { code: 'limit-reached' },
    })
    await app.call(createBookmark, { body: { case_id: ids[0] } }, me)
    expect((await list({ limit: 100 })).results.filter((one) => one.case === null)).toHaveLength(100)
    await app.database.pool.query(`delete from works where public_id like 'fill-%'`)
  })

  test('belongs to one account', async () => {
    const { id } = await add(ids[0]!, { folder_path: '/Mine' })
    const folder = (await tree()).folders[0]!
    for (const bad of [id, 'nothing', '00000000-0000-0000-0000-000000000000', 'a%20b']) {
      expect((await app.answer(updateBookmark, { params: { id: bad }, body: { note: 'theirs' } }, other)).status).toBe(404)
      expect((await app.answer(deleteBookmark, { params: { id: bad } }, other)).status).toBe(404)
      expect((await app.answer(restoreBookmark, { params: { id: bad } }, other)).status).toBe(404)
    }
    expect((await app.answer(updateFolder, { params: { id: folder.id }, body: { name: 'Theirs' } }, other)).status).toBe(404)
    expect((await app.answer(deleteFolder, { params: { id: folder.id } }, other)).status).toBe(404)
    expect((await app.answer(restoreFolder, { params: { id: folder.id } }, other)).status).toBe(404)
    expect(await app.call(checkBookmark, { params: { id: ids[0] } }, other)).toMatchObject({ is_bookmarked: false })
    expect((await app.answer(listBookmarks, { query: { folder_path: '/Mine' } }, other)).status).toBe(404)
    expect((await list()).results).toMatchObject([{ id, note: '', folder_path: '/Mine' }])
  })

  test('of a private document: its owner alone, and it goes with the document', async () => {
    const caseId = await app.upload('own.json', JSON.stringify({ title: 'Own v Own', date: '2020-01-02', content: '1. Mine.' }), me)
    expect(await app.answer(createBookmark, { body: { case_id: caseId } }, other)).toMatchObject({
      status: 404,
      body: { detail: 'Case not found' },
    })
    expect((await add(caseId)).case).toMatchObject({ title: 'Own v Own', private: true })
    await app.call(deleteCase, { params: { id: caseId } }, me)
    await app.call(purgeTrash, { params: { kind: 'document', id: caseId } }, me)
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
    expect(await titles({ sort: 'oldest', limit: 2 })).toEqual(['Achieng v Barasa', 'Chebet v Duale'])
    expect(await titles({ sort: 'title', limit: 1, offset: 1 })).toEqual(['Chebet v Duale'])
    expect(await titles({ sort: 'decided' })).toEqual(['Chebet v Duale', 'Achieng v Barasa', 'Ekai v Fundi'])
    expect(await titles({ folder_path: '/Land' })).toEqual(['Achieng v Barasa'])
    expect(await titles({ folder_path: '/land/', subfolders: 'true' })).toEqual(['Chebet v Duale', 'Achieng v Barasa'])
    expect(await titles({ folder_path: '/' })).toEqual(['Ekai v Fundi'])
    expect(await titles({ folder_path: '/', subfolders: 'true' })).toHaveLength(3)
    expect(await titles({ query: 'overriding 100%_' })).toEqual(['Chebet v Duale'])
    expect(await titles({ query: 'KECA fundi' })).toEqual(['Ekai v Fundi'])
    expect(await titles({ query: '%' })).toEqual(['Chebet v Duale'])
    expect(await list({ limit: 2 })).toMatchObject({ total: 3, total_relation: 'eq', offset: 0, limit: 2 })
  })

  test.each([{ limit: 0 }, { limit: 'x' }, { offset: -1 }, { sort: 'best' }, { subfolders: 'maybe' }, { folder_path: 'x'.repeat(2000) }])(
    'a query that cannot be is refused (%#)',
    async (query) => expect((await app.answer(listBookmarks, { query }, me)).status).toBe(422),
  )

  test('a check of no cases answers none, and one without ids says what is missing', async () => {
    expect(await app.call(checkBookmarks, { query: { ids: '' } }, me)).toEqual({ results: [] })
    expect(await app.answer(checkBookmarks, {}, me)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['query', 'ids'], msg: 'Field required' }] },
    })
    expect((await app.answer(checkBookmarks, { query: { ids: Array.from({ length: 101 }, (_, at) => at).join(',') } }, me)).status).toBe(
      422,
    )
  })

  test('an unknown folder is 404; a case that is gone leaves its bookmark', async () => {
    expect(await app.answer(listBookmarks, { query: { folder_path: '/Nowhere' } }, me)).toMatchObject({
      status: 404,
      body: { detail: 'Folder not found' },
    })
    const [gone] = await storeCases(app.database, [{ title: 'Gone v Gone', citation: '[2019] KEHC 90509 (KLR)', content: ['1. Heard.'] }])
    await add(gone!)
    await app.database.pool.query('delete from documents where id in (select id from cases where case_id = $1)', [gone])
    expect((await list({ limit: 1 })).results).toMatchObject([{ case_id: gone, case: null }])
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
    const answer = await app.answer(createFolder, { body: payload }, me)
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain(words)
  })

  test('siblings have different names; two tabs make one folder', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => app.answer(createFolder, { body: { name: 'Land' } }, me)))
    expect(made.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
    expect(await app.answer(createFolder, { body: { name: 'LAND' } }, me)).toMatchObject({ status: 409, body: { code: 'folder-exists' } })
    await app.call(createFolder, { body: { name: 'Land', parent_path: '/Land' } }, me)
    expect((await app.answer(createFolder, { body: { name: 'A', parent_path: '/No' } }, me)).status).toBe(404)
    const other = await addFolder('Water')
    expect((await app.answer(updateFolder, { params: { id: other.id }, body: { name: 'land' } }, me)).status).toBe(409)
    expect((await app.call(updateFolder, { params: { id: other.id }, body: { name: 'WATER' } }, me)).name).toBe('WATER')
  })

  test('rename and move with all that lies in them, but not into themselves or too deep', async () => {
    const land = await addFolder('Land')
    await addFolder('Title', '/Land')
    await add(ids[0]!, { folder_path: '/Land/Title' })
    await addFolder('Old')
    const renamed = await app.call(updateFolder, { params: { id: land.id }, body: { name: 'Property', parent_path: '/Old' } }, me)
    expect(renamed).toMatchObject({ path: '/Old/Property', parent_path: '/Old', children: [{ path: '/Old/Property/Title' }] })
    expect((await list()).results[0]!.folder_path).toBe('/Old/Property/Title')
    for (const parent_path of ['/Old/Property', '/Old/Property/Title'])
      expect((await app.answer(updateFolder, { params: { id: land.id }, body: { parent_path } }, me)).status).toBe(422)
    await add(ids[1]!, { folder_path: '/1/2/3/4/5/6/7' })
    const deep = await app.answer(updateFolder, { params: { id: land.id }, body: { parent_path: '/1/2/3/4/5/6/7' } }, me)
    expect([deep.status, JSON.stringify(deep.body)]).toEqual([422, expect.stringContaining('at most 8 deep')])
    expect((await app.call(updateFolder, { params: { id: land.id }, body: { parent_path: null } }, me)).path).toBe('/Property')
  })

  test('deleted, leave their bookmarks to the parent, and come back with them', async () => {
    const land = await addFolder('Land', (await addFolder('Work')).path)
    await add(ids[0]!, { folder_path: '/Work/Land' })
    await add(ids[1]!, { folder_path: '/Work/Land/Title' })
    await add(ids[2]!, { folder_path: '/Work/Land/Title' })
    expect(await app.call(deleteFolder, { params: { id: land.id } }, me)).toEqual({ id: land.id, folders: 2, bookmarks: 3 })
    expect(paths((await tree()).folders)).toEqual([['/Work', 3]])
    // What was moved by hand or removed meanwhile stays so; a new folder has the name.
    const [moved, removed] = (await list()).results
    await app.call(updateBookmark, { params: { id: moved!.id }, body: { folder_path: null } }, me)
    await app.call(deleteBookmark, { params: { id: removed!.id } }, me)
    await addFolder('Land', '/Work')
    const back = await app.call(restoreFolder, { params: { id: land.id } }, me)
    expect(back).toMatchObject({ id: land.id, path: '/Work/Land (2)', bookmark_count: 1 })
    expect((await tree()).unfiled).toBe(1)
    expect(await app.call(restoreFolder, { params: { id: land.id } }, me)).toEqual(back)
  })

  test('deleted with their bookmarks, come back with them, at the root where their parent is gone', async () => {
    const work = await addFolder('Work')
    const land = await addFolder('Land', '/Work')
    const { id } = await add(ids[0]!, { folder_path: '/Work/Land' })
    expect(await app.call(deleteFolder, { params: { id: land.id }, query: { bookmarks: 'remove' } }, me)).toMatchObject({
      folders: 1,
      bookmarks: 1,
    })
    expect((await list()).total).toBe(0)
    await app.call(deleteFolder, { params: { id: work.id } }, me)
    expect(await app.call(restoreFolder, { params: { id: land.id } }, me)).toMatchObject({ path: '/Land', bookmark_count: 1 })
    expect((await list()).results).toMatchObject([{ id, folder_path: '/Land' }])
    await app.database.pool.query(`update bookmark_folders set deleted_at = now() - interval '30 days 1 hour' where id = $1`, [work.id])
    expect((await app.answer(restoreFolder, { params: { id: work.id } }, me)).status).toBe(404)
  })

  test('renamed while they are deleted: one of both happens, and the tree is whole', async () => {
    const land = await addFolder('Land')
    await add(ids[0]!, { folder_path: '/Land/Title' })
    const [renamed, deleted] = await Promise.all([
      app.answer(updateFolder, { params: { id: land.id }, body: { name: 'Property' } }, me),
      app.answer(deleteFolder, { params: { id: land.id } }, me),
    ])
    expect([200, 404]).toContain(renamed.status)
    expect(deleted.status).toBe(200)
    expect(await tree()).toEqual({ folders: [], total: 1, unfiled: 1 })
  })
})
