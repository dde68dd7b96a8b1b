import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAnnotations } from '#contract/annotations'
import { checkBookmark, deleteFolder, listFolders } from '#contract/bookmarks'
import { getCaseDetail } from '#contract/case-detail'
import { deleteCase } from '#contract/library'
import { deleteNoteFolder, restoreNoteFolder, updateNoteFolder } from '#contract/note-folders'
import { getNote, updateNote } from '#contract/notes'
import { listCases } from '#contract/search'
import { type TrashKind, emptyTrash, listTrash, purgeTrash, restoreTrash, trashKinds } from '#contract/trash'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { createDocuments } from '../documents/documents.ts'

let app: TestApp
const headers = {} as Record<'me' | 'other', { authorization: string }>
type Person = keyof typeof headers
let caseIds: string[]

beforeAll(async () => {
  app = await createTestApp()
  for (const who of ['me', 'other'] as const) headers[who] = await app.signedIn(`${who}@example.test`)
  caseIds = await storeCases(app.database, [
    { title: 'Achieng v Barasa', citation: '[2021] KEHC 90501 (KLR)', content: ['1. The weir was built.', '2. Allowed.'] },
    { title: 'Naliaka v Sirikwa Dairies', citation: '[2019] KEHC 90502 (KLR)', content: ['1. The cows were lost.'] },
  ])
})
afterAll(() => app.close())

interface Answer<T> {
  status: number
  body: T
}

async function ask<T = { id: string }>(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  who: Person = 'me',
): Promise<Answer<T>> {
  const answer = await app.inject({ method, url: `/api${url}`, headers: headers[who], ...(payload && { payload }) })
  return { status: answer.statusCode, body: (answer.body === '' ? null : answer.json()) as T }
}
const make = async (url: string, payload: object) => {
  const { body } = await ask<{ id?: string; chat_id?: string }>('POST', url, payload)
  return (body.id ?? body.chat_id)!
}
const trash = (query = {}, who: Person = 'me') => app.call(listTrash, { query }, headers[who])

/** A document of one's own: deleting it is the call of a case. */
const upload = (title: string) => app.upload('own.json', JSON.stringify({ title, date: '2022-03-04', content: '1. Mine.' }), headers.me)

/** Makes one of each kind; where each is read and deleted. */
async function oneOfEach(): Promise<Record<TrashKind, { id: string; at: string }>> {
  const mark = { case_id: caseIds[0], text_selection: 'The weir', start_offset: 3, end_offset: 11, note: 'Why?' }
  const made = {
    project: ['/research-hub/projects', { name: 'The weir matter' }],
    project_template: ['/research-hub/templates', { name: 'Appeals' }],
    note_folder: ['/research-notes/folders', { name: 'Rivers' }],
    note: ['/research-notes', { title: 'On weirs', content: 'Of the lake.' }],
    bookmark: ['/bookmarks', { case_id: caseIds[0], note: 'Read again' }],
    bookmark_folder: ['/bookmarks/folders', { name: 'Water' }],
    annotation: ['/annotations', mark],
    citation: ['/citation-list', { text: '[2021] KEHC 90501 (KLR)' }],
    document_check: ['/citations/checks', { text: 'See [2021] KEHC 90501 (KLR).', name: 'Submissions' }],
    saved_search: ['/saved-searches', { name: 'Weirs', query: 'weir' }],
    chat: ['/chat', { messages: [{ role: 'user', content: 'What of the weir?' }] }],
  } as const satisfies Record<Exclude<TrashKind, 'document'>, [string, object]>
  return Object.fromEntries(
    await Promise.all(
      trashKinds.map(async (kind) => {
        if (kind === 'document') {
          const id = await upload('Own v Own')
          return [kind, { id, at: `/cases/${id}` }] as const
        }
        const [url, payload] = made[kind]
        const id = await make(url, payload)
        return [kind, { id, at: `${url}/${id}` }] as const
      }),
    ),
  ) as Record<TrashKind, { id: string; at: string }>
}

test('what is deleted, of every kind, stands in the trash, comes back whole and can be deleted for good', async () => {
  const made = await oneOfEach()
  for (const kind of trashKinds)
    expect([kind, (await ask('DELETE', made[kind].at)).status]).toEqual([kind, expect.toSatisfy((one) => one < 300)])
  const { results, total, counts } = await trash()
  expect([total, counts]).toEqual([trashKinds.length, Object.fromEntries(trashKinds.map((kind) => [kind, 1]))])
  const said = Object.fromEntries(results.map(({ kind, title, about }) => [kind, `${title} | ${about}`]))
  expect(said).toEqual({
    project: 'The weir matter | ',
    project_template: 'Appeals | ',
    note_folder: 'Rivers | ',
    note: 'On weirs | Of the lake.',
    bookmark: 'Achieng v Barasa | Read again',
    bookmark_folder: 'Water | ',
    annotation: 'Achieng v Barasa | The weir: Why?',
    citation: expect.stringContaining('KEHC 90501'),
    document_check: 'Submissions | ',
    saved_search: 'Weirs | weir',
    chat: 'What of the weir? | ',
    document: 'Own v Own | ',
  })
  const [last] = results
  expect(Date.parse(last!.gone_at) - Date.parse(last!.deleted_at)).toBe(30 * 24 * 3_600_000)
  expect((await trash({ kind: 'note', limit: 1 })).results.map(({ id }) => id)).toEqual([made.note.id])

  // Nobody else sees it, brings it back or takes it away.
  expect((await trash({}, 'other')).total).toBe(0)
  for (const { kind, id } of results) {
    expect([kind, (await app.answer(restoreTrash, { params: { kind, id } }, headers.other)).status]).toEqual([kind, 404])
    expect([kind, (await app.answer(purgeTrash, { params: { kind, id } }, headers.other)).status]).toEqual([kind, 404])
  }
  for (const { kind, id } of results)
    expect([kind, (await app.answer(restoreTrash, { params: { kind, id } }, headers.me)).status]).toEqual([kind, 204])
  expect((await trash()).total).toBe(0)
  await app.call(getNote, { params: { id: made.note.id } }, headers.me)

  // Only what lies in the trash is deleted for good.
  for (const kind of trashKinds)
    expect([kind, await app.answer(purgeTrash, { params: { kind, id: made[kind].id } }, headers.me)]).toEqual([
      kind,
      { status: 409, body: expect.objectContaining({ code: 'not-in-trash' }) },
    ])
  for (const kind of trashKinds) {
    await ask('DELETE', made[kind].at)
    expect([kind, (await app.answer(purgeTrash, { params: { kind, id: made[kind].id } }, headers.me)).status]).toEqual([kind, 204])
    expect([kind, (await app.answer(restoreTrash, { params: { kind, id: made[kind].id } }, headers.me)).status]).toEqual([kind, 404])
  }
  expect((await trash()).total).toBe(0)
})

test('a folder stands for the bookmarks that went with it', async () => {
  const bookmark = await make('/bookmarks', { case_id: caseIds[1], folder_path: '/Milk/Cows' })
  const { folders } = await app.call(listFolders, {}, headers.me)
  const milk = folders.find(({ name }) => name === 'Milk')!.id
  await app.call(deleteFolder, { params: { id: milk }, query: { bookmarks: 'remove' } }, headers.me)
  expect((await trash()).results.map(({ kind, title }) => [kind, title])).toEqual([['bookmark_folder', 'Milk']])
  await app.call(restoreTrash, { params: { kind: 'bookmark_folder', id: milk } }, headers.me)
  expect(await app.call(checkBookmark, { params: { id: caseIds[1] } }, headers.me)).toMatchObject({
    bookmark_id: bookmark,
    folder_path: '/Milk/Cows',
  })
  await app.call(deleteFolder, { params: { id: milk }, query: { bookmarks: 'remove' } }, headers.me)
  await app.call(purgeTrash, { params: { kind: 'bookmark_folder', id: milk } }, headers.me)
  // Its bookmark is then one by itself.
  expect((await trash()).results.map(({ kind, id }) => [kind, id])).toEqual([['bookmark', bookmark]])
})

test('a folder of notes comes back with the notes that lay in it, unless another has its name by now', async () => {
  const folder = await make('/research-notes/folders', { name: 'Dams' })
  const [stays, moves] = [
    await make('/research-notes', { title: 'On dams', content: '', folder_id: folder }),
    await make('/research-notes', { title: 'On sluices', content: '', folder_id: folder }),
  ]
  const lies = async (id: string) => (await app.call(getNote, { params: { id } }, headers.me)).folder_id
  await app.call(deleteNoteFolder, { params: { folder } }, headers.me)
  expect([await lies(stays), await lies(moves)]).toEqual([null, null])
  const other = await make('/research-notes/folders', { name: 'Dams' })
  await app.call(updateNote, { params: { id: moves }, body: { folder_id: other } }, headers.me)
  expect((await app.answer(restoreTrash, { params: { kind: 'note_folder', id: folder } }, headers.me)).status).toBe(409)
  await app.call(updateNoteFolder, { params: { folder: other }, body: { name: 'Weirs of old' } }, headers.me)
  await app.call(restoreNoteFolder, { params: { folder } }, headers.me)
  expect([await lies(stays), await lies(moves)]).toEqual([folder, other])
})

test('a document of one’s own comes back with what was kept of it, from the trash or by being uploaded again', async () => {
  const id = await upload('Trashed v Restored')
  const mark = { case_id: id, text_selection: 'Mine', start_offset: 3, end_offset: 7, note: 'Ours' }
  const [bookmark, annotation] = [await make('/bookmarks', { case_id: id, note: 'Keep' }), await make('/annotations', mark)]
  const expectThere = async () => {
    expect(await app.call(checkBookmark, { params: { id } }, headers.me)).toMatchObject({ bookmark_id: bookmark })
    expect((await app.call(listAnnotations, { query: { case_id: id } }, headers.me)).results.map((one) => one.id)).toEqual([annotation])
    await app.call(getCaseDetail, { params: { id } }, headers.me)
  }
  await expectThere()
  for (const back of [() => app.call(restoreTrash, { params: { kind: 'document', id } }, headers.me), () => upload('Trashed v Restored')]) {
    await app.call(deleteCase, { params: { id } }, headers.me)
    expect((await app.answer(getCaseDetail, { params: { id } }, headers.me)).status).toBe(404)
    expect((await app.call(listCases, { query: { query: 'trashed' } }, headers.me)).total).toBe(0)
    await back()
    await expectThere()
  }
  // What is too old to come back goes for good within the hour, with its work, and nothing of the library goes with it.
  await app.call(deleteCase, { params: { id } }, headers.me)
  await app.database.pool.query("update documents set trashed_at = trashed_at - interval '31 days' where trashed_at is not null")
  expect((await app.answer(restoreTrash, { params: { kind: 'document', id } }, headers.me)).status).toBe(404)
  await createDocuments(app.database).trash.forgetDeleted()
  const { rows } = await app.database.pool.query('select public_id as id from works order by 1')
  expect(rows.map((one) => one.id)).toEqual(expect.arrayContaining(caseIds))
  expect(rows.map((one) => one.id)).not.toContain(id)
})

test('the trash is emptied, of one kind or of all; what is too old lies there no more', async () => {
  const made = await oneOfEach()
  for (const kind of trashKinds) await ask('DELETE', made[kind].at)
  const before = (await trash()).total
  await app.database.pool.query("update notes set deleted_at = deleted_at - interval '31 days' where id = $1", [made.note.id])
  expect([(await trash()).total, (await trash()).counts.note]).toEqual([before - 1, 0])
  const emptied = async (query = {}) => (await app.call(emptyTrash, { query }, headers.me)).deleted
  expect(await emptied({ kind: 'citation' })).toBe(1)
  expect((await trash()).counts).toMatchObject({ citation: 0, project: 1 })
  await emptied()
  expect((await trash()).total).toBe(0)
  // What was not deleted is still there.
  await app.call(listFolders, {}, headers.me)
})
