import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Authority, type Bundle, BundleCover, type BundleFile } from '#contract/bundles'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { readPages } from '../../testing/read-bundle.ts'
import { readDocxText } from '../../testing/read-docx-text.ts'
import { importSources } from '../documents/documents.ts'

const section = (number: number, words: string) =>
  `<section eId="sec_${number}"><num>${number}.</num><heading>Cutting of reeds ${number}</heading>
    <subsection eId="sec_${number}__subsec_1"><num>(1)</num><content><p>Whoever cuts reeds ${words} in place ${number}x.</p></content></subsection>
    <subsection eId="sec_${number}__subsec_2"><num>(2)</num><content><p>No fee is paid in place ${number}x.</p></content></subsection></section>`
const akn = (
  date: string,
  words: string,
) => `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act><meta><identification>
  <FRBRWork><FRBRuri value="/akn/ke/act/2011/90051"/><FRBRalias value="Reed Cutting Act"/></FRBRWork>
  <FRBRExpression><FRBRuri value="/akn/ke/act/2011/90051/eng@${date}"/><FRBRlanguage language="eng"/></FRBRExpression></identification></meta>
  <body><part eId="part_I"><num>Part I</num><heading>CUTTING</heading>${[1, 2, 3].map((number) => section(number, words)).join('')}</part></body></act></akomaNtoso>`
const act = 'ke-act-2011-90051'

let app: TestApp
let headers: { authorization: string }
let folder: string

beforeAll(async () => {
  app = await createTestApp({}, undefined, { clock: { now: () => Date.parse('2026-11-21T09:00:00Z') } })
  headers = await app.signedIn()
  folder = mkdtempSync(join(tmpdir(), 'hukumu-bound-law-'))
  await bring('2012-01-01', 'pays the chief')
  await bring('2020-06-01', 'pays the county')
  await importSources(app.database, ['library/law/evidence-act.json'])
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

async function bring(date: string, words: string) {
  const path = join(folder, `reeds-${date}.xml`)
  writeFileSync(path, akn(date, words))
  await importSources(app.database, [path])
}
const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
async function projectWith(...provisions: string[]): Promise<string> {
  const { id } = (await ask('POST', '/research-hub/projects', { name: 'Reeds' })).json<{ id: string }>()
  for (const one of provisions)
    expect((await ask('POST', `/research-hub/projects/${id}/items`, { type: 'provision', id: one })).statusCode).toBe(201)
  return `/research-hub/projects/${id}/bundle`
}
const bundleOf = async (bundle: string) => (await ask('GET', bundle)).json<Bundle>()
const chosen = ({ case_id, provision_id, text, extent, included, holding }: Authority) => ({
  case_id,
  provision_id,
  text,
  extent,
  included,
  holding,
})
const save = async (bundle: string, cover: object, authorities: object[]) => {
  const answer = await ask('PUT', bundle, { cover: BundleCover.parse(cover), arrangement: 'hand', marked: 'project', authorities })
  expect(answer.statusCode).toBe(200)
  return answer.json<Bundle>()
}
async function made(bundle: string) {
  expect((await ask('POST', bundle)).statusCode).toBe(202)
  await app.mails()
  const { rawPayload, statusCode } = await ask('GET', `${bundle}/download`)
  expect(statusCode).toBe(200)
  return readPages(rawPayload)
}
const stateOf = async (bundle: string) => (await ask('GET', `${bundle}/file`)).json<BundleFile>()

test('a provision is bound with its text as it stands today, with a bookmark and its page in the index', async () => {
  const bundle = await projectWith(`${act}~sec_2`)
  const { authorities } = await bundleOf(bundle)
  expect(authorities).toEqual([
    expect.objectContaining({
      provision_id: `${act}~sec_2`,
      title: 'Reed Cutting Act, 2011, section 2',
      sub: 'Cutting of reeds 2, as it stands from 1 June 2020',
      kind: 'statute',
      group: 'legislation',
      extent: 'whole',
      included: true,
      has_text: true,
      lacks_text: false,
      pages: 1,
    }),
  ])
  const { pages, outline, links } = await made(bundle)
  const { starts, total } = await stateOf(bundle)
  const page = starts[0]!.page
  expect([total, starts.length]).toEqual([1, 1])
  for (const words of [
    'Reed Cutting Act',
    'No. 90051 of 2011',
    'Source: reeds-2020-06-01.xml',
    'As it stands from 1 June 2020',
    'Part I',
    '2. Cutting of reeds 2',
    'Whoever cuts reeds pays the county in place 2x.',
    'No fee is paid in place 2x.',
  ])
    expect(pages[page - 1]).toContain(words)
  expect(pages.join(' ')).not.toMatch(/place [13]x|pays the chief|Hukumu/)
  expect(outline.find(({ title }) => title === '1. Reed Cutting Act, 2011, section 2')).toMatchObject({ page })
  const index = outline.find(({ title }) => title === 'Index')!.page
  expect(links[index - 1]).toContain(page)
  expect(pages[index - 1]).toMatch(new RegExp(`1\\. ?Reed Cutting Act, 2011, section 2 .*as it stands from 1 June 2020 ?${page}`))
})

test('the law is bound as it stood on the day of the matter, the whole of the section that holds what was put in', async () => {
  const bundle = await projectWith(`${act}~sec_3__subsec_2`)
  const { authorities } = await bundleOf(bundle)
  await save(bundle, { law_as_at: '2015-03-04' }, authorities.map(chosen))
  const { pages } = await made(bundle)
  const page = pages[(await stateOf(bundle)).starts[0]!.page - 1]
  expect(page).toContain('As at 4 March 2015')
  expect(page).toContain('Whoever cuts reeds pays the chief in place 3x.')
  expect(page).toContain('As it stood from 1 January 2012 to 31 May 2020')
})

test('a bundle is stale once another text of a bound Act stands on its day', async () => {
  const bundle = await projectWith(`${act}~sec_1`)
  await made(bundle)
  expect((await stateOf(bundle)).stale).toBe(false)
  await bring('2024-01-01', 'pays nobody')
  expect((await stateOf(bundle)).stale).toBe(true)
  expect((await made(bundle)).pages.join(' ')).toContain('Whoever cuts reeds pays nobody in place 1x.')
})

test('words that name one provision are that provision once, and are listed alone where that is chosen', async () => {
  const bundle = await projectWith(`${act}~sec_2`)
  const words = { case_id: null, text: 'section 2(1) of the Reed Cutting Act', extent: 'listed', included: true, holding: 'Who pays' }
  const [one, ...others] = (await save(bundle, {}, [words])).authorities
  expect(one).toMatchObject({ title: 'section 2(1) of the Reed Cutting Act', extent: 'whole', has_text: true, holding: 'Who pays' })
  expect(others.filter(({ provision_id }) => provision_id === one!.provision_id)).toEqual([])
  const listed = await save(bundle, {}, [{ ...chosen(one!), extent: 'listed' }])
  expect(listed.authorities[0]).toMatchObject({ extent: 'listed', has_text: true })
  const { pages } = await made(bundle)
  expect(pages.join(' ')).toContain('listed only')
  expect(pages.join(' ')).not.toContain('Whoever cuts reeds')
})

test('a provision that is cited is bound as its section, with the subsection, its words and what it is relied on for', async () => {
  const bundle = await projectWith(`${act}~sec_2`)
  const project = bundle.split('/').at(-2)!
  const cite = (one: object) => ask('POST', '/citation-list/provisions', { act_id: act, eid: 'sec_2', project_id: project, ...one })
  const words = 'Whoever cuts reeds pays nobody'
  const first = await cite({ eid: 'sec_2__subsec_1', words, relied_on: 'The county is paid' })
  expect(first.statusCode).toBe(201)
  expect(first.json()).toMatchObject({
    kind: 'statute',
    provision_id: `${act}~sec_2__subsec_1`,
    pinpoint: 'section 2(1)',
    words,
    text: 'Reed Cutting Act, 2011, section 2(1)',
    before: null,
    placed: true,
  })
  await cite({ eid: 'sec_2__subsec_2', relied_on: 'There is no fee' })
  const again = await cite({ eid: 'sec_2__subsec_1' })
  expect(again.json()).toMatchObject({ before: { words, relied_on: 'The county is paid' }, relied_on: 'The county is paid', placed: false })
  const { results } = (await ask('GET', `/research-hub/projects/${project}/items?type=citation`)).json<{ results: object[] }>()
  expect(results).toContainEqual(
    expect.objectContaining({ entity_type: 'provision', entity_id: `${act}~sec_2__subsec_1`, text: 'The county is paid' }),
  )

  expect((await bundleOf(bundle)).authorities).toMatchObject([{ title: 'Reed Cutting Act, 2011, section 2', extent: 'whole', marks: 2 }])
  const lines = ['section 2(1) — The county is paid', 'section 2(2) — There is no fee']
  const list = readDocxText((await ask('GET', `${bundle}/list/docx`)).rawPayload).find((one) => one.includes('Reed'))!
  expect(list.split('\n').slice(1)).toEqual(lines)
  const { pages } = await made(bundle)
  expect(pages[1]).toContain(lines.join(' '))
  expect(pages[3]).toMatch(
    /Relied on for The county is paid “.*Whoever cuts reeds pays nobody in place 2x.” ?Section 2\(1\) ?page 5 of this bundle.*There is no fee “.*No fee is paid in place 2x.” ?Section 2\(2\)/,
  )
  const table = readDocxText((await ask('GET', `/citation-list/table-of-authorities?project_id=${project}`)).rawPayload)
  expect(table).toEqual(expect.arrayContaining(['Reed Cutting Act, 2011, section 2(1)', 'Reed Cutting Act, 2011, section 2(2)']))

  expect((await cite({ words: 'Whoever cuts weed' })).statusCode).toBe(422)
  expect((await cite({ eid: 'sec_99' })).statusCode).toBe(404)
  // An earlier text has other words.
  expect((await cite({ words: 'pays the chief' })).statusCode).toBe(422)
  expect((await cite({ words: 'pays the chief', as_at: '2015-03-04' })).statusCode).toBe(201)
})

test.each([
  ['of which only the arrangement is held', { text: 'section 107 of the Evidence Act (Cap. 80)' }, true],
  ['of which no text of the day is held', { text: 'section 2 of the Reed Cutting Act', day: '2011-01-01' }, true],
  ['of an Act that is not held', { text: 'section 5 of the Salt Pans Act (Cap. 999)' }, true],
  ['that are several', { text: 'sections 1 and 2 of the Reed Cutting Act' }, false],
  ['that are a whole Act', { text: 'the Reed Cutting Act' }, false],
])('of provisions %s nothing is bound, and what is missing is said', async (_, { text, day }: { text: string; day?: string }, lacks) => {
  const bundle = await projectWith()
  const choice = { case_id: null, text, extent: 'whole', included: true }
  const [one] = (await save(bundle, { law_as_at: day ?? null }, [choice])).authorities
  expect(one).toMatchObject({ extent: 'listed', has_text: false, lacks_text: lacks })
  const list = readDocxText((await ask('GET', `${bundle}/list/docx`)).rawPayload).join('\n')
  expect(list.includes('[text not in this library: copy to be supplied]')).toBe(lacks)
})
