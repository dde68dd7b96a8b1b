import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn } from '#contract/accounts'
import { getCaseDetail } from '#contract/case-detail'
import {
  getAppealHistory,
  getAuthorities,
  getCitedBy,
  getStanding,
  listTreatmentReviews,
  listUndecidedLeads,
  reviewTreatment,
  trackPrecedent,
  treatments,
} from '#contract/citator'
import { listCases } from '#contract/search'
import { dayInNairobi } from '../../clock.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { importSamplesAsReal } from '../../testing/import-samples.ts'
import { removeDocument } from '../documents/import/correct-record.ts'
import { rebuildGraph } from '../citations/citations.ts'

const trial = 'kemc-2023-90011'
const high = 'kehc-2024-90147'
const appeal = 'keca-2025-90112'
const supreme = 'kesc-2026-90007'
const claims = 'kescc-2025-90021'

let app: TestApp
let reader: Record<string, string>
let editor: Record<string, string>
let karume: string

beforeAll(async () => {
  app = await createTestApp()
  reader = await app.signedIn()
  const email = 'editor@example.test'
  await app.signedIn(email)
  await app.database.pool.query(`update users set role = 'editor' where email_key = $1`, [email])
  const login = await app.call(logIn, { body: { email, password: 'secret-enough' } })
  editor = { authorization: `Bearer ${login.access_token}` }
  await importSamplesAsReal(app.database)
  const { rows } = await app.database.pool.query<{ case_id: string }>(`select case_id from cases where citation = '[1992] KECA 42 (KLR)'`)
  karume = rows[0]!.case_id
})
afterAll(() => app.close())

const citedBy = (id: string, query = {}) => app.call(getCitedBy, { params: { id }, query }, reader)
const signalOf = async (id: string, headers = reader) => (await app.call(getCaseDetail, { params: { id } }, headers)).signal

const today = () => dayInNairobi(Date.now())

test('the course of a matter is told from headers and orders, with the words that say so', async () => {
  const before = today()
  const { cases, steps, signal } = await app.call(getAppealHistory, { params: { id: high } }, reader)
  expect(cases.map(({ id }) => id)).toEqual([trial, high, appeal, supreme])
  expect(steps.map((step) => [step.from?.id, step.outcome, step.case.id])).toEqual([
    [trial, 'varied', high],
    [high, 'reversed', appeal],
    [appeal, 'varied', supreme],
  ])
  expect(steps[1]!.header.quote).toMatch(/^\(Being an appeal from the judgment and decree of the High Court/)
  const detail = await app.call(getCaseDetail, { params: { id: appeal } }, reader)
  expect(detail.content!.slice(signal!.words.start, signal!.words.end)).toBe(signal!.words.quote)
  expect(signal).toMatchObject({
    kind: 'reversed on appeal',
    level: 'negative',
    source: 'appeal history',
    case: { id: appeal },
    words: { number: '19' },
    afterwards: { kind: 'varied on appeal' },
  })
  // Midnight may lie between.
  expect([before, today()]).toContain(signal?.as_at)
  expect((await app.call(getAppealHistory, { params: { id: karume } }, reader)).steps).toEqual([])
})

test('the standing is on the cards of a search as well', async () => {
  const { results } = await app.call(listCases, { query: { query: 'mobile bank', limit: 50 } }, reader)
  const signals = Object.fromEntries(results.map(({ id, signal }) => [id, signal?.kind ?? null]))
  expect(signals).toMatchObject({ [high]: 'reversed on appeal', [supreme]: null })
})

test('of every case it is told what is known for and against it, among how many held', async () => {
  const standingOf = async (id: string) => (await app.call(getStanding, { params: { id } }, reader)).standing
  const { total } = await app.call(listCases, { query: { limit: 1 } }, reader)
  // Digests cite nothing.
  const { rowCount: digests } = await app.database.pool.query(`select from documents where kind = 'digest'`)
  const held = total - digests!
  expect(held).toBeLessThan(total)
  expect(await standingOf(karume)).toEqual({
    as_at: today(),
    held,
    cited_by: 4,
    against: [{ treatment: 'distinguished', cases: 2 }],
    support: [{ treatment: 'followed', cases: 1 }],
  })
  expect(await standingOf(supreme)).toMatchObject({ held, cited_by: 0, against: [], support: [] })
  expect((await app.call(getCaseDetail, { params: { id: karume } }, reader)).standing).toMatchObject({ cited_by: 4 })
  const asSample = (sample: boolean) =>
    app.database.pool.query('update documents set sample = $1 where id = (select id from cases where case_id = $2)', [sample, supreme])
  await asSample(true)
  expect([(await standingOf(karume)).held, (await standingOf(supreme)).held]).toEqual([held - 1, held])
  await asSample(false)
})

test('a card asks for the words that its signal rests on when it is opened', async () => {
  const { signal } = await app.call(getAppealHistory, { params: { id: high } }, reader)
  expect(await app.call(getStanding, { params: { id: high } }, reader)).toMatchObject({ id: high, signal })
  expect(await app.call(getStanding, { params: { id: supreme } }, reader)).toMatchObject({ id: supreme, signal: null })
  expect((await app.answer(getStanding, { params: { id: 'unknown' } }, reader)).status).toBe(404)
  expect((await app.answer(getStanding, { params: { id: high } })).status).toBe(401)
})

test('who cites a case is listed with the gravest first, and narrowed by treatment, court and year', async () => {
  const all = await citedBy(karume)
  expect(all.results.map((one) => [one.case.id, one.treatment])).toEqual([
    [supreme, 'distinguished'],
    [high, 'distinguished'],
    [appeal, 'cited'],
    [trial, 'cited'],
  ])
  expect(all.results.map(({ signal }) => signal?.kind ?? null)).toEqual([
    null,
    'reversed on appeal',
    'varied on appeal',
    'varied on appeal',
  ])
  expect(all.results[1]).toMatchObject({
    quote: 'Karume is distinguishable.',
    number: '26',
    leads: [{ told_by: 'this court', review: null }],
  })
  expect(all.counts).toEqual({
    cases: 4,
    treatments: [
      { value: 'distinguished', count: 2 },
      { value: 'followed', count: 1 },
      { value: 'cited', count: 3 },
    ],
    levels: [1, 2, 3, 4].map((value) => ({ value, count: 1 })),
    years: [2026, 2025, 2024, 2023].map((value) => ({ value, count: 1 })),
  })
  const narrow = await citedBy(karume, { treatment: ['distinguished', 'followed'], level: 1, year: 2026 })
  expect([narrow.total, narrow.results.map((one) => one.case.id)]).toEqual([1, [supreme]])
  const second = await citedBy(karume, { limit: 1, offset: 1 })
  expect([second.total, second.results.map((one) => one.case.id)]).toEqual([4, [high]])
})

test('authorities say what became of them and what is said of them', async () => {
  const { results } = await app.call(getAuthorities, { params: { id: supreme } }, reader)
  expect(results.find((one) => one.case?.id === karume)).toMatchObject({
    treatment: 'distinguished',
    leads: [{}, { treatment: 'followed' }],
  })
  expect(results.find((one) => one.case?.id === high)?.signal).toMatchObject({ kind: 'reversed on appeal' })
  for (const { printed } of results) expect(printed).toMatch(/\d{4}/)
})

test('authorities are a list as any other, in pages where that is asked for', async () => {
  const all = await app.call(getAuthorities, { params: { id: supreme } }, reader)
  expect(all).toMatchObject({ total: all.results.length, total_relation: 'eq', offset: 0, limit: 1000 })
  expect(all.total).toBeGreaterThan(2)
  const second = await app.call(getAuthorities, { params: { id: supreme }, query: { limit: 1, offset: 1 } }, reader)
  expect(second).toEqual({ results: [all.results[1]], total: all.total, total_relation: 'eq', offset: 1, limit: 1, complete: true })
})

test('how often a case was cited is told year by year', async () => {
  const tracked = await app.call(trackPrecedent, { params: { id: karume } }, reader)
  expect(tracked).toMatchObject({ id: karume, total: 4, years: [{ year: 2023, count: 1 }, {}, {}, { year: 2026 }] })
  expect(tracked.years[1]!.treatments).toEqual([{ value: 'distinguished', count: 1 }])
  expect(await app.call(trackPrecedent, { params: { id: supreme } }, reader)).toEqual({
    id: supreme,
    total: 0,
    years: [],
    courts: [],
    pinpointed: 0,
    paragraphs: [],
  })
})

test('a lead changes the standing of a case once an editor has confirmed it, and no longer once rejected', async () => {
  const lead = { case_id: appeal, treatment: 'overruled', decision: 'confirmed', note: 'No longer good law, at paragraph 17.' } as const
  const found = (await citedBy(claims)).results.find((one) => one.case.id === appeal)!.leads[0]!
  expect(found).toMatchObject({ treatment: 'overruled', quote: 'To that extent it is no longer good law.', review: null })
  expect(await signalOf(claims)).toBeNull()
  expect((await app.answer(reviewTreatment, { body: { ...lead, position: found.position } }, reader)).status).toBe(403)
  expect((await app.answer(reviewTreatment, { body: { ...lead, position: found.position, note: ' ' } }, editor)).status).toBe(422)
  expect((await app.answer(reviewTreatment, { body: { ...lead, position: 999 } }, editor)).status).toBe(404)

  expect(await app.call(reviewTreatment, { body: { ...lead, position: found.position } }, editor)).toMatchObject({
    review: { decision: 'confirmed' },
  })
  expect(await signalOf(claims)).toMatchObject({ kind: 'overruled', level: 'negative', source: 'confirmed treatment' })
  await rebuildGraph(app.database)
  expect(await signalOf(claims)).toMatchObject({ kind: 'overruled' })

  await app.call(
    reviewTreatment,
    { body: { ...lead, position: found.position, decision: 'rejected', note: 'The Supreme Court disapproved of this.' } },
    editor,
  )
  expect(await signalOf(claims)).toBeNull()
  expect((await citedBy(claims)).results.find((one) => one.case.id === appeal)).toMatchObject({
    treatment: 'cited',
    leads: [{ review: { decision: 'rejected' } }],
  })
  const trail = await app.call(listTreatmentReviews, { query: { case_id: appeal } }, editor)
  expect(trail).toHaveProperty('results')
  expect(trail.results.map(({ before, decision, reviewer, note }) => [before, decision, reviewer, note])).toEqual([
    ['confirmed', 'rejected', 'Test Reader', 'The Supreme Court disapproved of this.'],
    [null, 'confirmed', 'Test Reader', 'No longer good law, at paragraph 17.'],
  ])
  expect(trail.results[0]).toMatchObject({
    case: { id: appeal },
    cited: { id: claims },
    words: { quote: 'To that extent it is no longer good law.', number: '17' },
  })
  expect((await app.answer(listTreatmentReviews, {}, reader)).status).toBe(403)
})

test('what nobody has decided on waits for editors, the gravest first, and leaves the queue with the decision', async () => {
  const queue = (query = {}) => app.call(listUndecidedLeads, { query }, editor)
  const { results, total, treatments: counts } = await queue({ limit: 100 })
  expect(total).toBe(results.length)
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  const ranks = results.map(({ lead }) => treatments.indexOf(lead.treatment))
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  expect(new Set(results.map(({ case: citing, lead }) => `${citing.id} ${lead.position} ${lead.treatment}`)).size).toBe(total)
  for (const { lead } of results) expect(lead).toMatchObject({ review: null, quote: expect.stringMatching(/\w/) as string })

  // Page by page the same.
  const paged = await Promise.all(results.map((_, offset) => queue({ limit: 1, offset })))
  expect(paged.flatMap((page) => page.results)).toEqual(results)

  const [first] = results
  const { treatment, position } = first!.lead
  const narrowed = await queue({ treatment, limit: 100 })
  expect(narrowed.results).toEqual(results.filter(({ lead }) => lead.treatment === treatment))
  expect(narrowed).toMatchObject({ total: narrowed.results.length, treatments: counts })

  const given = { case_id: first!.case.id, position, treatment, decision: 'rejected' as const, note: 'Only told of.' }
  await app.call(reviewTreatment, { body: given }, editor)
  const after = await queue({ limit: 100 })
  expect(after.total).toBe(total - 1)
  expect(after.results).toEqual(results.slice(1))

  expect((await app.answer(listUndecidedLeads, {}, reader)).status).toBe(403)
})

test('editors who review one lead at the same moment leave every decision in the trail, and the last one stands', async () => {
  const { position } = (await citedBy(karume)).results.find((one) => one.case.id === high)!.leads[0]!
  const lead = { case_id: high, position, treatment: 'distinguished' as const }
  const decisions = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? 'confirmed' : 'rejected'))
  await Promise.all(
    decisions.map((decision, index) => app.call(reviewTreatment, { body: { ...lead, decision, note: `Reading ${index}.` } }, editor)),
  )
  const { results, total } = await app.call(listTreatmentReviews, { query: { case_id: high } }, editor)
  expect(total).toBe(8)
  expect(results.map(({ note }) => note).toSorted()).toEqual(decisions.map((_, index) => `Reading ${index}.`))
  expect(results.map(({ before }) => before)).toEqual([...results.slice(1).map(({ decision }) => decision), null])
  const stands = (await citedBy(karume)).results.find((one) => one.case.id === high)!.leads[0]!
  expect(stands.review).toMatchObject({ decision: results[0]!.decision, note: results[0]!.note })
})

test('what a dissent says of a case changes nothing of its standing, though an editor has confirmed it', async () => {
  const found = (await citedBy(claims)).results.find((one) => one.case.id === appeal)!.leads[0]!
  const opinionIs = (kind: string | null) =>
    app.database.pool.query(
      `update treatments set opinion_kind = $1
        where citing_id = (select id from cases where case_id = $2) and position = $3 and treatment = 'overruled'`,
      [kind, appeal, found.position],
    )
  const { rows } = await app.database.pool.query<{ opinion_kind: string | null }>(
    `select opinion_kind from treatments where citing_id = (select id from cases where case_id = $1) and position = $2`,
    [appeal, found.position],
  )
  const given = { case_id: appeal, treatment: 'overruled' as const, position: found.position }
  await app.call(reviewTreatment, { body: { ...given, decision: 'confirmed', note: 'No longer good law.' } }, editor)
  for (const [kind, standing] of [
    ['dissenting', null],
    ['concurring', 'overruled'],
    [null, 'overruled'],
    ['majority', 'overruled'],
  ] as const) {
    await opinionIs(kind)
    expect((await signalOf(claims))?.kind ?? null).toBe(standing)
  }
  await opinionIs(rows[0]!.opinion_kind)
  await app.call(reviewTreatment, { body: { ...given, decision: 'rejected', note: 'Read again.' } }, editor)
  expect(await signalOf(claims)).toBeNull()
})

test('a case unknown to the reader is not found, and what cannot be asked is refused', async () => {
  for (const endpoint of [getCitedBy, getAuthorities, getAppealHistory, trackPrecedent])
    expect((await app.answer(endpoint, { params: { id: 'nothing' } }, reader)).status).toBe(404)
  for (const query of [{ treatment: 'praised' }, { level: 'high' }, { year: 12 }, { limit: 0 }, { limit: 101 }])
    expect(await app.answer(getCitedBy, { params: { id: karume }, query }, reader)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['query', ...Object.keys(query)] }] },
    })
})

test('a private document is in nobody else’s citator, and what is deleted is in none', async () => {
  const owner = await app.signedIn()
  const words = '1. Speaker of the National Assembly v Karume [1992] KECA 42 (KLR) is distinguishable.'
  await app.upload('Njeri v Otieno.txt', words, owner)
  expect((await app.call(getCitedBy, { params: { id: karume } }, owner)).total).toBe(5)
  expect((await citedBy(karume)).total).toBe(4)
  const held = await app.database.pool.query<{ id: number }>('select id from cases where case_id = $1', [appeal])
  await removeDocument(app.database, held.rows[0]!.id)
  expect(await signalOf(high)).toBeNull()
  expect((await citedBy(karume)).total).toBe(3)
  await importSamplesAsReal(app.database)
  expect(await signalOf(high)).toMatchObject({ kind: 'reversed on appeal' })
})

test('authorities name the first paragraph of them that is named, by the number of their court', async () => {
  const content = [
    '1. We follow Speaker v Karume [1992] KECA 42 (KLR).',
    '2. So [1992] KECA 42 (KLR) at paras 4-5, and [2020] KECA 90502 (KLR).',
  ]
  const [citing] = await storeCases(app.database, [
    { title: 'Achola v Baraza', citation: '[2026] KEHC 90561 (KLR)', date: '2026-03-04', content },
  ])
  const { results } = await app.call(getAuthorities, { params: { id: citing! } }, reader)
  expect(results.map(({ case: found, pinpoint }) => [found?.id ?? null, pinpoint])).toEqual([
    [karume, '4'],
    [null, null],
  ])
})
