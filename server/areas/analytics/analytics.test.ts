import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SaidDisposition, analyzeJudge, countProvisions, exportFigures, getCourtTendencies, getDisposition } from '#contract/analytics'
import { getCaseDetail } from '#contract/case-detail'
import { trackPrecedent } from '#contract/citator'
import { correctCase } from '#contract/library'
import { listCases } from '#contract/search'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { expectCitingListed, expectListed, expectProvisionsListed } from '../../testing/expect-listed.ts'
import { storeAct } from '../../testing/store-act.ts'
import { type GivenRecord, storeCases } from '../../testing/store-cases.ts'
import { rereadDispositions } from '../documents/documents.ts'

let app: TestApp
let reader: { authorization: string }
let editor: { authorization: string }

beforeAll(async () => {
  app = await createTestApp()
  reader = await app.signedIn()
  editor = await app.signedIn('editor@example.test')
  await app.database.sql.updateTable('users').set({ role: 'editor' }).where('email', '=', 'editor@example.test').execute()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.pool.query('truncate works, judges, redactions, case_counts, case_facets, provision_counts restart identity cascade')
  await app.database.pool.query('update search_library set id = gen_random_uuid()')
})

const get = async <T>(url: string, headers = reader): Promise<T> => {
  const answer = await app.inject({ url: `/api/${url}`, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<T>()
}
const trendsOf = (court: string, query = {}) => app.call(getCourtTendencies, { query: { court, ...query } }, reader)
const analysisOf = (judge: string, query = {}) => app.call(analyzeJudge, { params: { name: judge }, query }, reader)
const endingOf = (id: string, headers = reader) => app.call(getDisposition, { params: { id } }, headers)

let number = 90_000
const judgment = (ending: string, given: Partial<GivenRecord> = {}): GivenRecord => {
  number += 1
  return {
    title: `Mutiso v Kamau ${number}`,
    court: 'High Court',
    document_type: 'Judgment',
    date: '2024-05-06',
    citation: `[2024] KEHC ${number} (KLR)`,
    judges: ['Ruth Nasimiyu Barasa'],
    content: ['1. The fence between the farms was moved.', `2. ${ending}`],
    ...given,
  }
}

test('a court: its cases year by year, for whom they ended, and what they were about', async () => {
  await storeCases(app.database, [
    judgment('The appeal is allowed.', { date: '2023-01-02', legal_areas: ['Land', 'Succession'] }),
    judgment('The appeal is dismissed with costs.', { legal_areas: ['Land'] }),
    judgment('The appeal is allowed in part.'),
    judgment('The parties shall keep the peace.', { legal_areas: ['Land'] }),
    judgment('The appeal is allowed.', { sample: true }),
    judgment('The appeal is allowed.', { court: 'Court of Appeal', citation: '[2024] KECA 90001 (KLR)' }),
  ])
  expect(await app.call(getCourtTendencies, { query: { court: 'High Court' } }, reader)).toEqual({
    court: 'High Court',
    total_cases: 4,
    trends: [
      { year: 2023, total: 1, favorable: 1, unfavorable: 0, mixed: 0, unknown: 0 },
      { year: 2024, total: 3, favorable: 0, unfavorable: 1, mixed: 1, unknown: 1 },
    ],
    undated: { total: 0, favorable: 0, unfavorable: 0, mixed: 0, unknown: 0 },
    topic_breakdown: [
      { topic: 'Land', count: 3 },
      { topic: 'Succession', count: 1 },
    ],
    dispositions: [
      { disposition: 'allowed', count: 1 },
      { disposition: 'partly allowed', count: 1 },
      { disposition: 'dismissed', count: 1 },
    ],
    favorable: { cases: 1, of: 3, share: 0.3333, low: 0.0615, high: 0.7923 },
    coverage: { cases: 4, known: 3, undated: 0 },
    workload: { stations: [], divisions: [], document_types: [{ value: 'Judgment', count: 4 }] },
    waited: { cases: 0, median: null, years: [] },
    few: true,
  })
  const land = await app.call(getCourtTendencies, { query: { court: 'High Court', topic: 'land', years: '2024,2025' } }, reader)
  expect(land).toMatchObject({ total_cases: 2, trends: [{ year: 2024, total: 2, unfavorable: 1, unknown: 1 }] })
  expect(land.topic_breakdown).toEqual([{ topic: 'Land', count: 2 }])
  expect(await trendsOf('Tax Appeals Tribunal')).toMatchObject({ total_cases: 0, trends: [], topic_breakdown: [], favorable: null })
  expect((await app.answer(getCourtTendencies, {}, reader)).body).toMatchObject({
    detail: [{ loc: ['query', 'court'], msg: 'Field required' }],
  })
})

test('where cases were decided, and how many whole years they took', async () => {
  await storeCases(app.database, [
    judgment('The appeal is allowed.', { court_station: 'Nairobi', division: 'Family', case_number: 'Civil Appeal 12 of 2020' }),
    judgment('The appeal is allowed.', { court_station: 'Nairobi', case_number: 'Civil Appeal E045 of 2023', document_type: 'Ruling' }),
    judgment('The appeal is allowed.', { court_station: 'Kisumu', case_number: 'Civil Suit 3/2023' }),
    judgment('The appeal is allowed.', { case_number: 'Civil Appeal 12 of 2031' }),
  ])
  const { workload, waited } = await trendsOf('High Court')
  expect(workload.stations).toEqual([
    { value: 'Nairobi', count: 2 },
    { value: 'High Court at Kisumu', count: 1 },
  ])
  expect(workload.divisions).toEqual([{ value: 'Family', count: 1 }])
  expect(workload.document_types).toEqual([
    { value: 'Judgment', count: 3 },
    { value: 'Ruling', count: 1 },
  ])
  expect(waited).toEqual({
    cases: 3,
    median: 1,
    years: [
      { years: 1, count: 2 },
      { years: 4, count: 1 },
    ],
  })
})

test('a judge: what the decisions cite, who stands in them, and what became of them on appeal', async () => {
  const parties = [
    { name: 'Mutiso', role: 'Appellant' },
    { name: 'Attorney General', role: 'Respondent' },
  ]
  const act = await storeAct(app.database, 'Reed Act')
  const [below, , above] = (await storeCases(app.database, [
    judgment('See [2024] KECA 77 (KLR) at paragraph 2 and section 1 of the Reed Act. The suit is dismissed.', {
      parties,
      citation: '[2024] KEHC 77 (KLR)',
      case_number: 'Civil Suit 4 of 2021',
    }),
    judgment('See [2024] KECA 77 (KLR), paras 1-2. The suit is dismissed.', { parties: [{ name: 'Attorney General', role: null }] }),
    judgment('The appeal is allowed.', { court: 'Court of Appeal', citation: '[2024] KECA 77 (KLR)', judges: ['Peter Langat'] }),
  ])) as [string, string, string]
  const idOf = async (caseId: string) =>
    (
      await app.database.sql
        .selectFrom('works')
        .innerJoin('documents', 'documents.work_id', 'works.id')
        .where('public_id', '=', caseId)
        .select('documents.id')
        .executeTakeFirstOrThrow()
    ).id
  await app.database.pool.query(
    `insert into appeal_steps (citing_id, place, kind, outcome, start_offset, end_offset, quote_from, quote_length, paragraph, cited_id)
     values ($1, 0, 'appeal', 'reversed', 0, 1, 0, 1, 1, $2)`,
    [await idOf(above), await idOf(below)],
  )
  const page = await analysisOf('Ruth Nasimiyu Barasa')
  expect(page).toMatchObject({
    appeals: { cases: 1, outcomes: [{ outcome: 'reversed', count: 1 }] },
    authorities: [{ id: above, cases: 2 }],
    parties: [{ value: 'Attorney General', count: 2 }],
    provisions: [{ id: `${act.id}~${act.eid}`, act: 'Reed Act', unit: '1', cases: 1 }],
  })
  await expectListed(get, { judges: 'Ruth Nasimiyu Barasa' }, page)
  const provisions = await app.call(countProvisions, { query: { court: 'High Court' } }, reader)
  expect(provisions.provisions).toEqual(page.provisions)
  await expectProvisionsListed(get, provisions)
  const tracked = await app.call(trackPrecedent, { params: { id: above } }, reader)
  expect(tracked).toMatchObject({
    total: 2,
    pinpointed: 2,
    paragraphs: [
      { number: 2, count: 2 },
      { number: 1, count: 1 },
    ],
  })
  await expectCitingListed(get, tracked)
  expect((await analysisOf('Peter Langat')).appeals).toEqual({ cases: 0, outcomes: [] })
})

test('of two Acts of one name a decision cites the later one that had begun, or the one whose year it names', async () => {
  const [old, later] = [await storeAct(app.database, 'Reed Act', 1950), await storeAct(app.database, 'Reed Act', 2015)]
  await storeCases(app.database, [
    judgment('Section 1 of the Reed Act applies.', { date: '2010-05-06', citation: '[2010] KEHC 78 (KLR)' }),
    judgment('Section 1 of the Reed Act applies.'),
    judgment('Section 1 of the Reed Act, 1950 applies.'),
    // What the Act does not have is none of its provisions, however often it is cited.
    ...[1, 2, 3].map(() => judgment('Section 55 of the Reed Act applies.')),
  ])
  const counted = await app.call(countProvisions, { query: { court: 'High Court' } }, reader)
  expect(counted.provisions.map(({ id, cases }) => [id, cases])).toEqual([
    [`${old.id}~sec_1`, 2],
    [`${later.id}~sec_1`, 1],
  ])
  await expectProvisionsListed(get, counted)
})

test('cases without a court or a year, and what citing cases made of one, are listed as well', async () => {
  const [lead] = (await storeCases(app.database, [
    judgment('The appeal is allowed.', { court: 'Court of Appeal', citation: '[2019] KECA 76 (KLR)', date: '2019-02-03' }),
    judgment('See [2019] KECA 76 (KLR). The appeal is allowed.', { court: null, citation: null }),
    judgment('', {
      date: null,
      citation: null,
      content: [
        'JUDGMENT',
        '1. The fence was moved.',
        '2. I distinguish [2019] KECA 76 (KLR) from this case.',
        '3. The suit is dismissed.',
      ],
    }),
  ])) as [string]
  const page = await analysisOf('Ruth Nasimiyu Barasa')
  expect(page.courts).toContainEqual(expect.objectContaining({ court: null, cases: 1, court_favorable: null }))
  expect(page.undated).toEqual({ total: 1, favorable: 0, unfavorable: 1, mixed: 0, unknown: 0 })
  await expectListed(get, { judges: 'Ruth Nasimiyu Barasa' }, page)
  const tracked = await app.call(trackPrecedent, { params: { id: lead } }, reader)
  expect(tracked.courts).toContainEqual({ court: null, count: 1 })
  await expectCitingListed(get, tracked)
  expect((await app.call(listCases, { query: { cites: `${lead}~distinguished` } }, reader)).total).toBe(1)
})

test('figures leave as a table that says what it is of', async () => {
  await storeCases(app.database, [
    judgment('The appeal is allowed.', { date: '2023-01-02' }),
    judgment('The appeal is dismissed.'),
    judgment('Let it be.', { date: null, citation: null, judges: ['Peter Langat'] }),
  ])
  const csv = await app.call(exportFigures, { query: { court: 'High Court', judge: 'Peter Langat' } }, reader)
  expect(csv.type).toBe('text/csv; charset=utf-8')
  expect((await csv.text()).split('\r\n')).toEqual([
    'Of,Topic,Year,Total Cases,Favorable Outcomes,Unfavorable Outcomes,Mixed Outcomes,Outcome Unknown',
    'High Court,,2023,1,1,0,0,0',
    'High Court,,2024,1,0,1,0,0',
    'High Court,,Without a year,1,0,0,0,1',
    'High Court,,All years,3,1,1,0,1',
    'Peter Langat,,Without a year,1,0,0,0,1',
    'Peter Langat,,All years,1,0,0,0,1',
    '',
  ])
  const xlsx = await app.call(exportFigures, { query: { court: 'High Court', years: '2023', format: 'xlsx' } }, reader)
  expect((await xlsx.text()).slice(0, 2)).toBe('PK')
  expect((await app.answer(exportFigures, { query: {} }, reader)).status).toBe(422)
  expect((await app.answer(exportFigures, { query: { court: ['A', 'B', 'C', 'D', 'E'] } }, reader)).status).toBe(422)
  expect((await app.answer(exportFigures, { query: { judge: 'Nobody' } }, reader)).status).toBe(404)
})

test('a judge beside the same court in the same years', async () => {
  const other = { judges: ['Peter Langat'] }
  await storeCases(app.database, [
    judgment('The appeal is allowed.'),
    judgment('The appeal is dismissed.', other),
    judgment('The suit is dismissed.', { ...other, date: '2019-05-06' }),
  ])
  const page = await analysisOf('ruth nasimiyu barasa')
  expect(page).toMatchObject({ judge: { name: 'Ruth Nasimiyu Barasa', other_names: [] }, total_cases: 1, few: true })
  expect(page.courts).toMatchObject([
    { court: 'High Court', cases: 1, favorable: { cases: 1, of: 1, high: 1 }, court_favorable: { cases: 1, of: 2 }, years: [2024] },
  ])
  expect((await app.answer(analyzeJudge, { params: { name: 'Nobody Known' } }, reader)).status).toBe(404)
})

test('the ending of a case rests on its words, and an editor’s word stands before them, also over a new text', async () => {
  const given = judgment('I see 𝕬 no merit here. The appeal is dismissed with costs.')
  const [id] = (await storeCases(app.database, [given])) as [string]
  const read = await endingOf(id)
  expect(read).toMatchObject({ id, disposition: 'dismissed', favours: 'other', source: 'read', words: { number: '2' } })
  expect(read.words!.quote).toBe('The appeal is dismissed with costs.')
  const { content } = await app.call(getCaseDetail, { params: { id } }, reader)
  expect(content!.slice(read.words!.start, read.words!.end)).toBe(read.words!.quote)

  const inList = async () => (await app.call(listCases, { query: { query: 'fence' } }, reader)).results[0]!.decided
  expect(await inList()).toEqual({ kind: 'dismissed', quote: { text: read.words!.quote, paragraph: read.words!.paragraph, number: '2' } })

  const outcomeOf = async () => (await app.call(getCaseDetail, { params: { id } }, reader)).outcome
  await app.database.pool.query(`update judgments set outcome = 'Preliminary objection struck out'`)
  await rereadDispositions(app.database, () => undefined)
  expect(await outcomeOf()).toBe('Appeal dismissed')

  const disposition: SaidDisposition = { kind: 'partly allowed', favours: 'mixed' }
  expect((await app.answer(correctCase, { params: { id }, body: { disposition } }, reader)).status).toBe(403)
  expect((await app.answer(correctCase, { params: { id }, body: { disposition: { kind: null, favours: 'moving' } } }, editor)).status).toBe(
    422,
  )
  await app.call(correctCase, { params: { id }, body: { disposition } }, editor)
  expect(await endingOf(id)).toMatchObject({ disposition: 'partly allowed', favours: 'mixed', source: 'editor', words: read.words })
  expect(await inList()).toEqual({ kind: 'partly allowed', quote: null })
  expect(await outcomeOf()).toBe('Appeal allowed in part')
  await storeCases(app.database, [{ ...given, content: [...given.content!, '3. It is so ordered.'] }])
  await rereadDispositions(app.database, () => undefined)
  expect(await outcomeOf()).toBe('Appeal allowed in part')
  expect(await endingOf(id)).toMatchObject({ disposition: 'partly allowed', source: 'editor' })
  expect(await trendsOf('High Court')).toMatchObject({ total_cases: 1, trends: [{ mixed: 1, total: 1 }] })
  await app.call(correctCase, { params: { id }, body: { disposition: { kind: null, favours: 'unknown' } } }, editor)
  expect(await inList()).toBeUndefined()
  expect(await trendsOf('High Court')).toMatchObject({ trends: [{ unknown: 1, total: 1 }], coverage: { known: 0 } })
})

test('a private document is counted nowhere, and its ending told to its owner alone', async () => {
  await storeCases(app.database, [judgment('The appeal is allowed.')])
  const owner = await app.signedIn()
  const id = await app.upload('own.json', JSON.stringify(judgment('The appeal is dismissed.', { title: 'Secret v Hidden' })), owner)
  expect(await endingOf(id, owner)).toMatchObject({ disposition: 'dismissed' })
  expect((await app.answer(getDisposition, { params: { id } }, reader)).status).toBe(404)
  for (const headers of [owner, reader])
    expect(await app.call(getCourtTendencies, { query: { court: 'High Court' } }, headers)).toMatchObject({ total_cases: 1 })
})
