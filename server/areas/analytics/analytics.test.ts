import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CourtTrends, JudgeAnalysis, SaidDisposition, getDisposition } from '#contract/analytics'
import type { CaseDetail } from '#contract/cases'
import type { Output } from '#contract/endpoint'
import { redactables } from '../../redactables.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { multipart } from '../../testing/multipart.ts'
import { type GivenRecord, storeCases } from '../../testing/store-cases.ts'
import { redactNames, rereadDispositions } from '../documents/documents.ts'

let app: TestApp
let reader: { authorization: string }
let editor: { authorization: string }
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hukumu-analytics-'))
  mkdirSync(join(folder, 'outbox'))
  app = await createTestApp()
  reader = await app.signedIn()
  editor = await app.signedIn('editor@example.test')
  await app.database.sql.updateTable('users').set({ role: 'editor' }).where('email', '=', 'editor@example.test').execute()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await app.database.pool.query('truncate works, judges, redactions restart identity cascade')
  await app.database.pool.query('update search_library set id = gen_random_uuid()')
})

const get = async <T>(url: string, headers = reader): Promise<T> => {
  const answer = await app.inject({ url: `/api/${url}`, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<T>()
}
const trendsOf = (court: string, query = '') => get<CourtTrends>(`analytics/court-tendencies?court=${encodeURIComponent(court)}${query}`)
const analysisOf = (judge: string, query = '') => get<JudgeAnalysis>(`analytics/judge/${encodeURIComponent(judge)}/analysis${query}`)
const endingOf = (id: string, headers = reader) => get<Output<typeof getDisposition>>(`analytics/dispositions/${id}`, headers)
const correct = async (id: string, payload: object, headers = editor) =>
  (await app.inject({ method: 'PATCH', url: `/api/cases/${id}`, headers, payload })).statusCode

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
  expect(await trendsOf('High Court')).toEqual({
    court: 'High Court',
    total_cases: 4,
    trends: [
      { year: 2023, total: 1, favorable: 1, unfavorable: 0, mixed: 0, unknown: 0 },
      { year: 2024, total: 3, favorable: 0, unfavorable: 1, mixed: 1, unknown: 1 },
    ],
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
  const land = await trendsOf('High Court', '&topic=land&years=2024,2025')
  expect(land).toMatchObject({ total_cases: 2, trends: [{ year: 2024, total: 2, unfavorable: 1, unknown: 1 }] })
  expect(land.topic_breakdown).toEqual([{ topic: 'Land', count: 2 }])
  expect(await trendsOf('Tax Appeals Tribunal')).toMatchObject({ total_cases: 0, trends: [], topic_breakdown: [], favorable: null })
  expect((await app.inject({ url: '/api/analytics/court-tendencies', headers: reader })).json()).toMatchObject({
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
  const [below, , above] = (await storeCases(app.database, [
    judgment('The suit is dismissed. See [2024] KECA 77 (KLR).', {
      parties,
      citation: '[2024] KEHC 77 (KLR)',
      case_number: 'Civil Suit 4 of 2021',
    }),
    judgment('The suit is dismissed. See [2024] KECA 77 (KLR).', { parties: [{ name: 'Attorney General', role: null }] }),
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
    provisions: [],
  })
  expect((await analysisOf('Peter Langat')).appeals).toEqual({ cases: 0, outcomes: [] })
})

test('figures leave as a table that says what it is of', async () => {
  await storeCases(app.database, [
    judgment('The appeal is allowed.', { date: '2023-01-02' }),
    judgment('The appeal is dismissed.'),
    judgment('Let it be.', { date: null, citation: null, judges: ['Peter Langat'] }),
  ])
  const exported = async (query: string) => app.inject({ url: `/api/analytics/export?${query}`, headers: reader })
  const csv = await exported('court=High%20Court&judge=Peter%20Langat')
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.body.slice(1).split('\r\n')).toEqual([
    'Of,Topic,Year,Total Cases,Favorable Outcomes,Unfavorable Outcomes,Mixed Outcomes,Outcome Unknown',
    'High Court,,2023,1,1,0,0,0',
    'High Court,,2024,1,0,1,0,0',
    'High Court,,Without a year,1,,,,',
    'High Court,,All years,3,,,,',
    'Peter Langat,,Without a year,1,,,,',
    'Peter Langat,,All years,1,,,,',
    '',
  ])
  const xlsx = await exported('court=High%20Court&years=2023&format=xlsx')
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect((await exported('')).statusCode).toBe(422)
  expect((await exported('court=A&court=B&court=C&court=D&court=E')).statusCode).toBe(422)
  expect((await exported('judge=Nobody')).statusCode).toBe(404)
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
    { court: 'High Court', cases: 1, favorable: { cases: 1, of: 1, high: 1 }, court_favorable: { cases: 1, of: 2 } },
  ])
  expect((await app.inject({ url: '/api/analytics/judge/Nobody%20Known/analysis', headers: reader })).statusCode).toBe(404)
})

test('the ending of a case rests on its words, and an editor’s word stands before them, also over a new text', async () => {
  const given = judgment('I see 𝕬 no merit here. The appeal is dismissed with costs.')
  const [id] = (await storeCases(app.database, [given])) as [string]
  const read = await endingOf(id)
  expect(read).toMatchObject({ id, disposition: 'dismissed', favours: 'other', source: 'read', words: { number: '2' } })
  expect(read.words!.quote).toBe('The appeal is dismissed with costs.')
  const { content } = await get<CaseDetail>(`case-detail/${id}`)
  expect(content!.slice(read.words!.start, read.words!.end)).toBe(read.words!.quote)

  const disposition: SaidDisposition = { kind: 'partly allowed', favours: 'mixed' }
  expect(await correct(id, { disposition }, reader)).toBe(403)
  expect(await correct(id, { disposition: { kind: null, favours: 'moving' } })).toBe(422)
  expect(await correct(id, { disposition })).toBe(200)
  expect(await endingOf(id)).toMatchObject({ disposition: 'partly allowed', favours: 'mixed', source: 'editor', words: read.words })
  const outcomeOf = async () => (await get<CaseDetail>(`case-detail/${id}`)).outcome
  expect(await outcomeOf()).toBe('Appeal allowed in part')
  await storeCases(app.database, [{ ...given, content: [...given.content!, '3. It is so ordered.'] }])
  await rereadDispositions(app.database, () => undefined)
  expect(await outcomeOf()).toBe('Appeal allowed in part')
  expect(await endingOf(id)).toMatchObject({ disposition: 'partly allowed', source: 'editor' })
  expect(await trendsOf('High Court')).toMatchObject({ total_cases: 1, trends: [{ mixed: 1, total: 1 }] })
  expect(await correct(id, { disposition: { kind: null, favours: 'unknown' } })).toBe(200)
  expect(await trendsOf('High Court')).toMatchObject({ trends: [{ unknown: 1, total: 1 }], coverage: { known: 0 } })
})

test('a private document is counted nowhere, and its ending told to its owner alone', async () => {
  await storeCases(app.database, [judgment('The appeal is allowed.')])
  const owner = await app.signedIn()
  const upload = multipart([
    { name: 'own.json', content: JSON.stringify(judgment('The appeal is dismissed.', { title: 'Secret v Hidden' })) },
  ])
  expect(
    (await app.inject({ method: 'POST', url: '/api/library/uploads', ...upload, headers: { ...upload.headers, ...owner } })).statusCode,
  ).toBeLessThan(300)
  const [{ id }] = (await get<{ results: [{ id: string }] }>('library', owner)).results
  expect(await endingOf(id, owner)).toMatchObject({ disposition: 'dismissed' })
  expect((await app.inject({ url: `/api/analytics/dispositions/${id}`, headers: reader })).statusCode).toBe(404)
  for (const headers of [owner, reader])
    expect(await get(`analytics/court-tendencies?court=High%20Court`, headers)).toMatchObject({ total_cases: 1 })
})

/** What the calls must say, counted case by case from what each case says of itself. */
async function countAnew(ids: readonly string[], of: (one: CaseDetail) => boolean) {
  const years = new Map<number, Record<string, number>>()
  const topics = new Map<string, number>()
  let total = 0
  for (const id of ids) {
    const one = await get<CaseDetail>(`case-detail/${id}`)
    if (!of(one)) continue
    total += 1
    for (const topic of one.legal_areas) topics.set(topic, (topics.get(topic) ?? 0) + 1)
    if (one.year === null) continue
    const { favours } = await endingOf(id)
    const year = years.get(one.year) ?? { total: 0, moving: 0, other: 0, mixed: 0, unknown: 0 }
    year.total! += 1
    year[favours]! += 1
    years.set(one.year, year)
  }
  const trends = [...years]
    .sort(([a], [b]) => a - b)
    .map(([year, { moving, other, ...rest }]) => ({ year, ...rest, favorable: moving, unfavorable: other }))
  return { total_cases: total, trends, topics: Object.fromEntries(topics) }
}
/** The list of cases behind each figure has exactly as many. */
async function expectListed(filter: string, { trends, total_cases, dispositions, topic_breakdown }: CourtTrends | JudgeAnalysis) {
  const listed = async (more: string) => (await get<{ total: number }>(`cases?${filter}&${more}`)).total
  expect(await listed('endings=counted')).toBe(total_cases)
  for (const { year, total, ...series } of trends) {
    expect(await listed(`years=${year}&endings=counted`)).toBe(total)
    for (const [ending, cases] of Object.entries(series)) expect(await listed(`years=${year}&endings=${ending}`)).toBe(cases)
  }
  for (const { disposition, count } of dispositions) expect(await listed(`endings=${disposition.replaceAll(' ', '%20')}`)).toBe(count)
  for (const { topic, count } of topic_breakdown) expect(await listed(`legalAreas=${topic.toLowerCase()}&endings=counted`)).toBe(count)
}
const summaryOf = ({ total_cases, trends, topic_breakdown }: CourtTrends | JudgeAnalysis) => ({
  total_cases,
  trends,
  topics: Object.fromEntries(topic_breakdown.map(({ topic, count }) => [topic, count])),
})

test('after any imports, corrections, redactions and deletions the counts are those of the cases there are', async () => {
  let seed = 19
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const pick = <T>(of: readonly T[]): T => of[random(of.length)]!
  const courts = ['High Court', 'Court of Appeal']
  const judges = ['Ruth Nasimiyu Barasa', 'Peter Langat']
  const endings = [
    'The appeal is allowed.',
    'The suit is dismissed.',
    'The application is allowed in part.',
    'Let it be.',
    'Mary Wanjiru is well.',
  ]
  const areas = () => ['Land', 'Succession', 'Tax'].filter(() => random(2) === 0)
  const bench = () => judges.filter(() => random(3) > 0)
  const given = new Map<string, GivenRecord>()
  const add = async (record: GivenRecord) => {
    const [id] = await storeCases(app.database, [record])
    given.set(id!, record)
  }
  const fresh = () =>
    judgment(pick(endings), {
      title: `Mary Wanjiru v Kamau ${number}`,
      court: pick(courts),
      date: `${2021 + random(3)}-02-03`,
      legal_areas: areas(),
      judges: bench(),
    })
  const turns: (() => Promise<unknown>)[] = [
    () => add(fresh()),
    async () => {
      const [, record] = pick([...given])
      await add({ ...record, content: ['1. The fence between the farms was moved again.', `2. ${pick(endings)}`] })
    },
    async () => {
      const changes = [
        { court: pick(courts) },
        { legal_areas: areas() },
        { court_station: pick(['Nairobi', 'Kisumu']) },
        { case_number: `Civil Appeal ${number} of ${2015 + random(5)}` },
        { judges: bench() },
        { date: `${2019 + random(2)}-01-01` },
        {
          disposition: pick([
            { kind: 'withdrawn', favours: 'unknown' },
            { kind: 'allowed', favours: 'moving' },
          ]),
        },
      ]
      expect(await correct(pick([...given.keys()]), pick(changes))).toBe(200)
    },
    async () => {
      if (given.size < 4) return
      const id = pick([...given.keys()])
      expect((await app.inject({ method: 'DELETE', url: `/api/cases/${id}`, headers: editor })).statusCode).toBe(204)
      given.delete(id)
    },
  ]
  for (let i = 0; i < 6; i += 1) await add(fresh())
  for (let round = 0; round < 3; round += 1) {
    for (let turn = 0; turn < 5; turn += 1) await pick(turns)()
    if (round === 1)
      await redactNames(app.database, redactables, {
        caseId: pick([...given.keys()]),
        replacements: [{ name: 'Mary Wanjiru', initials: 'M.W.' }],
        by: 'registrar',
        outbox: join(folder, 'outbox'),
      })
    const ids = [...given.keys()]
    const { rows: kept } = await app.database.pool.query(
      'select facet, judge_id, court, topic, year, value, cases from case_facets order by 1, 2, 3, 4, 5, 6',
    )
    const { rows: anew } = await app.database.pool.query(`
      select f.facet, c.judge_id, c.court, c.topic, c.year, f.value, count(*)::integer as cases
      from counted_cases c join judgments g using (document_id) join documents d on d.id = c.document_id cross join lateral (
        values ('station', coalesce(g.court_station, '')), ('division', coalesce(g.division, '')), ('document_type', coalesce(g.document_type, '')),
          ('waited', coalesce(years_waited(g.case_number, d.year), ''))) as f (facet, value)
      group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`)
    expect(kept).toEqual(anew)
    for (const court of courts) {
      const trends = await trendsOf(court)
      expect(summaryOf(trends)).toEqual(await countAnew(ids, (one) => one.court === court))
      await expectListed(`courts=${encodeURIComponent(court)}`, trends)
    }
    for (const judge of judges) {
      const anew = await countAnew(ids, (one) => one.judges.includes(judge))
      if (anew.total_cases === 0) continue
      const analysis = await analysisOf(judge)
      expect(summaryOf(analysis)).toEqual(anew)
      await expectListed(`judges=${encodeURIComponent(judge)}`, analysis)
    }
  }
})
