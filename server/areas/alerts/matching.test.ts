import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadDocuments } from '#contract/library'
import { type SavedSearch, deleteSavedSearch, executeSavedSearch, getSavedSearch, listSavedSearches } from '#contract/saved-searches'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { type GivenRecord, storeCases } from '../../testing/store-cases.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Headers = { authorization: string }
const save = async (headers: Headers, payload: object) => {
  const answer = await app.inject({ method: 'POST', url: '/api/saved-searches', headers, payload: { name: 'Watched', ...payload } })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<SavedSearch>()
}
const newSince = async (headers: Headers, id: string) => (await app.call(getSavedSearch, { params: { id } }, headers)).new_since
const matches = async (id: string) =>
  (
    await app.database.pool.query<{ title: string; is_old: boolean }>(
      'select d.title, m.is_old from watch_matches m join documents d on d.id = m.document_id where m.saved_search_id = $1 order by d.title',
      [id],
    )
  ).rows
const today = new Date().toISOString().slice(0, 10)
const arrive = async (records: readonly GivenRecord[]) => {
  const ids = await storeCases(
    app.database,
    records.map((record) => ({ date: today, court: 'High Court', ...record })),
  )
  await app.mails()
  return ids
}

test('what arrives answers the searches that would find it, each once, by words, phrases, distances, fields and filters', async () => {
  const me = await app.signedIn()
  const before = await save(me, { query: 'granary' })
  await arrive([{ title: 'Achieng v Barasa', content: ['1. The granary by the lake burnt down. Costs follow.'] }])
  const asked = [
    { query: 'granaries' },
    { query: '"granary by the lake"' },
    { query: 'lake /s burnt' },
    { query: 'burnt /s costs' },
    { query: 'gran*' },
    { query: 'granary -lake' },
    { query: 'granary OR silo', court: 'High Court' },
    { query: 'granary', court: 'Supreme Court' },
    { query: 'judge:Mumbua' },
    { query: '', judge: 'Grace Mumbua' },
    { query: 'granary lake costs' },
    { query: 'silo' },
  ]
  const searches = await Promise.all(asked.map((one) => save(me, one)))
  await arrive([
    { title: 'Juma v Kilonzo', judges: ['Grace Mumbua'], content: ['1. A granary by the lake burnt, and the silo too.', '2. The costs.'] },
    { title: 'Njeri v Okoth', content: ['1. Of trespass to a granary.'] },
    { title: 'Unasked v Unwanted', content: ['1. Of nothing in particular.'] },
  ])
  // The judge of it is the search itself.
  for (const { id, query } of searches) {
    const { results } = await app.call(executeSavedSearch, { params: { id }, body: {} }, me)
    const found = results.filter(({ title, missing }) => !missing && !title.startsWith('Achieng')).map(({ title }) => title)
    expect([query, (await matches(id)).map(({ title }) => title)]).toEqual([query, found.toSorted()])
  }
  expect((await matches(before.id)).map(({ title }) => title)).toEqual(['Achieng v Barasa', 'Juma v Kilonzo', 'Njeri v Okoth'])
})

test('what two searches find is new once', async () => {
  const me = await app.signedIn()
  const one = await save(me, { query: 'nougat' })
  await save(me, { query: 'nougat OR toffee' })
  await arrive([
    { title: 'Nut v Honey', content: ['1. Of nougat.'] },
    { title: 'Butter v Sugar', content: ['1. Of toffee.'] },
  ])
  const fresh = async () => (await app.call(listSavedSearches, { query: { limit: 1 } }, me)).new_since
  expect([await newSince(me, one.id), await fresh()]).toEqual([1, 2])
  await app.call(deleteSavedSearch, { params: { id: one.id } }, me)
  expect(await fresh()).toBe(2)
})

test('what was found is new until the search is run, and is not matched again when its text is put right', async () => {
  const me = await app.signedIn()
  const { id } = await save(me, { query: 'marzipan' })
  const record = { title: 'Sweet v Sour', citation: '[2025] KEHC 90301 (KLR)', content: ['1. Of marzipan.'] }
  await arrive([record])
  expect(await newSince(me, id)).toBe(1)
  await app.call(executeSavedSearch, { params: { id }, body: {} }, me)
  expect(await newSince(me, id)).toBe(0)
  await arrive([{ ...record, content: ['1. Of marzipan, and almonds.'] }])
  expect([await newSince(me, id), (await matches(id)).length]).toEqual([0, 1])
})

test('a judgment that comes to answer when its text is put right is told as such', async () => {
  const me = await app.signedIn()
  const record = { title: 'Quarry v Quay', citation: '[2025] KEHC 90302 (KLR)', content: ['1. Of stones.'] }
  const { id } = await save(me, { query: 'feldspar' })
  await arrive([record])
  const later = await save(me, { query: 'feldspar' })
  await arrive([{ ...record, content: ['1. Of stones, and feldspar.'] }])
  expect(await matches(id)).toEqual([{ title: 'Quarry v Quay', is_old: false }])
  // What lay there before somebody asked is no news.
  expect(await matches(later.id)).toEqual([{ title: 'Quarry v Quay', is_old: true }])
})

test('old law is known as such', async () => {
  const me = await app.signedIn()
  const { id } = await save(me, { query: 'gutta percha' })
  await arrive([
    { title: 'Ancient v Old', date: '1999-03-04', content: ['1. Of gutta percha.'] },
    { title: 'Brand v New', content: ['1. Of gutta percha.'] },
  ])
  expect(await matches(id)).toEqual([
    { title: 'Ancient v Old', is_old: true },
    { title: 'Brand v New', is_old: false },
  ])
})

test('a private document answers the searches of its owner alone', async () => {
  const [owner, other] = [await app.signedIn(), await app.signedIn()]
  const [mine, theirs] = [await save(owner, { query: 'ottoman' }), await save(other, { query: 'ottoman' })]
  const form = [{ name: 'a.json', content: JSON.stringify({ title: 'Opinion', content: '1. Of the ottoman sofa.' }) }]
  await app.call(uploadDocuments, { files: form }, owner)
  await app.mails()
  expect([await matches(mine.id), await matches(theirs.id)]).toEqual([[{ title: 'Opinion', is_old: false }], []])
})

test('a deleted search is not asked, and one that is told of a case that is removed forgets it', async () => {
  const me = await app.signedIn()
  const [deleted, kept] = [await save(me, { query: 'zeppelin' }), await save(me, { query: 'zeppelin' })]
  await app.call(deleteSavedSearch, { params: { id: deleted.id } }, me)
  await arrive([{ title: 'Air v Ship', content: ['1. Of a zeppelin.'] }])
  expect([await matches(deleted.id), (await matches(kept.id)).length]).toEqual([[], 1])
})
