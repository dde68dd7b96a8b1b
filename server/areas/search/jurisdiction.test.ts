import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchFacets } from '#contract/facets'
import { type SearchResults, listCases, searchAdvanced } from '#contract/search'
import { searchSemantic } from '#contract/semantic'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeCases } from '../../testing/store-cases.ts'

let app: TestApp
let headers: { authorization: string }

const content = (words: string) => [`The court heard a claim of ${words}.`, 'Costs follow the event.']

beforeAll(async () => {
  app = await createTestApp()
  headers = await app.signedIn()
  await storeCases(app.database, [
    {
      title: 'Mutua v Otieno',
      court: 'High Court',
      date: '2019-01-02',
      citation: '[2019] KEHC 90701 (KLR)',
      content: content('adverse possession'),
    },
    {
      title: 'Wanza v Barasa',
      court: 'Court of Appeal',
      date: '2018-01-02',
      citation: '[2018] KECA 90702 (KLR)',
      content: content('possession'),
    },
    { title: 'Old v Older', court: 'Court of Appeal for East Africa', date: '1968-01-02', content: content('adverse possession') },
    {
      title: 'Mukasa v Kato',
      court: 'Supreme Court of Uganda',
      date: '2001-01-02',
      citation: '[2001] 1 EA 77',
      content: content('adverse possession'),
    },
    {
      title: 'Smith v Jones',
      court: 'Federal Court of Australia',
      date: '2006-01-02',
      citation: '[2006] FCA 90703',
      content: content('adverse possession'),
    },
    { title: 'Doe v Roe', court: 'Supreme Court of the United States', date: '2007-01-02', content: content('adverse possession') },
  ])
})
afterAll(() => app.close())

const get = async (url: string) => (await app.inject({ url, headers })).json<SearchResults>()
const titles = ({ results }: SearchResults) => results.map(({ title }) => title).sort()
const asked = 'query=adverse+possession&every=true'

test('a query looks among the decisions of Kenya, and says how many it hides', async () => {
  const found = await app.call(listCases, { query: { query: 'adverse possession', every: 'true' } }, headers)
  expect(titles(found)).toEqual(['Mutua v Otieno', 'Old v Older'])
  expect(found).toMatchObject({ total: 2, total_every: 2, elsewhere: 3 })
  expect((await app.call(searchFacets, { body: { query: 'adverse possession', every: true } }, headers)).total).toBe(2)
})

test.for([
  ['KE', ['Mutua v Otieno', 'Old v Older'], 3],
  ['EA', ['Mukasa v Kato'], 4],
  ['commonwealth', ['Smith v Jones'], 4],
  ['all', ['Doe v Roe', 'Mukasa v Kato', 'Mutua v Otieno', 'Old v Older', 'Smith v Jones'], undefined],
] as const)('%s is asked for alike by every call', async ([jurisdiction, expected, elsewhere]) => {
  for (const path of ['/api/cases', '/api/cases/search', '/api/search']) {
    const found = await get(`${path}?${asked}&jurisdiction=${jurisdiction}`)
    expect(titles(found), path).toEqual(expected)
    expect(found.elsewhere, path).toBe(elsewhere)
  }
  const body = { query: 'adverse possession', jurisdiction, every: true }
  expect(titles(await app.call(searchAdvanced, { body }, headers))).toEqual(expected)
  expect((await app.call(searchFacets, { body }, headers)).total).toBe(expected.length)
  expect(titles(await app.call(searchSemantic, { body }, headers)).filter((title) => title !== 'Wanza v Barasa')).toEqual(expected)
  const file = await app.inject({ url: `/api/cases/export?${asked}&jurisdiction=${jurisdiction}`, headers })
  expect(file.body.trim().split('\n')).toHaveLength(expected.length + 1)
})

test('a list without a query, and what is named by its citation, come from everywhere', async () => {
  expect((await app.call(listCases, {}, headers)).total).toBe(6)
  expect((await app.call(listCases, { query: { courts: 'Supreme Court of Uganda' } }, headers)).total).toBe(1)
  expect(titles(await app.call(listCases, { query: { query: '[2006] FCA 90703' } }, headers))).toEqual(['Smith v Jones'])
  expect(titles(await app.call(listCases, { query: { citation: '[2001] 1 EA 77', query: 'possession' } }, headers))).toEqual([
    'Mukasa v Kato',
  ])
  const beside = await app.call(listCases, { query: { query: 'adverse possession [2001] 1 EA 77' } }, headers)
  expect(beside.results[0]!.title).toBe('Mukasa v Kato')
  expect(titles(beside)).not.toContain('Smith v Jones')
})

test('an unknown jurisdiction is refused', async () => {
  expect(
    (await app.answer(listCases, { query: { query: 'adverse possession', every: 'true', jurisdiction: 'Mars' } }, headers)).status,
  ).toBe(422)
})

test('a question that no case answers tells of those abroad that have enough of it, and which of its terms find something here', async () => {
  await storeCases(app.database, [
    {
      title: 'Auma v Land Registrar',
      court: 'High Court',
      date: '2011-01-02',
      content: ['A fraud on the register of this land was not shown.'],
    },
    {
      title: 'Brown v Green',
      court: 'Federal Court of Australia',
      date: '2008-01-02',
      content: ['The land is held on a constructive trust, whoever is on the title.'],
    },
  ])
  const found = await app.call(listCases, { query: { query: 'land fraud and constructive trust' } }, headers)
  expect(found).toMatchObject({ total: 0, total_every: 0, elsewhere: 1, parts: [{ query: 'land fraud', total: 1 }] })
  const all = await app.call(listCases, { query: { query: 'land fraud and constructive trust', jurisdiction: 'all' } }, headers)
  expect(all.results[0]).toMatchObject({ title: 'Brown v Green', missing: ['fraud'] })
})

test('a digest without a text is found by the areas of law that it is listed under', async () => {
  await storeCases(app.database, [
    {
      title: 'Nameless v Unknown',
      court: 'Court of Appeal',
      date: '1983-01-02',
      legal_areas: ['Land', 'Prescriptive easement'],
    },
  ])
  const found = await app.call(listCases, { query: { query: 'prescriptive easement' } }, headers)
  expect(found.results.map(({ title, snippets }) => [title, snippets[0]?.html])).toEqual([
    ['Nameless v Unknown', 'Land; <mark>Prescriptive easement</mark>'],
  ])
})
