import { getAct, listLegislation } from '#contract/legislation'
import { type TocEntry, getActToc, getProvision } from '#contract/legislation-text'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { type Outcome, importSources } from '../documents/documents.ts'

const law = fileURLToPath(new URL('../../../library/law', import.meta.url))
let app: TestApp
let reader: { authorization: string }
let folder: string

const load = async (path: string): Promise<string[]> => {
  const outcomes: Outcome[] = []
  await importSources(app.database, [path], { onOutcome: (outcome) => void outcomes.push(outcome) })
  return outcomes.map(({ outcome }) => outcome)
}
const count = (toc: readonly TocEntry[], type: string): number =>
  toc.reduce((sum, entry) => sum + (entry.type === type ? 1 : 0) + count(entry.children, type), 0)

interface Entry {
  type: string
  num: string | null
  note?: string
  holds?: Entry[]
}
const undescribed = 'This guide does not describe the section: read it in the official text.'
const entriesOf = (entries: readonly Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...entriesOf(entry.holds ?? [])])
const guides = readdirSync(law).map((file) => ({
  file,
  entries: entriesOf((JSON.parse(readFileSync(join(law, file), 'utf8')) as { arrangement: Entry[] }).arrangement),
}))
const isUnit = ({ type }: Entry): boolean => ['article', 'section', 'rule'].includes(type)

beforeAll(async () => {
  app = await createTestApp()
  reader = await app.signedIn()
  folder = mkdtempSync(join(tmpdir(), 'hukumu-guides-'))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('every guide of the library is loaded, marked as a guide, and loaded once', async () => {
  const files = readdirSync(law)
  expect(await load(law)).toEqual(files.map(() => 'added'))
  expect(await load(law)).toEqual(files.map(() => 'unchanged'))
  const { results } = await app.call(listLegislation, { query: { limit: 100 } }, reader)
  expect(results.map(({ guide, status }) => [guide, status])).toEqual(files.map(() => [true, 'in_force']))
  expect(results.find(({ title }) => title === 'Employment Act')).toMatchObject({ number: '11', year: 2007, cap: '226' })
  expect(results.map(({ title, sections }) => [title, sections])).toEqual([
    ['Civil Procedure Act', 116],
    ['Civil Procedure Rules', 647],
    ['Constitution of Kenya, 2010', 264],
    ['Criminal Procedure Code', 427],
    ['Data Protection Act', 75],
    ['Employment Act', 96],
    ['Evidence Act', 199],
    // Each section to the last, with those that were put in: some of them are listed by their number alone.
    ['Land Act', 171],
    ['Land Registration Act', 111],
    ['Law of Succession Act', 102],
    ['Limitation of Actions Act', 46],
    ['Penal Code', 402],
  ])
})

test('every note of a guide is one sentence of its own, and few sections are left without a description', () => {
  const faulty = guides.flatMap(({ file, entries }) => {
    const notes = entries.flatMap(({ note }) => (note === undefined ? [] : [note]))
    const twice = notes.filter(
      (note, place) => notes.indexOf(note) !== place && note !== undescribed && !/^(Repealed|Deleted) in \d{4}\.$/.test(note),
    )
    const long = notes.filter(
      (note) => !/^[A-Z].*\.$/.test(note) || /[.!?] [A-Z]/.test(note.replaceAll('No. ', '')) || note.split(' ').length > 35,
    )
    return [...twice, ...long].map((note) => `${file}: ${note}`)
  })
  expect(faulty).toEqual([])
  expect(
    guides.flatMap(({ file, entries }) => entries.filter((entry) => isUnit(entry) && !entry.note).map(({ num }) => `${file} ${num}`)),
  ).toEqual([])
  const described = ({ entries }: (typeof guides)[number]): number =>
    entries.filter((entry) => isUnit(entry) && entry.note !== undescribed).length
  expect(guides.map((guide) => [guide.file, described(guide)])).toEqual([
    ['civil-procedure-act.json', 116],
    ['civil-procedure-rules.json', 647],
    ['constitution-of-kenya-2010.json', 264],
    ['criminal-procedure-code.json', 427],
    ['data-protection-act.json', 75],
    ['employment-act.json', 96],
    ['evidence-act.json', 199],
    ['land-act.json', 139],
    ['land-registration-act.json', 111],
    ['law-of-succession-act.json', 84],
    ['limitation-of-actions-act.json', 46],
    ['penal-code.json', 339],
  ])
})

test('the Constitution has 18 chapters, 264 articles with a note each, and six schedules', async () => {
  const { toc } = await app.call(getActToc, { params: { id: 'ke-act-2010-constitution' } }, reader)
  expect(['chapter', 'article', 'schedule'].map((type) => count(toc, type))).toEqual([18, 264, 6])
  const article = await app.call(getProvision, { params: { id: 'ke-act-2010-constitution', eid: 'art_47' } }, reader)
  expect(article.path.map(({ num }) => num)).toEqual(['Four', '2'])
  expect(article.version.guide).toBe(true)
  expect(article.paragraphs.map(({ kind }) => kind)).toEqual(['heading', 'note'])
  const chapters = await Promise.all(
    toc
      .filter(({ type }) => type === 'chapter')
      .map(({ eid }) => app.call(getProvision, { params: { id: 'ke-act-2010-constitution', eid } }, reader)),
  )
  expect(chapters.flatMap(({ paragraphs }) => paragraphs.filter(({ kind }) => kind === 'note'))).toHaveLength(264)
})

test('a guide gives way to the first text of its Act, and does not come back', async () => {
  const file = join(folder, 'limitation.txt')
  writeFileSync(
    file,
    'LIMITATION OF ACTIONS ACT\nARRANGEMENT OF SECTIONS\n1. Short title\nAn Act of Parliament\n1. Short title\nThis Act may be cited.',
  )
  const id = 'ke-act-1968-21'
  const eid = 'sec_1'
  expect((await app.call(getProvision, { params: { id, eid } }, reader)).version.guide).toBe(true)
  await load(file)
  expect(await app.call(getAct, { params: { id } }, reader)).toMatchObject({ guide: false, versions: 1, frbr_uri: '/akn/ke/act/1968/21' })
  expect((await app.call(getProvision, { params: { id, eid } }, reader)).text).toContain('This Act may be cited.')
  expect(await load(join(law, 'limitation-of-actions-act.json'))).toEqual(['unchanged'])
  expect(await app.call(getAct, { params: { id } }, reader)).toMatchObject({ guide: false })
})
