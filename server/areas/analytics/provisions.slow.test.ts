import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { analyzeJudge, countProvisions } from '#contract/analytics'
import { getCaseDetail } from '#contract/case-detail'
import type { CaseDetail } from '#contract/cases'
import type { Output } from '#contract/endpoint'
import { deleteCase, uploadDocuments } from '#contract/library'
import { redactionTargets } from '../../areas.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { expectProvisionsListed } from '../../testing/expect-listed.ts'
import { storeAct } from '../../testing/store-act.ts'
import { type GivenRecord, storeCases } from '../../testing/store-cases.ts'
import { lockGraph } from '../citations/citations.ts'
import { rebuildActKeys, redactNames } from '../documents/documents.ts'

let app: TestApp
let reader: { authorization: string }
let editor: { authorization: string }
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hukumu-provisions-'))
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
  await app.database.pool.query('truncate works, judges, redactions, case_counts, case_facets, provision_counts restart identity cascade')
  await app.database.pool.query('update search_library set id = gen_random_uuid()')
})

const get = async <T>(url: string): Promise<T> => {
  const answer = await app.inject({ url: `/api/${url}`, headers: reader })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<T>()
}
type Provisions = Output<typeof countProvisions>
const provisionsOf = (court: string, query = {}) => app.call(countProvisions, { query: { court, ...query } }, reader)

interface HeldAct {
  name: string
  year: number
  begun: string
}

/** The provisions that a case cites and that there are, as 'ACT~UNIT' (the Acts have one section): of the Acts of a name that had begun the last one, or the one whose year is printed. */
function citedIn({ content, date }: CaseDetail, acts: ReadonlyMap<string, HeldAct>): Set<string> {
  const cited = new Set<string>()
  for (const [, unit, name, year] of content!.matchAll(/Section (\d) of the (\w+ \w+ Act)(?:, (\d{4}))?/g)) {
    const meant = [...acts]
      .filter(([, act]) => act.name === name && (year === undefined || act.year === Number(year)) && (date === null || date >= act.begun))
      .sort(([, one], [, other]) => other.begun.localeCompare(one.begun))
    if (meant[0] && unit === '1') cited.add(`${meant[0][0]}~sec_${unit}`)
  }
  return cited
}

/** How many cases cite each, counted case by case from what each says. */
function countAnew(cases: readonly CaseDetail[], acts: ReadonlyMap<string, HeldAct>) {
  const counts = new Map<string, number>()
  for (const one of cases) for (const id of citedIn(one, acts)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return Object.fromEntries(counts)
}
const summaryOf = ({ provisions }: Pick<Provisions, 'provisions'>) => Object.fromEntries(provisions.map(({ id, cases }) => [id, cases]))

test('after any imports, corrections, redactions, uploads and deletions provisions are counted as the cases there are cite them', async () => {
  let seed = 23
  let number = 70_000
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const pick = <T>(of: readonly T[]): T => of[random(of.length)]!
  const courts = ['High Court', 'Court of Appeal']
  // Two Acts of each name.
  const names = [
    ['Reed Harvest Act', [1970, 1990]],
    ['Ferry Crossing Act', [1971, 2010]],
  ] as const
  const acts = new Map<string, HeldAct>()
  const addAct = async ([name, years]: (typeof names)[number], year = pick(years)) => {
    const { id } = await storeAct(app.database, name, year)
    acts.set(id, { name, year, begun: acts.get(id)?.begun ?? `${year}-01-01` })
  }
  const days = ['1975-03-01', '1999-05-06', '2015-07-08', null]
  const areas = () => ['Land', 'Succession'].filter(() => random(2) === 0)
  const words = () =>
    [0, 1, 2].map(
      (place) =>
        `${place + 1}. Mary Wanjiru says that section ${1 + random(2)} of the ${pick(names)[0]}${pick(['', '', ', 1990', ', 2010'])} applies.`,
    )
  const cases = new Map<string, GivenRecord>()
  const fresh = (): GivenRecord => {
    number += 1
    return {
      title: `Wafula v Reed Board ${number}`,
      court: pick(courts),
      document_type: 'Judgment',
      date: pick(days),
      legal_areas: areas(),
      judges: ['Ruth Nasimiyu Barasa'],
      content: words().map((line) => line.replace('section', 'Section')),
    }
  }
  const add = async (record: GivenRecord) => {
    const [id] = await storeCases(app.database, [record])
    cases.set(id!, record)
  }
  const remove = async (from: Map<string, unknown>) => {
    if (from.size < 3) return
    const id = pick([...from.keys()])
    await app.database.pool.query('delete from documents where work_id = (select id from works where public_id = $1)', [id])
    from.delete(id)
  }
  const correct = async (payload: object) => {
    const url = `/api/cases/${pick([...cases.keys()])}`
    expect((await app.inject({ method: 'PATCH', url, headers: editor, payload })).statusCode).toBe(200)
  }
  const turns: (() => Promise<unknown>)[] = [
    () => add(fresh()),
    () => add({ ...pick([...cases.values()]), content: fresh().content! }),
    () => addAct(pick(names)),
    () => correct({ date: pick(days.filter((day) => day !== null)) }),
    () => correct({ court: pick(courts) }),
    () => correct({ legal_areas: areas() }),
    async () => {
      const upload = [{ name: 'own.json', content: JSON.stringify({ ...fresh(), title: `Secret v Hidden ${number}` }) }]
      await app.call(uploadDocuments, { files: upload }, editor)
    },
    () => storeCases(app.database, [{ ...fresh(), title: `Invented v Sample ${number}`, sample: true }]),
    async () => {
      const id = pick([...cases.keys()])
      if (cases.size < 3) return
      await app.call(deleteCase, { params: { id } }, editor)
      cases.delete(id)
    },
    () => remove(cases),
    () => remove(acts),
    async () => {
      const [id, act] = pick([...acts])
      const begun = pick(['1972-01-01', '2000-02-02'])
      if ([...acts.values()].some((other) => other !== act && other.name === act.name && other.begun === begun)) return
      await app.database.pool.query(
        `update acts set commenced = $1 where document_id = (
           select d.id from documents d join works w on w.id = d.work_id where w.public_id = $2)`,
        [begun, id],
      )
      acts.set(id, { ...act, begun })
    },
    () => rebuildActKeys(app.database),
  ]
  for (let i = 0; i < 6; i += 1) await add(fresh())
  for (const one of names) for (const year of one[1]) await addAct(one, year)
  for (let round = 0; round < 8; round += 1) {
    for (let turn = 0; turn < 5; turn += 1) await pick(turns)()
    if (round === 3)
      await redactNames(app.database, redactionTargets, {
        caseId: pick([...cases.keys()]),
        replacements: [{ name: 'Mary Wanjiru', initials: 'M.W.' }],
        by: 'registrar',
        outbox: join(folder, 'outbox'),
      })
    const held = await Promise.all([...cases.keys()].map((id) => app.call(getCaseDetail, { params: { id } }, reader)))
    for (const court of courts) {
      const decided = held.filter((one) => one.court === court)
      const all = await app.call(countProvisions, { query: { court } }, reader)
      expect(summaryOf(all)).toEqual(countAnew(decided, acts))
      await expectProvisionsListed(get, all)
      const narrowed = await app.call(countProvisions, { query: { court, topic: 'LAND', years: '2015,1999' } }, reader)
      const land = decided.filter(({ legal_areas, year }) => legal_areas.includes('Land') && (year === 2015 || year === 1999))
      expect(summaryOf(narrowed)).toEqual(countAnew(land, acts))
      await expectProvisionsListed(get, narrowed, { legalAreas: 'land', years: ['2015', '1999'] })
    }
    expect(summaryOf(await app.call(analyzeJudge, { params: { name: 'Ruth Nasimiyu Barasa' } }, reader))).toEqual(countAnew(held, acts))
    const { rows: left } = await app.database.pool.query(`
      select court, topic, year, act_id, unit, cases from provision_counts except
      select c.court, lower(c.topic), c.year, p.act_id, p.unit, count(distinct c.document_id)::integer
      from counted_cases c join cited_provisions p on p.citing_id = c.document_id where c.judge_id = 0 group by 1, 2, 3, 4, 5`)
    expect(left).toEqual([])
  }
})

test('a case and the Act that it cites, written at once, are counted together', async () => {
  const [id] = await storeCases(app.database, [
    { title: 'Wafula v Reed Board', court: 'High Court', date: '2015-07-08', content: ['1. Nothing is cited.'] },
  ])
  const [written, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const citing = app.database.sql.transaction().execute(async (transaction) => {
    await lockGraph(transaction)
    await sql`
      insert into law_citations (citing_id, position, start_offset, end_offset, quote_from, quote_length, act_key, unit, parts, named)
      select d.id, 0, 0, 1, 0, 1, 't act harvest reed', '1', '{}', true from documents d join works w on w.id = d.work_id
      where w.public_id = ${id}`.execute(transaction)
    written.resolve()
    await released.promise
  })
  await written.promise
  const arriving = storeAct(app.database, 'Reed Harvest Act', 1990)
  // The Act comes while nobody else sees the citation yet.
  await Promise.race([arriving, setTimeout(1_000)])
  released.resolve()
  await Promise.all([citing, arriving])
  expect((await provisionsOf('High Court')).provisions).toMatchObject([{ act: 'Reed Harvest Act', unit: '1', cases: 1 }])
})
