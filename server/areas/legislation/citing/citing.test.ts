import { validateCitations } from '#contract/citations'
import { getProvisionCard, listCitedInCase } from '#contract/cited-legislation'
import { checkText } from '#contract/document-check'
import { countActCitations, listMostCitedActs, listProvisionDecisions, reviewProvisionLead } from '#contract/notes-of-decisions'
import { searchEverything } from '#contract/search-everything'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '../../../testing/create-test-app.ts'
import { rebuildGraph } from '../../citations/citations.ts'
import { importSources, rebuildActKeys } from '../../documents/documents.ts'
import { redactNames } from '../../documents/redaction/redact-names.ts'
import { reindexLaw } from '../../search/search.ts'
import { redactionTargets } from '../../../areas.ts'

let app: TestApp
let reader: { authorization: string }
let folder: string

const section = (number: string, text: string) =>
  `<section eId="sec_${number}"><num>${number}.</num><heading>Reeds</heading><subsection eId="s"><num>(1)</num><content><p>${text}</p></content></subsection><subsection eId="t"><num>(2)</num><content><p>The Minister may make rules.</p></content></subsection></section>`
const act = (date: string, fee: string) =>
  `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act><meta><identification>
  <FRBRWork><FRBRuri value="/akn/ke/act/1990/4"/><FRBRalias value="Reed Harvest Act"/></FRBRWork>
  <FRBRExpression><FRBRuri value="/akn/ke/act/1990/4/eng@${date}"/><FRBRlanguage language="eng"/></FRBRExpression></identification></meta>
  <body>${section('1', 'No person shall cut reeds without a licence of Zawadi Kerubo.')}${section('2', `The fee is ${fee} shillings.`)}</body></act></akomaNtoso>`

const judgment = (number: number, year: number, filed: number, court: string, content: string) =>
  JSON.stringify({
    title: `Wafula v Reed Board (Petition ${number} of ${filed}) [${year}] ${court} ${number} (KLR) (1 June ${year}) (Judgment)`,
    content,
  })

beforeAll(async () => {
  app = await createTestApp()
  reader = await app.signedIn()
  folder = mkdtempSync(join(tmpdir(), 'hukumu-citing-'))
  const files: Record<string, string> = {
    // The judgments come first: the graph does not hang on the order.
    'a.json': judgment(
      7,
      2014,
      2011,
      'KEHC',
      '1. The petitioner relied on section 1(1) of the Reed Harvest Act, 1990.\n\n2. We hold that section 2 of the Reed Harvest Act (No. 4 of 1990) is unconstitutional and is hereby declared null and void.',
    ),
    'b.json': judgment(
      8,
      2020,
      2019,
      'KECA',
      '1. Pursuant to section 2(1) of the Reed Harvest Act the fee was due. 2. We interpret section 2(1) of that Act strictly. Section 9 of the Companies Act does not arise.',
    ),
    'c.json': judgment(9, 1980, 1979, 'KEHC', '1. Section 2 of the Reed Harvest Act was another law in those days.'),
    'reed-1990.xml': act('1990-06-01', 'two'),
    'reed-2012.xml': act('2012-12-31', 'ten'),
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  await importSources(
    app.database,
    Object.keys(files).map((name) => join(folder, name)),
  )
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const decisions = (query = {}, eid = 'sec_2') => app.call(listProvisionDecisions, { params: { id: 'ke-act-1990-4', eid }, query }, reader)

test('notes of decisions: the gravest first, each with its words and paragraph, counted by what is said, court and year', async () => {
  const { results, total, counts } = await decisions()
  expect(
    results.map(({ case: { id }, said, times, words: { number, quote } }) => [id, said, times, number, quote.includes('section 2')]),
  ).toEqual([
    ['kehc-2014-7', 'unconstitutional', 1, '2', true],
    ['keca-2020-8', expect.stringMatching(/construed|applied/), 2, '1', true],
  ])
  expect(total).toBe(2)
  expect(counts.level).toEqual([
    { level: 2, cases: 1 },
    { level: 3, cases: 1 },
  ])
  expect(counts.year).toEqual([
    { year: 2020, cases: 1 },
    { year: 2014, cases: 1 },
  ])
  expect((await decisions({ said: 'unconstitutional' })).results).toHaveLength(1)
  expect((await decisions({ level: 2, year: 2020 })).total).toBe(1)
})

test('a subsection has the cases that cite it or what is in it, and a party’s reliance says nothing', async () => {
  expect((await decisions({}, 'sec_2__subsec_1')).results.map(({ case: { id } }) => id)).toEqual(['keca-2020-8'])
  expect((await decisions({}, 'sec_1')).results.map(({ said }) => said)).toEqual(['cited'])
})

test('a case from before the Act cites another of its name', async () => {
  const { results } = await decisions()
  expect(results.map(({ case: { id } }) => id)).not.toContain('kehc-1980-9')
})

test('counts stand beside the table of contents, and Acts are listed by how many cases cite them', async () => {
  expect(await app.call(countActCitations, { params: { id: 'ke-act-1990-4' } }, reader)).toEqual({
    cases: 2,
    provisions: [
      { eid: 'sec_1', cases: 1, struck: 0, confirmed: 0 },
      { eid: 'sec_2', cases: 2, struck: 1, confirmed: 0 },
    ],
  })
  const { results } = await app.call(listMostCitedActs, {}, reader)
  expect(results.map(({ act: { id }, cases }) => [id, cases])).toEqual([['ke-act-1990-4', 2]])
})

test('a case lists what it cites, and each opens as it stood when the matter was filed, today’s beside it', async () => {
  const { as_at, provisions } = await app.call(listCitedInCase, { params: { id: 'kehc-2014-7' } }, reader)
  expect(as_at).toEqual({ date: '2011-01-01', basis: 'filed' })
  expect(provisions.map(({ eid, act: { id }, named }) => [id, eid, named])).toEqual([
    ['ke-act-1990-4', 'sec_1__subsec_1', true],
    ['ke-act-1990-4', 'sec_2', true],
  ])
  const card = await app.call(getProvisionCard, { params: { id: 'ke-act-1990-4', eid: 'sec_2' }, query: { case: 'kehc-2014-7' } }, reader)
  expect([card.earlier?.version.date, card.today?.version.date, card.differs]).toEqual(['1990-06-01', '2012-12-31', true])
  expect(card.pieces.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: 'two' },
    { kind: 'added', text: 'ten' },
  ])
  const same = await app.call(getProvisionCard, { params: { id: 'ke-act-1990-4', eid: 'sec_1' }, query: { as_at: '2000-01-01' } }, reader)
  expect([same.differs, same.as_at]).toEqual([false, { date: '2000-01-01', basis: 'asked' }])
  const before = await app.call(getProvisionCard, { params: { id: 'ke-act-1990-4', eid: 'sec_1' }, query: { as_at: '1980-01-01' } }, reader)
  expect([before.earlier, before.differs, before.held_from]).toEqual([null, null, '1990-06-01'])
})

test('a law that a case cites and that is not held is named, as the case names it', async () => {
  const { provisions, not_held } = await app.call(listCitedInCase, { params: { id: 'keca-2020-8' } }, reader)
  expect(new Set(provisions.map(({ act: { title } }) => title))).toEqual(new Set(['Reed Harvest Act']))
  expect(not_held).toEqual([{ name: 'Companies Act', times: 1 }])
  const held = await app.call(listCitedInCase, { params: { id: 'kehc-2014-7' } }, reader)
  expect(held.not_held).toEqual([])
})

test.for([
  ['section 2(1) of the Reed Harvest Act', 'resolved', 'The library has this provision.'],
  ['Section 412 of the Reed Harvest Act', 'no such provision', 'The Reed Harvest Act has no section 412: it ends with 2.'],
  ['section 2 of the Reed Harvest Act, 1966', 'could not check', 'does not hold this law'],
  ['section 41 of the Employment Act', 'could not check', 'does not hold this law'],
] as const)('%s: %s', async ([citation, verdict, reason]) => {
  const { results } = await app.call(validateCitations, { body: { citations: [citation] } }, reader)
  expect(results[0]).toMatchObject({ verdict, reason: expect.stringContaining(reason) })
})

test('a document that cites a section that does not exist is told so', async () => {
  const text =
    'The claim rests on section 412 of the Reed Harvest Act and on section 1 thereof. Under section 2 of the Reed Harvest Act a fee is due.'
  const { citations } = await app.call(checkText, { body: { text } }, reader)
  expect(citations.map(({ verdict, level }) => [verdict, level])).toEqual([
    ['no such provision', 'wrong'],
    ['resolved', 'fine'],
    ['resolved', 'fine'],
  ])
})

test.for([
  ['s 2 reed harvest act', ['sec_2']],
  ['Reed Harvest Act section 2(1)', ['sec_2__subsec_1']],
  ['act:"Reed Harvest Act" section:1', ['sec_1']],
  ['fee act:"reed harvest" section:2(2)', ['sec_2__subsec_2']],
  ['reeds', []],
] as const)('the box finds statutes beside cases: %s', async ([query, named]) => {
  const found = await app.call(searchEverything, { query: { query } }, reader)
  expect(found.named.map(({ eid }) => eid)).toEqual(named)
  expect(found.kinds.map(({ kind }) => kind)).toEqual(['legislation', 'cases'])
  if (query === 'reeds') expect(found.legislation.results.map(({ eid }) => eid).toSorted()).toEqual(['sec_1', 'sec_2'])
})

test('one kind alone has results, both are counted; a query that cannot be understood says so', async () => {
  const found = await app.call(searchEverything, { query: { query: 'reed', kind: 'legislation' } }, reader)
  expect(found.cases.results).toEqual([])
  expect(found.cases.total).toBe(3)
  expect(found.legislation.results).toHaveLength(2)
  expect((await app.answer(searchEverything, { query: { query: '(' } }, reader)).status).toBe(422)
})

const law = async (query: string) => {
  const { legislation } = await app.call(searchEverything, { query: { kind: 'legislation', query } }, reader)
  return legislation.results.map(({ eid, date, snippets }) => [eid, date, ...snippets])
}

test.for([
  ['ten shillings', ['sec_2 2012-12-31 (1) The fee is <mark>ten</mark> <mark>shillings</mark>.']],
  ['"fee is ten"', ['sec_2 2012-12-31 (1) The <mark>fee is ten</mark> shillings.']],
  ['"ten fee"', []],
  ['licences act:reed', ['sec_1 2012-12-31 (1) No person shall cut reeds without a <mark>licence</mark> of Zawadi Kerubo.']],
  ['licence section:2', []],
  ['licence act:employment', []],
  ['section:2', ['sec_2 2012-12-31']],
  ['licen*', ['sec_1 2012-12-31 (1) No person shall cut reeds without a <mark>licence</mark> of Zawadi Kerubo.']],
  ['fee /2 ten', ['sec_2 2012-12-31 (1) The <mark>fee</mark> is <mark>ten</mark> shillings.']],
] as const)('words that stand in the text of a section alone find it: %s', async ([query, found]) => {
  expect((await law(query)).map((one) => one.join(' '))).toEqual(found)
})

test('sections are found in the latest text, and in one of an earlier day where it is asked for', async () => {
  expect(await law('two shillings')).toEqual([])
  const earlier = await app.call(searchEverything, { query: { query: 'two shillings', as_at: '2000-01-01' } }, reader)
  expect(earlier.legislation).toMatchObject({ total: 1, results: [{ eid: 'sec_2', date: '1990-06-01', status: 'in_force', guide: false }] })
  expect((await app.call(searchEverything, { query: { query: 'two shillings', as_at: '1980-01-01' } }, reader)).legislation.total).toBe(0)
})

test('a name that is taken out of an Act is found no more', async () => {
  expect(await law('kerubo')).toHaveLength(1)
  await redactNames(app.database, redactionTargets, {
    caseId: 'ke-act-1990-4',
    replacements: [{ name: 'Zawadi Kerubo', initials: 'Z.K.' }],
    by: 'registry@example.test',
    outbox: folder,
  })
  expect(await law('kerubo')).toEqual([])
  expect(await law('licence')).toEqual([['sec_1', '2012-12-31', '(1) No person shall cut reeds without a <mark>licence</mark> of Z.K..']])
  await reindexLaw(app.database, () => {})
  // Another file of the same day does not bring it back.
  writeFileSync(join(folder, 'reed-2013.xml'), act('2013-12-31', 'ten'))
  await importSources(app.database, [join(folder, 'reed-2013.xml')])
  expect(await law('licence')).toEqual([['sec_1', '2013-12-31', expect.stringContaining('of Z.K..')]])
  expect(await law('kerubo')).toEqual([])
})

test('an editor confirms or rejects what a case is read to say, and that outlives a graph that is made anew', async () => {
  const email = 'editor@example.test'
  await app.signedIn(email)
  await app.database.pool.query(`update users set role = 'editor' where email_key = $1`, [email])
  const editor = await app.signedIn(email)
  const [found] = (await decisions()).results
  expect(found).toMatchObject({ said: 'unconstitutional', lead: { said: 'unconstitutional', review: null } })
  const lead = { case_id: 'kehc-2014-7', position: found!.lead!.position, said: 'unconstitutional', note: 'Declared so in paragraph 2.' }
  const review = async (body: object, headers = editor) => (await app.answer(reviewProvisionLead, { body }, headers)).status
  const struck = async () => {
    const { provisions } = await app.call(countActCitations, { params: { id: 'ke-act-1990-4' } }, reader)
    const { struck: read, confirmed } = provisions.find(({ eid }) => eid === 'sec_2')!
    return [read, confirmed]
  }
  expect(await review({ ...lead, decision: 'confirmed' }, reader)).toBe(403)
  expect(await review({ ...lead, said: 'applied', decision: 'confirmed' })).toBe(404)
  expect(await review({ ...lead, case_id: 'kehc-1901-1', decision: 'confirmed' })).toBe(404)
  expect(await review({ ...lead, decision: 'confirmed' })).toBe(201)
  expect((await decisions()).results[0]!.lead!.review).toMatchObject({ decision: 'confirmed', note: 'Declared so in paragraph 2.' })
  expect(await struck()).toEqual([1, 1])
  await rebuildGraph(app.database)
  expect(await struck()).toEqual([1, 1])
  expect(await review({ ...lead, decision: 'rejected', note: 'That was argued only.' })).toBe(201)
  expect((await decisions()).results.find(({ case: { id } }) => id === 'kehc-2014-7')).toMatchObject({
    said: 'cited',
    lead: { said: 'unconstitutional', review: { decision: 'rejected' } },
  })
  expect(await struck()).toEqual([0, 0])
  expect((await decisions({ said: 'unconstitutional' })).total).toBe(0)
})

test('what was stored is what a rebuilt graph has', async () => {
  const stored = async () => (await app.database.pool.query('select * from law_citations order by citing_id, position')).rows as unknown[]
  const before = await stored()
  expect(before.length).toBeGreaterThan(5)
  await app.database.pool.query('delete from act_keys')
  await rebuildActKeys(app.database)
  await rebuildGraph(app.database)
  expect(await stored()).toEqual(before)
  expect((await decisions()).total).toBe(2)
})
