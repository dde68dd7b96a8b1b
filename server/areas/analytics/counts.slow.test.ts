import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CourtTrends,
  type JudgeAnalysis,
  analyzeJudge,
  countProvisions,
  getCourtTendencies,
  getDisposition,
} from '#contract/analytics'
import { getCaseDetail } from '#contract/case-detail'
import type { CaseDetail } from '#contract/cases'
import { trackPrecedent } from '#contract/citator'
import { correctCase, deleteCase } from '#contract/library'
import { redactionTargets } from '../../areas.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { expectCitingListed, expectListed, expectProvisionsListed } from '../../testing/expect-listed.ts'
import { storeAct } from '../../testing/store-act.ts'
import { type GivenRecord, storeCases } from '../../testing/store-cases.ts'
import { redactNames } from '../documents/documents.ts'

let app: TestApp
let reader: { authorization: string }
let editor: { authorization: string }
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hukumu-counts-'))
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

const get = async <T>(url: string): Promise<T> => {
  const answer = await app.inject({ url: `/api/${url}`, headers: reader })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<T>()
}

/** What the calls must say, counted case by case from what each case says of itself. */
async function countAnew(ids: readonly string[], of: (one: CaseDetail) => boolean) {
  const years = new Map<number, Record<string, number>>()
  const topics = new Map<string, number>()
  let total = 0
  for (const id of ids) {
    const one = await app.call(getCaseDetail, { params: { id } }, reader)
    if (!of(one)) continue
    total += 1
    for (const topic of one.legal_areas) topics.set(topic, (topics.get(topic) ?? 0) + 1)
    if (one.year === null) continue
    const { favours } = await app.call(getDisposition, { params: { id } }, reader)
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
const summaryOf = ({ total_cases, trends, topic_breakdown }: CourtTrends | JudgeAnalysis) => ({
  total_cases,
  trends,
  topics: Object.fromEntries(topic_breakdown.map(({ topic, count }) => [topic, count])),
})

test('after any imports, corrections, redactions and deletions the counts are those of the cases there are', async () => {
  let seed = 19
  let number = 90_000
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
  const owner = await app.signedIn()
  await storeAct(app.database, 'Reed Act')
  const [lead] = (await storeCases(app.database, [
    {
      title: 'Achola v Baraza',
      court: 'Supreme Court',
      date: '2019-01-02',
      citation: '[2019] KESC 77 (KLR)',
      content: ['1. One.', '2. Two.'],
    },
  ])) as [string]
  const cites = ['', 'See [2019] KESC 77 (KLR) at paragraph 2.', 'See [2019] KESC 77 (KLR).', 'Section 1 of the Reed Act applies.']
  const fresh = (): GivenRecord => {
    number += 1
    return {
      title: `Mary Wanjiru v Kamau ${number}`,
      court: pick(courts),
      document_type: 'Judgment',
      date: random(6) === 0 ? null : `${2021 + random(3)}-02-03`,
      parties: [{ name: pick(['Mary Wanjiru', 'Peter Otieno']), role: 'Appellant' }],
      legal_areas: areas(),
      judges: bench(),
      content: [`1. The fence ${number} between the farms was moved. ${pick(cites)}`, `2. ${pick(endings)}`],
    }
  }
  const turns: (() => Promise<unknown>)[] = [
    () => add(fresh()),
    async () => {
      const [, record] = pick([...given])
      await add({ ...record, content: [`1. The fence between the farms was moved again. ${pick(cites)}`, `2. ${pick(endings)}`] })
    },
    async () => {
      const changes: object[] = [
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
      await app.call(correctCase, { params: { id: pick([...given.keys()]) }, body: pick(changes) }, editor)
    },
    async () => {
      const own = JSON.stringify({ ...fresh(), title: `Secret v Hidden ${number}` })
      await app.upload('own.json', own, owner)
    },
    async () => {
      if (given.size < 4) return
      const id = pick([...given.keys()])
      await app.call(deleteCase, { params: { id } }, editor)
      given.delete(id)
    },
  ]
  for (let i = 0; i < 6; i += 1) await add(fresh())
  for (let round = 0; round < 3; round += 1) {
    for (let turn = 0; turn < 5; turn += 1) await pick(turns)()
    if (round === 1)
      await redactNames(app.database, redactionTargets, {
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
      const trends = await app.call(getCourtTendencies, { query: { court } }, reader)
      expect(summaryOf(trends)).toEqual(await countAnew(ids, (one) => one.court === court))
      await expectListed(get, { courts: court }, trends)
      await expectProvisionsListed(get, await app.call(countProvisions, { query: { court } }, reader))
    }
    await expectCitingListed(get, await app.call(trackPrecedent, { params: { id: lead } }, reader))
    for (const judge of judges) {
      const anew = await countAnew(ids, (one) => one.judges.includes(judge))
      if (anew.total_cases === 0) continue
      const analysis = await app.call(analyzeJudge, { params: { name: judge } }, reader)
      expect(summaryOf(analysis)).toEqual(anew)
      await expectListed(get, { judges: judge }, analysis)
    }
  }
})
