import {
  type Annotation,
  createAnnotation,
  deleteAnnotation,
  listAnnotations,
  restoreAnnotation,
  updateAnnotation,
} from '#contract/annotations'
import { getActText } from '#contract/legislation-text'
import { addItem, listItems } from '#contract/project-items'
import { shareProject } from '#contract/project-members'
import { createProject, listProjects } from '#contract/projects'
import { listTrash } from '#contract/trash'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccess } from '../../access/access.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { importSources } from '../documents/documents.ts'
import { ownedAnnotations } from './owned-annotations-storage.ts'

const act = 'ke-act-1990-4'
let app: TestApp
let reader: { authorization: string }
let folder: string

const akn = (
  date: string,
  sections: string,
) => `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act><meta><identification>
  <FRBRWork><FRBRuri value="/akn/ke/act/1990/4"/><FRBRalias value="Reed Act"/></FRBRWork>
  <FRBRExpression><FRBRuri value="/akn/ke/act/1990/4/eng@${date}"/><FRBRlanguage language="eng"/></FRBRExpression></identification></meta>
  <body><part eId="part_I"><num>Part I</num><heading>Harvest</heading>${sections}</part></body></act></akomaNtoso>`
const section = (number: string, heading: string, ...texts: string[]) =>
  `<section eId="sec_${number}"><num>${number}.</num><heading>${heading}</heading>${texts
    .map((text, at) => `<subsection eId="s"><num>(${at + 1})</num><content><p>${text}</p></content></subsection>`)
    .join('')}</section>`

const penalty = 'commits an offence and is liable to a fine not exceeding ten shillings'
const early = akn(
  '1990-06-01',
  section('1', 'Licence', 'No person shall cut reeds 🌾 without a licence.', `A person who cuts reeds without one ${penalty}.`) +
    section('2', 'Boats', 'A boat carries a number.', `A person who hides the number ${penalty}.`) +
    section(
      '3',
      'Fee',
      'The fee is one shilling.',
      'The Board shall pay the fee of a boat within one month of the day on which it was made.',
    ),
)
const late = akn(
  '2012-12-31',
  section(
    '1',
    'Licence',
    'A licence is green.',
    'No person shall cut reeds 🌾 without a licence.',
    'The rest of this section is repealed.',
  ) +
    section('1A', 'Schools', 'A school needs no licence.') +
    section('2', 'Boats', 'A boat carries a number.', `A person who hides the number ${penalty}.`) +
    section(
      '3',
      'Fee',
      'The fee is ten shillings.',
      'The Board shall pay the fee of a boat within two months of the day on which it was made.',
    ),
)

async function importText(name: string, content: string) {
  writeFileSync(join(folder, name), content)
  await importSources(app.database, [join(folder, name)], {})
}
async function ask<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, status = 200): Promise<T> {
  const answer = await app.inject({ method, url: `/api${url}`, headers: reader, ...(payload && { payload }) })
  expect(answer.statusCode, answer.body).toBe(status)
  return answer.body === '' ? (undefined as T) : answer.json<T>()
}
/** Marks words in a provision of the text of a day, where the reader finds them. */
async function mark(eid: string, words: string, { asAt, note = '' }: { asAt?: string; note?: string } = {}): Promise<Annotation> {
  const { paragraphs } = await app.call(getActText, { params: { id: 'ke-act-1990-4' }, query: { at: eid, as_at: asAt } }, reader)
  const held = paragraphs.slice(paragraphs.findIndex(({ eids }) => eids.includes(eid))).find(({ text }) => text.includes(words))!
  const start = held.start + held.text.indexOf(words)
  const passage = { case_id: act, text_selection: words, start_offset: start, end_offset: start + words.length, note }
  return app.call(createAnnotation, { body: { ...passage, ...(asAt !== undefined && { as_at: asAt }) } }, reader)
}
const listed = async (query = '') => (await ask<{ results: Annotation[] }>('GET', `/annotations?case_id=${act}${query}`)).results
const places = async (query = '') => (await listed(query)).map(({ text_selection, eid, anchored }) => [text_selection, eid, anchored])

beforeAll(async () => {
  app = await createTestApp()
  reader = await app.signedIn()
  folder = mkdtempSync(join(tmpdir(), 'hukumu-marks-'))
  await importText('reed-1990.xml', early)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('words of a section are marked, and stay with it whichever text of the Act is read', async () => {
  const licence = await mark('sec_1', 'cut reeds 🌾 without a licence', { note: 'The rule' })
  expect(licence).toMatchObject({ case_id: act, eid: 'sec_1__subsec_1', marked_as_at: '1990-06-01', anchored: true, number: '(1)' })
  const fine = await mark('sec_1', penalty)
  expect(fine.eid).toBe('sec_1__subsec_2')
  await mark('sec_3', 'The fee is one shilling', { note: 'Cheap' })
  expect(await places()).toEqual([
    ['cut reeds 🌾 without a licence', 'sec_1__subsec_1', true],
    [penalty, 'sec_1__subsec_2', true],
    ['The fee is one shilling', 'sec_3__subsec_1', true],
  ])

  await importText('reed-2012.xml', late)
  // The rule moved within its section. The penalty was repealed there, and the same words in section 2 are another rule.
  const [first, ...rest] = await listed()
  expect(first).toMatchObject({ id: licence.id, eid: 'sec_1__subsec_2', anchored: true, marked_as_at: '1990-06-01' })
  const { paragraphs } = await app.call(getActText, { params: { id: 'ke-act-1990-4' } }, reader)
  const held = paragraphs.find(({ start, text }) => first!.start_offset! >= start && first!.start_offset! < start + text.length)!
  expect(held.text.slice(first!.start_offset! - held.start, first!.end_offset! - held.start)).toBe('cut reeds 🌾 without a licence')
  expect(rest.find(({ id }) => id === fine.id)).toMatchObject({ anchored: false, eid: 'sec_1__subsec_2', start_offset: null })

  // Who has marked nothing reads an earlier text without any.
  const other = await app.signedIn()
  expect(await app.call(listAnnotations, { query: { case_id: act, as_at: '1999-01-01' } }, other)).toMatchObject({ results: [] })

  // In the text of its day all is where it was.
  expect(await places('&as_at=1999-01-01')).toEqual([
    ['cut reeds 🌾 without a licence', 'sec_1__subsec_1', true],
    [penalty, 'sec_1__subsec_2', true],
    ['The fee is one shilling', 'sec_3__subsec_1', true],
  ])
})

test('what is marked in an earlier text has its place there, and what is new in the latest is told as of its day', async () => {
  const number = await mark('sec_2', 'A boat carries a number', { asAt: '1999-01-01' })
  expect(number).toMatchObject({ anchored: true, marked_as_at: '1990-06-01', eid: 'sec_2__subsec_1' })
  const inEarly = await listed('&as_at=1990-06-01')
  expect(inEarly.find(({ id }) => id === number.id)).toMatchObject({ start_offset: number.start_offset, revision: number.revision })
  // The same subsection, and other law.
  const month = await mark('sec_3', 'shall pay the fee of a boat within one month of the day', { asAt: '1999-01-01' })
  expect((await listed()).find(({ id }) => id === month.id)).toMatchObject({ anchored: false, eid: 'sec_3__subsec_2' })
  await mark('sec_1A', 'A school needs no licence')
  expect((await listed('&as_at=1999-01-01')).at(-1)).toMatchObject({ eid: 'sec_1A__subsec_1', anchored: false, marked_as_at: '2012-12-31' })
  expect((await listed()).filter(({ anchored }) => anchored).map(({ eid }) => eid)).toEqual([
    'sec_1__subsec_2',
    'sec_1A__subsec_1',
    'sec_2__subsec_1',
  ])
})

test('the same text read anew keeps its marks, also where its sections are told apart otherwise', async () => {
  await importText(
    'reed-2012.xml',
    late.replace('A licence is green', 'A licence is of green paper').replace('sec_1A', 'sec_1B').replace('>1A.<', '>1B.<'),
  )
  const marks = await listed()
  expect(marks.find(({ text_selection }) => text_selection === 'A school needs no licence')).toMatchObject({
    anchored: true,
    eid: 'sec_1B__subsec_1',
  })
  expect(marks.find(({ text_selection }) => text_selection.startsWith('cut reeds'))).toMatchObject({ anchored: true })
})

test('they are found, filtered, exported, put into projects, changed and brought back as those of cases are', async () => {
  const all = await app.call(listAnnotations, { query: { kind: 'legislation', query: 'cheap' } }, reader)
  expect(all).toMatchObject({ acts: [{ id: act, title: 'Reed Act' }], cases: [], results: [{ note: 'Cheap' }] })
  expect((await app.call(listAnnotations, { query: { kind: 'cases' } }, reader)).total).toBe(0)
  const exported = await app.inject({ url: '/api/annotations/export/md', headers: reader })
  expect(exported.body).toContain('## Reed Act')
  const ofAct = (id: string) => app.inject({ url: `/api/annotations/export/md?case_id=${id}`, headers: reader })
  expect((await ofAct(act)).body).toBe(exported.body)
  expect((await ofAct('ke-act-1990-5')).body).toContain('No annotations.')
  expect(exported.body).toContain('(section 1(2), yellow)')
  expect(exported.body).toContain('(section 1(2), text of 1 June 1990, yellow)')

  const [{ id, updated_at: at }] = all.results as [Annotation]
  const project = await app.call(createProject, { body: { name: 'Reeds' } }, reader)
  await app.call(addItem, { params: { id: project.id }, body: { type: 'annotation', id } }, reader)
  const { results: items } = await app.call(listItems, { params: { id: project.id } }, reader)
  expect(items).toMatchObject([
    { title: 'Reed Act, section 3(1)', entity_type: 'provision', entity_id: `${act}~sec_3__subsec_1`, text: 'Cheap' },
  ])

  expect(await app.call(updateAnnotation, { params: { id }, body: { note: 'Dear', based_on: at } }, reader)).toMatchObject({
    note: 'Dear',
    marked_as_at: '1990-06-01',
  })
  await app.call(deleteAnnotation, { params: { id } }, reader)
  const { results: trash } = await app.call(listTrash, {}, reader)
  expect(trash).toMatchObject([{ title: 'Section 3, Reed Act', about: expect.stringContaining('one shilling') }])
  expect(await app.call(restoreAnnotation, { params: { id } }, reader)).toMatchObject({ note: 'Dear' })
})

test('words that are not there, and an Act that is not, are refused', async () => {
  const passage = { case_id: act, text_selection: 'No such words', start_offset: 0, end_offset: 5 }
  expect((await app.answer(createAnnotation, { body: passage }, reader)).status).toBe(422)
  expect((await app.answer(createAnnotation, { body: { ...passage, case_id: 'ke-act-1990-5' } }, reader)).status).toBe(404)
  expect((await app.answer(createAnnotation, { body: { ...passage, as_at: '1980-01-01' } }, reader)).status).toBe(404)
  expect((await app.answer(listAnnotations, { query: { case_id: 'ke-act-1990-5' } }, reader)).status).toBe(404)
  expect((await app.answer(createAnnotation, { body: { ...passage, as_at: '0000-01-01' } }, reader)).status).toBe(422)
  expect((await app.answer(listAnnotations, { query: { case_id: 'ke-act-1990-4', as_at: '0000-01-01' } }, reader)).status).toBe(422)
})

test('nobody else sees them but the members of a project in which they lie, who only read', async () => {
  const [mine] = (await app.call(listAnnotations, { query: { kind: 'legislation', query: 'dear' } }, reader)).results as [Annotation]
  const email = 'colleague@example.test'
  const colleague = await app.signedIn(email)
  await app.database.pool.query(`update users set verified_at = now() where email = $1`, [email])
  const status = async (method: 'GET' | 'PATCH' | 'DELETE', headers = colleague) =>
    (await app.inject({ method, url: `/api/annotations/${mine.id}`, headers, ...(method === 'PATCH' && { payload: { note: 'Mine' } }) }))
      .statusCode
  expect([await status('GET'), await status('PATCH'), await status('DELETE')]).toEqual([404, 404, 404])
  const project = (await app.call(listProjects, {}, reader)).results[0]!.id
  await app.call(shareProject, { params: { id: project }, body: { email, role: 'editor' } }, reader)
  expect([await status('GET'), await status('PATCH'), await status('DELETE')]).toEqual([200, 403, 403])
  const listed = await app.call(listAnnotations, { query: { case_id: act, as_at: '1999-01-01', project_id: project } }, colleague)
  expect(listed).toMatchObject({ total: 1, results: [{ id: mine.id, anchored: true, author: { name: 'Test Reader' } }] })
  expect(await app.call(listAnnotations, { query: { case_id: act } }, colleague)).toMatchObject({ total: 0 })
})

test('they leave with their account, each by its provision', async () => {
  const { rows } = await app.database.pool.query<{ id: string }>(`select distinct user_id as id from annotations`)
  const files: string[] = []
  const owner = { reader: await createAccess(app.database).readerOf({ userId: rows[0]!.id, role: 'user' }), database: app.database }
  for await (const file of ownedAnnotations.export!(owner)) {
    let content = ''
    for await (const piece of file.content) content += String(piece)
    files.push(content)
  }
  expect(files.join('')).toContain(`${act}~sec_1__subsec_1`)
})
