import { checkBookmark, createBookmark, deleteBookmark, listBookmarks, restoreBookmark } from '#contract/bookmarks'
import { getCase } from '#contract/cases'
import { listHistory, recordView } from '#contract/history'
import { browseLegislation, getAct, listLegislation, listVersions } from '#contract/legislation'
import { compareVersions } from '#contract/legislation-changes'
import { getActText, getActToc, getProvision, listDefinitions } from '#contract/legislation-text'
import { exportBookmarks } from '#contract/many-bookmarks'
import { listCases } from '#contract/search'
import { listTrash } from '#contract/trash'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { type Outcome, importSources, rereadLayouts } from '../documents/documents.ts'
import { sql } from 'kysely'
import { subjectIn } from './storage.ts'
import { subjectOf } from './subjects.ts'
import { storeAct } from '../../testing/store-act.ts'
import { reindex } from '../search/search.ts'

let app: TestApp
let reader: { authorization: string }
let folder: string

const list = (query = {}) => app.call(listLegislation, { query }, reader)

/** An Act at a date, in Akoma Ntoso. */
const akn = (
  date: string,
  sections: string,
) => `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act><meta><identification>
  <FRBRWork><FRBRuri value="/akn/ke/act/1990/4"/><FRBRalias value="Reed Act"/></FRBRWork>
  <FRBRExpression><FRBRuri value="/akn/ke/act/1990/4/eng@${date}"/><FRBRlanguage language="eng"/></FRBRExpression></identification></meta>
  <body><part eId="part_I"><num>Part I</num><heading>Harvest</heading>${sections}</part></body></act></akomaNtoso>`
const section = (number: string, heading: string, text: string) =>
  `<section eId="part_I__sec_${number}"><num>${number}.</num><heading>${heading}</heading><subsection eId="s"><num>(1)</num><content><p>${text}</p></content></subsection></section>`

const first = akn(
  '1990-06-01',
  section('1', 'Licence', 'No person shall cut reeds 🌾 without a licence.') + section('2', 'Fee', 'The fee is one shilling.'),
)
const second = akn(
  '2012-12-31',
  section('1', 'Licence', 'No person shall cut reeds 🌾 without a licence.') +
    section('1A', 'Schools', 'A school needs no licence.') +
    section('2', 'Fee', 'The fee is ten shillings.'),
)
const rules = `REED RULES
ARRANGEMENT OF RULES
1. Citation
2. Boats
[Legal Notice 4 of 1999]
1. Citation
These are the Reed Rules.
2. Boats
A boat carries a number.`

async function importFiles(files: Record<string, string>): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  await importSources(
    app.database,
    Object.keys(files).map((name) => join(folder, name)),
    { onOutcome: (outcome) => void outcomes.push(outcome) },
  )
  return outcomes
}
const inShort = (outcomes: Outcome[]) => outcomes.map(({ outcome, caseId }) => `${outcome} ${caseId}`)

beforeAll(async () => {
  app = await createTestApp()
  reader = await app.signedIn()
  folder = mkdtempSync(join(tmpdir(), 'hukumu-acts-'))
  expect(inShort(await importFiles({ 'reed-2012.xml': second, 'reed-1990.xml': first, 'rules.txt': rules }))).toEqual([
    'added ke-act-1990-4',
    'updated ke-act-1990-4',
    'flagged ke-act-reed-rules',
  ])
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('two files of one Act are one work with two texts, whichever comes first', async () => {
  const { results, total } = await app.call(listLegislation, {}, reader)
  expect(total).toBe(2)
  expect(results).toEqual([
    {
      id: 'ke-act-1990-4',
      kind: 'act',
      title: 'Reed Act',
      number: '4',
      year: 1990,
      cap: null,
      country: 'ke',
      frbr_uri: '/akn/ke/act/1990/4',
      status: 'in_force',
      versions: 2,
      sections: 3,
      guide: false,
      subject: 'other',
    },
    expect.objectContaining({ id: 'ke-act-reed-rules', kind: 'subsidiary', versions: 1, sections: 2 }),
  ])
  const { versions } = await app.call(listVersions, { params: { id: 'ke-act-1990-4' } }, reader)
  expect(versions.map(({ date, until, sections }) => [date, until, sections])).toEqual([
    ['2012-12-31', null, 3],
    ['1990-06-01', '2012-12-30', 2],
  ])
})

test('a second import changes nothing; the same file corrects its text, another file of the date stands beside it', async () => {
  expect(inShort(await importFiles({ 'reed-2012.xml': second }))).toEqual(['unchanged ke-act-1990-4'])
  expect(inShort(await importFiles({ 'other.xml': second.replace('ten shillings', 'nine shillings') }))).toEqual(['flagged ke-act-1990-4'])
  expect((await app.call(getProvision, { params: { id: 'ke-act-1990-4', eid: 'sec_2' } }, reader)).text).toContain('ten shillings')
  expect(inShort(await importFiles({ 'reed-2012.xml': second.replace('A school', 'A school of weaving') }))).toEqual([
    'updated ke-act-1990-4',
  ])
  expect((await app.call(getProvision, { params: { id: 'ke-act-1990-4', eid: 'sec_1A' } }, reader)).text).toContain(
    'A school of weaving needs',
  )
  expect((await app.call(listVersions, { params: { id: 'ke-act-1990-4' } }, reader)).versions).toHaveLength(2)
})

test('lists by words of the title, number, kind, year and status', async () => {
  const titles = async (query: object) => (await list(query)).results.map(({ title }) => title)
  expect(await titles({ query: 'reed act' })).toEqual(['Reed Act'])
  expect(await titles({ query: 'No. 4 of 1990' })).toEqual(['Reed Act'])
  expect(await titles({ kind: 'subsidiary' })).toEqual(['Reed Rules'])
  expect(await titles({ year: 1990, status: 'in_force' })).toEqual(['Reed Act'])
  expect(await titles({ status: 'repealed' })).toEqual([])
  expect(await titles({ query: '100%' })).toEqual([])
  expect(await titles({ query: '%' })).toEqual([])
  expect(await titles({ query: 'The Reed Act, 1990' })).toEqual(['Reed Act'])
})

test('reads the Act as at a date, and none before the first text', async () => {
  expect(await app.call(getAct, { params: { id: 'ke-act-1990-4' } }, reader)).toMatchObject({
    is_latest: true,
    version: { date: '2012-12-31', until: null },
  })
  expect(await app.call(getAct, { params: { id: 'ke-act-1990-4' }, query: { as_at: '2012-12-30' } }, reader)).toMatchObject({
    is_latest: false,
    version: { date: '1990-06-01', until: '2012-12-30' },
  })
  expect((await app.answer(getAct, { params: { id: 'ke-act-1990-4' }, query: { as_at: '1989-01-01' } }, reader)).status).toBe(404)
  expect((await app.answer(getAct, { params: { id: 'nothing' } }, reader)).status).toBe(404)
  expect((await app.answer(getAct, { params: { id: 'ke-act-1990-4' }, query: { as_at: 'yesterday' } }, reader)).status).toBe(422)
})

test('gives the table of contents of a text', async () => {
  const { toc } = await app.call(getActToc, { params: { id: 'ke-act-1990-4' }, query: { as_at: '2000-01-01' } }, reader)
  expect(toc).toEqual([
    {
      eid: 'part_1',
      type: 'part',
      num: 'I',
      heading: 'Harvest',
      children: [
        { eid: 'sec_1', type: 'section', num: '1', heading: 'Licence', children: [] },
        { eid: 'sec_2', type: 'section', num: '2', heading: 'Fee', children: [] },
      ],
    },
  ])
})

test('gives a provision by its own id and by that of its source, with its words, its place and its neighbours', async () => {
  const provision = await app.call(
    getProvision,
    { params: { id: 'ke-act-1990-4', eid: 'part_I__sec_2' }, query: { as_at: '2000-01-01' } },
    reader,
  )
  expect(provision).toMatchObject({
    id: 'ke-act-1990-4~sec_2',
    eid: 'sec_2',
    heading: 'Fee',
    path: [{ eid: 'part_1', num: 'I', heading: 'Harvest' }],
    previous: { eid: 'sec_1' },
    next: null,
    text: '2. Fee\n\n(1) The fee is one shilling.',
  })
  expect(provision.paragraphs).toEqual([
    { kind: 'heading', number: '2.', depth: 0, text: '2. Fee', eid: 'sec_2' },
    { kind: 'text', number: '(1)', depth: 1, text: '(1) The fee is one shilling.', eid: 'sec_2__subsec_1' },
  ])
  expect((await app.call(getProvision, { params: { id: 'ke-act-1990-4', eid: 'sec_2__subsec_1' } }, reader)).text).toBe(
    '(1) The fee is ten shillings.',
  )
  expect((await app.answer(getProvision, { params: { id: 'ke-act-1990-4', eid: 'sec_412' } }, reader)).status).toBe(404)
})

test('tells what changed between two texts, and each can be rebuilt from the other', async () => {
  const compared = await app.call(
    compareVersions,
    { params: { id: 'ke-act-1990-4' }, query: { from: '1990-06-01', to: '2012-12-31' } },
    reader,
  )
  expect(compared.provisions.map(({ eid, change }) => [eid, change])).toEqual([
    ['sec_1A', 'added'],
    ['sec_2', 'changed'],
  ])
  expect(compared.unchanged).toBe(2)
  const { pieces } = compared.provisions[1]!
  const side = (kind: 'added' | 'removed') =>
    pieces
      .filter((piece) => piece.kind === 'same' || piece.kind === kind)
      .map(({ text }) => text)
      .join('')
  expect(side('removed')).toBe(
    (await app.call(getProvision, { params: { id: 'ke-act-1990-4', eid: 'sec_2' }, query: { as_at: '1990-06-01' } }, reader)).text,
  )
  expect(side('added')).toBe((await app.call(getProvision, { params: { id: 'ke-act-1990-4', eid: 'sec_2' } }, reader)).text)
})

test('an Act is no case: it stands in no list of them and opens at no address of theirs', async () => {
  expect(await app.call(listCases, {}, reader)).toMatchObject({ total: 0 })
  expect((await app.answer(getCase, { params: { id: 'ke-act-1990-4' } }, reader)).status).toBe(404)
})

test('what is read anew of cases leaves Acts as they are and out of the search', async () => {
  const before = await app.call(getProvision, { params: { id: 'ke-act-1990-4', eid: 'sec_2' } }, reader)
  await rereadLayouts(app.database, () => {})
  await reindex(app.database, () => {})
  expect(await app.call(getProvision, { params: { id: 'ke-act-1990-4', eid: 'sec_2' } }, reader)).toEqual(before)
  expect(await app.call(listCases, { query: { query: 'reeds' } }, reader)).toMatchObject({ total: 0 })
  expect((await app.inject({ url: '/api/search/suggestions?query=reed', headers: reader })).body).not.toContain('Reed Act')
})

test('what an account uploads for itself is no public law', async () => {
  const { rows } = await app.database.pool.query<{ id: string }>(`select id from users limit 1`)
  const outcomes: Outcome[] = []
  await importSources(app.database, [join(folder, 'rules.txt')], {
    owner: { id: rows[0]!.id, mostDocuments: 10 },
    onOutcome: (outcome) => void outcomes.push(outcome),
  })
  expect(outcomes).toMatchObject([{ outcome: 'rejected', reasons: [{ code: 'statute-in-own-library' }] }])
})

test('the arrival of law is told with its change', async () => {
  const { rows } = await app.database.pool.query<{ name: string }>(`select name from events where subject = 'ke-act-1990-4' order by 1`)
  expect(rows.map(({ name }) => name)).toEqual(['act.added', 'act.changed', 'act.changed'])
})

test('a text is read whole where it is short, and what begins with each paragraph is told', async () => {
  const text = await app.call(getActText, { params: { id: 'ke-act-1990-4' } }, reader)
  expect(text).toMatchObject({ previous: null, next: null, version: { date: '2012-12-31', guide: false } })
  expect(text.paragraphs.map(({ eids }) => eids)).toContainEqual(['sec_1A'])
  expect(
    await app.call(getActText, { params: { id: 'ke-act-1990-4' }, query: { at: 'part_I__sec_1', as_at: '1999-01-01' } }, reader),
  ).toMatchObject({
    at: 'sec_1',
    version: { date: '1990-06-01' },
  })
  expect((await app.answer(getActText, { params: { id: 'ke-act-1990-4' }, query: { at: 'sec_99' } }, reader)).status).toBe(404)
  expect(await app.call(listDefinitions, { params: { id: 'ke-act-1990-4' } }, reader)).toEqual({ definitions: [] })
})

test('an Act and a provision are bookmarked, read and found again, exported and brought back, as cases are', async () => {
  const provision = 'ke-act-1990-4~sec_2'
  const made = await app.call(createBookmark, { body: { case_id: provision, folder_path: '/Reeds', note: 'The fee' } }, reader)
  expect(made).toMatchObject({
    case_id: provision,
    case: null,
    law: { act: { id: 'ke-act-1990-4', title: 'Reed Act' }, provision: { eid: 'sec_2', heading: 'Fee' } },
  })
  expect((await app.call(createBookmark, { body: { case_id: provision, note: 'Ten' } }, reader)).id).toBe(made.id)
  expect(await app.call(createBookmark, { body: { case_id: 'ke-act-1990-4' } }, reader)).toMatchObject({ law: { provision: null } })
  expect((await app.answer(createBookmark, { body: { case_id: 'ke-act-1990-4~sec_412' } }, reader)).status).toBe(404)
  const listed = async (query: object) => (await app.call(listBookmarks, { query }, reader)).results.map(({ case_id: id }) => id)
  expect(await listed({ query: 'reed fee' })).toEqual([provision])
  expect(await listed({ sort: 'title' })).toHaveLength(2)
  expect(await listed({ case_id: provision })).toEqual([provision])
  expect(await app.call(checkBookmark, { params: { id: provision } }, reader)).toMatchObject({ is_bookmarked: true, folder_path: '/Reeds' })
  const csv = await app.call(exportBookmarks, { query: { format: 'csv' } }, reader)
  expect(await csv.text()).toContain('Section 2. Fee, Reed Act')

  expect(await app.call(recordView, { body: { case_id: provision } }, reader)).toMatchObject({
    title: 'Section 2. Fee',
    description: 'Reed Act',
    entity_type: 'legislation',
    entity_id: provision,
  })
  expect((await app.answer(recordView, { body: { case_id: 'ke-act-1990-4~sec_412' } }, reader)).status).toBe(404)
  const { results } = await app.call(listHistory, { query: { query: 'reed', types: 'case_view' } }, reader)
  expect(results.map(({ title }) => title)).toEqual(['Section 2. Fee'])
  await app.call(deleteBookmark, { params: { id: made.id } }, reader)
  expect((await app.call(listTrash, {}, reader)).results[0]).toMatchObject({
    title: 'Section 2, Reed Act',
  })
  expect(await app.call(restoreBookmark, { params: { id: made.id } }, reader)).toMatchObject({ folder_path: '/Reeds' })
})

test('says by what Acts are found; the subject of a title is the same in a list and for its filter', async () => {
  const { letters, total } = await app.call(browseLegislation, {}, reader)
  expect(letters).toContainEqual({ value: 'R', count: total })
  expect(await list({ letter: 'r' })).toMatchObject({ total })
  expect(await list({ letter: 'e' })).toMatchObject({ total: 0 })
  const titles = [
    'Employment Act',
    'Landlord and Tenant Act',
    'Land Act',
    'Evidence Act',
    'Penal Code',
    'Law of Succession Act',
    'Reed Act',
  ]
  const { rows } = await sql<{ subject: string }>`
    select ${subjectIn(sql`title`)} as subject from unnest(${titles}::text[]) with ordinality as t (title, place) order by place`.execute(
    app.database.sql,
  )
  expect(rows.map(({ subject }) => subject)).toEqual(['labour', 'land', 'land', 'courts', 'criminal', 'family', 'other'])
  expect(titles.map(subjectOf)).toEqual(rows.map(({ subject }) => subject))
  expect(await list({ subject: 'other' })).toMatchObject({ total })
  expect(await list({ subject: 'land' })).toMatchObject({ total: 0 })
})

test('lists the Act that is called as was asked before those whose names hold the words, under its letter and year', async () => {
  await storeAct(app.database, 'Sedge Act', 1991)
  for (const title of ['Sedge (Transfer of Actions) Act', 'Marsh Sedge Act', 'Sedge Contracts Act']) await storeAct(app.database, title)
  const titles = async (query: string) => (await list({ query })).results.map((one) => one.title)
  expect(await titles('sedge act')).toEqual(['Marsh Sedge Act', 'Sedge Act', 'Sedge (Transfer of Actions) Act', 'Sedge Contracts Act'])
  expect(await titles('the sedge act, 1991')).toEqual(['Sedge Act'])
  // A word is asked for by its beginning: 'act' is not in 'Contracts'.
  expect([await titles('sedge cont'), await titles('sedge tracts')]).toEqual([['Sedge Contracts Act'], []])
})
