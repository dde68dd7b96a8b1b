import { getCase, getCoverage } from '#contract/cases'
import { getCourt, getJudge } from '#contract/courts'
import { searchFacets } from '#contract/facets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { finishIndexing } from '../search/search.ts'
import { storeCases } from '../../testing/store-cases.ts'

let app: TestApp
let owner: { authorization: string }
let other: { authorization: string }
let ids: string[]

const status = async (url: string, headers = other) => (await app.inject({ url, headers })).statusCode

const highCourt = { court: 'High Court', document_type: 'Judgment' }

beforeAll(async () => {
  app = await createTestApp()
  owner = await app.signedIn()
  other = await app.signedIn()
  ids = await storeCases(app.database, [
    {
      ...highCourt,
      title: 'Mutiso v Registrar',
      court_station: 'Nairobi',
      date: '2018-03-04',
      judges: ['Ruth Nasimiyu Barasa'],
      citation: '[2018] KEHC 90001 (KLR)',
    },
    {
      ...highCourt,
      title: 'Otieno v Kamau',
      court_station: 'Kisumu',
      date: '2020-05-06',
      case_number: 'CIVIL SUIT NO. 46 OF 2018',
      judges: ['Ruth Nasimiyu Barasa'],
      content: ['Mutiso v Registrar [2018] KEHC 90001 (KLR) settles it.'],
    },
    {
      ...highCourt,
      title: 'Wekesa v Otieno',
      court_station: 'Kisumu',
      date: '2021-07-08',
      judges: ['Peter Langat'],
      content: ['I follow [2018] KEHC 90001 (KLR) here, and again [2018] KEHC 90001 (KLR).'],
    },
    { title: 'Republic v Ouma', court: 'Court of Appeal', date: '2019-01-02', judges: ['Asha Mwinyi'] },
  ])
  await finishIndexing(app.database)
  const own = {
    ...highCourt,
    title: 'Secret v Hidden',
    court_station: 'Lodwar',
    date: '2022-02-02',
    judges: ['Hilda Secretson'],
    content: ['See [2018] KEHC 90001 (KLR) on the point.'],
  }
  await app.upload('own.json', JSON.stringify(own), owner)
})
afterAll(() => app.close())

test('a court: what is held of it by year and station, its judges, newest and most cited cases', async () => {
  const { court_code: code } = await app.call(getCase, { params: { id: ids[0] } }, other)
  const page = await app.call(getCourt, { params: { code: code! } }, other)
  expect(page).toMatchObject({ code, name: 'High Court', cases: 3, first: '2018-03-04', latest: '2021-07-08' })
  expect(page.years).toEqual([2021, 2020, 2018].map((year) => ({ year, cases: 1 })))
  expect(page.stations.map(({ station, cases }) => [station, cases])).toEqual([
    ['High Court at Kisumu', 2],
    ['Nairobi', 1],
  ])
  expect(page.judges.map(({ name, cases }) => [name, cases])).toEqual([
    ['Ruth Nasimiyu Barasa', 2],
    ['Peter Langat', 1],
  ])
  expect(page.newest.map(({ title }) => title)).toEqual(['Wekesa v Otieno', 'Otieno v Kamau', 'Mutiso v Registrar'])
  expect(page.newest[1]!.case_number).toBe('Civil Suit 46 of 2018')
  expect(page.most_cited.map(({ title, cited_by }) => [title, cited_by])).toEqual([['Mutiso v Registrar', 2]])
  expect(await app.call(getCourt, { params: { code: 'high court' } }, other)).toEqual(page)
})

test('a judge, by number and by any form of the name', async () => {
  const page = await app.call(getJudge, { params: { id: 'ruth nasimiyu barasa' } }, other)
  expect(page).toMatchObject({ name: 'Ruth Nasimiyu Barasa', cases: 2, first: '2018-03-04', latest: '2020-05-06' })
  expect(page.courts).toEqual([{ code: expect.any(String), name: 'High Court', cases: 2 }])
  expect(page.most_cited.map(({ title, cited_by }) => [title, cited_by])).toEqual([['Mutiso v Registrar', 2]])
  expect(await app.call(getJudge, { params: { id: String(page.id) } }, other)).toEqual(page)
})

test('what nobody has is not found, whatever is asked', async () => {
  for (const url of [
    '/api/judges/999999999',
    '/api/judges/Nobody',
    '/api/courts/NONE',
    `/api/courts/${'x'.repeat(300)}`,
    '/api/judges/%25',
  ])
    expect(await status(url)).toBe(404)
  expect((await app.answer(getCourt, { params: { code: 'x'.repeat(301) } }, other)).status).toBe(422)
})

test('the coverage of the library by court, station and year', async () => {
  const { cases, courts } = await app.call(getCoverage, {}, other)
  expect(cases).toBe(4)
  expect(courts.map(({ court, code, cases: held }) => [court, code === null, held])).toEqual([
    ['Court of Appeal', false, 1],
    ['High Court', false, 3],
  ])
  expect(courts[1]).toMatchObject({
    stations: [
      { station: 'High Court at Kisumu', cases: 2, first: '2020-05-06', latest: '2021-07-08' },
      { station: 'Nairobi', cases: 1 },
    ],
    years: [
      { year: 2021, cases: 1 },
      { year: 2020, cases: 1 },
      { year: 2018, cases: 1 },
    ],
  })
})

test('what came after the last count is counted with it, and counting twice at a time counts nothing twice', async () => {
  const counts = async (headers = other) => {
    const court = await app.call(getCourt, { params: { code: 'High Court' } }, headers)
    const facets = await app.call(searchFacets, { body: {} }, headers)
    const { cases } = await app.call(getCoverage, {}, headers)
    const ofStation = (station: string) => facets.stations.find(({ value }) => value === station)?.count ?? 0
    return [court.cases, court.judges[0]!.cases, facets.total, facets.judges[0]!.count, ofStation('High Court at Nyeri'), cases]
  }
  expect(await counts()).toEqual([3, 2, 4, 2, 0, 4])
  expect(await counts(owner)).toEqual([4, 2, 5, 2, 0, 4])
  const late = { ...highCourt, title: 'Late v Later', court_station: 'Nyeri', date: '2023-03-03', judges: ['Ruth Nasimiyu Barasa'] }
  const [lateId] = await storeCases(app.database, [{ ...late, citation: '[2023] KEHC 90031 (KLR)' }])
  expect(await counts()).toEqual([4, 3, 5, 3, 1, 5])
  await Promise.all([finishIndexing(app.database), finishIndexing(app.database)])
  expect(await counts()).toEqual([4, 3, 5, 3, 1, 5])
  expect(await counts(owner)).toEqual([5, 3, 6, 3, 1, 5])
  await app.database.pool.query('delete from documents where id in (select id from cases where case_id = $1)', [lateId])
  await finishIndexing(app.database)
  expect(await counts()).toEqual([3, 2, 4, 2, 0, 4])
})

test('a private document counts for its owner alone, and never for the library', async () => {
  const own = await app.call(getCourt, { params: { code: 'High Court' } }, owner)
  expect([own.cases, own.stations.length, own.most_cited[0]?.cited_by]).toEqual([4, 3, 2])
  const page = await app.call(getCourt, { params: { code: 'High Court' } }, other)
  expect(JSON.stringify(page)).not.toMatch(/Secret|Lodwar|Hilda/)
  expect(page.cases).toBe(3)
  const { id, cases } = await app.call(getJudge, { params: { id: 'Hilda Secretson' } }, owner)
  expect(cases).toBe(1)
  expect((await app.answer(getJudge, { params: { id: String(id) } }, other)).status).toBe(404)
  expect((await app.answer(getJudge, { params: { id: 'Hilda Secretson' } }, other)).status).toBe(404)
  for (const headers of [owner, other]) expect(JSON.stringify(await app.call(getCoverage, {}, headers))).not.toMatch(/Lodwar/)
})

test('a court outside Kenya is known by what it is, not by the letters of its code', async () => {
  await storeCases(app.database, [
    { title: 'Ochieng v Moraa', court: 'Small Claims Court', date: '2024-02-03' },
    { title: 'Okello v Attorney General', court: 'Supreme Court of Uganda', date: '2010-02-03' },
    { title: 'Patel v Rex', court: 'Court of Appeal for Eastern Africa', date: '1954-02-03' },
  ])
  const { courts } = await app.call(getCoverage, {}, other)
  expect(Object.fromEntries(courts.map(({ court, abroad }) => [court, abroad]))).toMatchObject({
    'High Court': false,
    'Small Claims Court': false,
    'Supreme Court of Uganda': true,
    'Court of Appeal for Eastern Africa': false,
  })
})
