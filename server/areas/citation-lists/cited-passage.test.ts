import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bundle } from '#contract/bundles'
import type { CaseContent } from '#contract/cases'
import type { KeptCitation } from '#contract/citation-lists'
import { listPinpoints } from '#contract/pinpoint'
import type { ProjectItem } from '#contract/project-items'
import { maxHoldingLength } from '#contract/say-reliance'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { tickingClock } from '../../testing/ticking-clock.ts'
import { multipart } from '../../testing/multipart.ts'
import { readDocxText } from '../../testing/read-docx-text.ts'
import { storeCases } from '../../testing/store-cases.ts'

type Headers = Record<string, string>
type Cited = KeptCitation & { before: { paragraph: number | null; words: string; relied_on: string } | null; placed: boolean }

let app: TestApp
let me: Headers
let numbered: string
let unnumbered: string
beforeAll(async () => {
  app = await createTestApp({}, undefined, { clock: tickingClock('2026-11-21T09:00:00Z') })
  me = await app.signedIn()
  const [first, second] = await storeCases(app.database, [
    {
      title: 'Achieng v Barasa Ltd (Civil Appeal E074 of 2020) [2021] KEHC 90501 (KLR) (4 March 2021) (Judgment)',
      citation: '[2021] KEHC 90501 (KLR)',
      date: '2021-03-04',
      content: [
        'JUDGMENT',
        '11. The weir was “built” without leave.',
        '12. Leave must be sought:',
        '(a) in writing;',
        '13. The appeal is dismissed.',
      ],
    },
    {
      title: 'Chebet v Duma',
      citation: '[2020] KECA 90502 (KLR)',
      date: '2020-05-06',
      content: ['Nothing here is numbered.', 'It is dismissed.'],
    },
  ])
  numbered = first!
  unnumbered = second!
})
afterAll(() => app.close())

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, headers = me) =>
  app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
const contentOf = async (id: string) => (await ask('GET', `/case-detail/${id}/content`)).json<CaseContent>()
const paragraphWith = async (id: string, words: string) => {
  const { content, paragraphs } = await contentOf(id)
  return paragraphs.find(({ start, end }) => content!.slice(start, end).includes(words))!.id
}
const cite = async (body: object, headers = me) => ask('POST', '/citation-list/passages', body, headers)
const makeProject = async (headers = me) =>
  (await ask('POST', '/research-hub/projects', { name: 'The weir' }, headers)).json<{ id: string }>().id
const itemsOf = async (project: string) =>
  (await ask('GET', `/research-hub/projects/${project}/items?type=citation`)).json<{ results: ProjectItem[] }>().results

test('a paragraph is cited by its number with its words as they stand, into the project that is named', async () => {
  const project = await makeProject()
  const paragraph = await paragraphWith(numbered, 'weir')
  const answer = await cite({ case_id: numbered, paragraph, relied_on: 'Building without leave is unlawful', project_id: project })
  expect(answer.statusCode).toBe(201)
  const cited = answer.json<Cited>()
  expect(cited).toMatchObject({
    text: 'Achieng v Barasa Ltd [2021] KEHC 90501 (KLR), para 11',
    case_id: numbered,
    pinpoint: 'para 11',
    words: 'The weir was “built” without leave.',
    relied_on: 'Building without leave is unlawful',
    before: null,
    placed: true,
  })
  expect(await itemsOf(project)).toMatchObject([{ id: cited.id, quote: cited.words, text: cited.relied_on, entity_id: numbered }])

  // The same pinpoint again: one citation, with the words of the last time.
  const again = (await cite({ case_id: numbered, paragraph, words: 'without leave', project_id: project })).json<Cited>()
  expect(again).toMatchObject({
    id: cited.id,
    words: 'without leave',
    relied_on: cited.relied_on,
    before: { paragraph, words: cited.words, relied_on: cited.relied_on },
    placed: false,
  })
  expect((await ask('GET', '/citation-list')).json<{ total: number }>().total).toBe(1)

  // Another style keeps the passage, and what it is relied on for can be said later.
  const restyled = (await ask('PATCH', `/citation-list/${cited.id}`, { style: 'oscola', relied_on: 'Leave' })).json<KeptCitation>()
  expect(restyled).toMatchObject({
    pinpoint: 'para 11',
    words: 'without leave',
    relied_on: 'Leave',
    text: expect.stringMatching(/\[11\]$/) as string,
  })
})

test('a passage over several paragraphs has both numbers, an item that of its paragraph, and what nothing numbers none', async () => {
  const { content } = await contentOf(numbered)
  const over = content!.slice(content!.indexOf('without'), content!.indexOf(' must'))
  expect((await cite({ case_id: numbered, paragraph: await paragraphWith(numbered, 'weir'), words: over })).json<Cited>()).toMatchObject({
    pinpoint: 'paras 11–12',
    words: over,
  })
  expect((await cite({ case_id: numbered, paragraph: await paragraphWith(numbered, 'in writing') })).json<Cited>().pinpoint).toBe('para 12')
  const whole = (await cite({ case_id: numbered, paragraph: await paragraphWith(numbered, 'Leave must') })).json<Cited>()
  expect([whole.pinpoint, whole.words.split(/\s*\n/)]).toEqual(['para 12', ['Leave must be sought:', '(a) in writing;']])
  const bare = { case_id: unnumbered, paragraph: await paragraphWith(unnumbered, 'numbered') }
  expect((await cite(bare)).json<Cited>()).toMatchObject({ pinpoint: null, text: 'Chebet v Duma [2020] KECA 90502 (KLR)' })
  expect((await cite({ ...bare, words: 'Nothing here' })).json<Cited>().before).toBeNull()
})

test('nothing is cited that does not stand there, letter by letter, or that its reader may not see or fill', async () => {
  const other = await app.signedIn()
  const paragraph = await paragraphWith(numbered, 'weir')
  const theirs = await makeProject(other)
  const status = async (body: object, headers = me) => (await cite({ case_id: numbered, paragraph, ...body }, headers)).statusCode
  const before = (await ask('GET', '/citation-list')).json<{ total: number }>().total
  expect(await status({ words: 'The weir was "built"' })).toBe(422)
  expect(await status({ words: 'The appeal is dismissed' })).toBe(422)
  expect(await status({ paragraph: 999 })).toBe(422)
  expect(await status({ case_id: 'kehc-1900-1' })).toBe(404)
  expect(await status({ project_id: theirs })).toBe(404)
  expect(await status({ issue_id: theirs })).toBe(422)
  expect(await status({ project_id: await makeProject(), issue_id: theirs })).toBe(404)
  expect((await ask('POST', '/citation-list/cases', { case_ids: [numbered], project_id: theirs })).statusCode).toBe(404)
  expect((await ask('GET', '/citation-list')).json<{ total: number }>().total).toBe(before)
})

test('cases are kept and put into the project that is named, those that were kept already as well', async () => {
  const headers = await app.signedIn()
  const project = await makeProject(headers)
  const keep = async (ids: string[], into: object) =>
    (await ask('POST', '/citation-list/cases', { case_ids: ids, ...into }, headers)).json<{
      ids: string[]
      placed: string[]
      unchanged: number
    }>()
  const first = await keep([numbered], {})
  expect(first.placed).toEqual([])
  const both = await keep([numbered, unnumbered], { project_id: project })
  expect(both).toMatchObject({ unchanged: 1, ids: [expect.any(String)] })
  expect(both.placed.toSorted()).toEqual([...first.ids, ...both.ids].toSorted())
  expect((await keep([numbered], { project_id: project })).placed).toEqual([])
})

test('its table has a case once with all its pinpoints, its bundle what each is relied on for and the words marked in it', async () => {
  const headers = await app.signedIn()
  const project = await makeProject(headers)
  const pass = async (words: string, relied_on?: string) =>
    cite({ case_id: numbered, paragraph: await paragraphWith(numbered, words), relied_on, project_id: project }, headers)
  await pass('dismissed', 'Costs follow the event')
  await pass('weir', 'Leave comes first')
  const table = await ask('GET', `/citation-list/table-of-authorities?project_id=${project}`, undefined, headers)
  expect(readDocxText(table.rawPayload)).toEqual([
    'Table of Authorities',
    'Cases',
    'Achieng v Barasa Ltd [2021] KEHC 90501 (KLR), paras 11 and 13',
  ])
  const bundle = (await ask('GET', `/research-hub/projects/${project}/bundle`, undefined, headers)).json<Bundle>()
  expect(bundle.authorities).toMatchObject([{ case_id: numbered, holding: 'Costs follow the event\nLeave comes first', marks: 2 }])

  // What is cited once the bundle is kept is filed with the rest.
  const { cover, arrangement, marked, authorities } = bundle
  const chosen = authorities.map(({ case_id, text, extent, included }) => ({ case_id, text, extent, included, holding: '' }))
  const url = `/research-hub/projects/${project}/bundle`
  const saved = await app.inject({
    method: 'PUT',
    url: `/api${url}`,
    headers,
    payload: { cover, arrangement, marked, authorities: chosen },
  })
  expect(saved.statusCode).toBe(200)
  await cite({ case_id: unnumbered, paragraph: await paragraphWith(unnumbered, 'dismissed'), project_id: project }, headers)
  const later = (await ask('GET', url, undefined, headers)).json<Bundle>()
  expect(later.authorities.map(({ case_id, included, proposed }) => [case_id, included, proposed])).toEqual([
    [numbered, true, false],
    [unnumbered, true, true],
  ])
  expect(later.authorities[0]!.holding).toBe('Costs follow the event\nLeave comes first')
})

const upload = async (headers: Headers) => {
  const content = JSON.stringify({ title: 'Advice to Wafula', content: '1. Sue at once.' })
  const { payload, headers: form } = multipart([{ name: 'advice.json', content }])
  const answer = await app.inject({ method: 'POST', url: '/api/library/uploads', headers: { ...headers, ...form }, payload })
  const caseId = answer.json<{ outcomes: { case_id: string }[] }>().outcomes[0]!.case_id
  const { paragraphs } = (await ask('GET', `/case-detail/${caseId}/content`, undefined, headers)).json<CaseContent>()
  return { caseId, paragraph: paragraphs.at(-1)!.id }
}

test('what is cited of a private document shows nothing of it to members who do not see the document', async () => {
  const [owner, member] = [await app.signedIn(), await app.signedIn('otieno@example.test')]
  const mail = (await app.mails()).findLast(({ to, subject }) => to === 'otieno@example.test' && subject.startsWith('Activate'))
  const token = /activate\?token=([\w-]+)/.exec(mail!.text)![1]
  await app.inject({ method: 'POST', url: '/api/auth/activate', payload: { token, password: 'secret-enough' } })
  const { caseId, paragraph } = await upload(owner)
  const project = await makeProject(owner)
  expect((await ask('POST', `/research-hub/projects/${project}/share`, { email: 'otieno@example.test' }, owner)).statusCode).toBe(201)
  const { id } = (await cite({ case_id: caseId, paragraph, project_id: project }, owner)).json<Cited>()
  const open = { case_id: numbered, paragraph: await paragraphWith(numbered, 'weir'), project_id: project }
  await cite(open, owner)
  const seen = async (as: Headers) =>
    Promise.all(
      [
        `/research-hub/projects/${project}/items`,
        `/research-hub/projects/${project}/bundle`,
        `/citation-list?project_id=${project}`,
        `/citation-list/doubtful?project_id=${project}`,
        `/citation-list/export/csl-json?project_id=${project}`,
        `/citation-list/${id}`,
      ].map(async (url) => (await ask('GET', url, undefined, as)).body),
    )
  const all = (await seen(member)).join('\n')
  expect(all).toContain('weir')
  expect(all).not.toMatch(/Wafula|Sue at once/)
  expect((await seen(owner)).every((answer) => /Wafula/.test(answer))).toBe(true)
  await ask('POST', `/research-hub/projects/${project}/items`, { type: 'document', id: caseId }, owner)
  expect((await ask('GET', `/citation-list/${id}`, undefined, member)).json<KeptCitation>().words).toBe('Sue at once.')
})

test('a case that no citation leads to stays behind its passage, whatever else is changed', async () => {
  const headers = await app.signedIn()
  const { caseId, paragraph } = await upload(headers)
  const cited = (await cite({ case_id: caseId, paragraph }, headers)).json<Cited>()
  expect(cited).toMatchObject({ case_id: caseId, kind: 'case', words: 'Sue at once.' })
  const { id, kind, case_title } = cited
  for (const change of [{ relied_on: 'Delay' }, { style: 'oscola' }])
    expect((await ask('PATCH', `/citation-list/${id}`, change, headers)).json()).toMatchObject({ case_id: caseId, kind, case_title })
})

test('words of one case are not kept for those of another, nor for those of another paragraph', async () => {
  const headers = await app.signedIn()
  const change = async (text: string) => {
    const { id } = (await cite({ case_id: numbered, paragraph: await paragraphWith(numbered, 'weir') }, headers)).json<Cited>()
    return (await ask('PATCH', `/citation-list/${id}`, { text }, headers)).json<KeptCitation>()
  }
  expect(await change('Achieng v Barasa Limited [2021] KEHC 90501 (KLR) at para 11')).toMatchObject({
    pinpoint: 'para 11',
    words: expect.stringContaining('weir') as string,
  })
  const none = { pinpoint: null, words: '' }
  expect(await change('Achieng v Barasa Limited [2021] KEHC 90501 (KLR) at para 12')).toMatchObject(none)
  expect(await change('Chebet v Duma [2020] KECA 90502 (KLR) at para 11')).toMatchObject({ case_id: unnumbered, ...none })
})

test('a passage is kept for each project by itself: what is said in one matter is not read in another', async () => {
  const headers = await app.signedIn()
  const paragraph = await paragraphWith(numbered, 'weir')
  const into = async (relied_on: string, project?: string) =>
    (await cite({ case_id: numbered, paragraph, relied_on, ...(project && { project_id: project }) }, headers)).json<Cited>()
  const [one, other] = [await makeProject(headers), await makeProject(headers)]
  const loose = await into('First')
  const filed = await into('For one', one)
  expect(filed).toMatchObject({ id: loose.id, before: { relied_on: 'First' }, placed: true })
  const apart = await into('For the other', other)
  expect(apart).toMatchObject({ before: null, placed: true })
  expect((await into('For one still', one)).id).toBe(filed.id)
  expect((await into('For none')).before).toBeNull()
  const kept = (await ask('GET', `/citation-list?project_id=${other}`, undefined, headers)).json<{ results: KeptCitation[] }>()
  expect(kept.results).toMatchObject([{ id: apart.id, relied_on: 'For the other' }])
})

test('a case that is kept as a whole and cited by a passage stands once in its table', async () => {
  const headers = await app.signedIn()
  await ask('POST', '/citation-list/cases', { case_ids: [numbered] }, headers)
  await cite({ case_id: numbered, paragraph: await paragraphWith(numbered, 'weir') }, headers)
  const table = await ask('GET', '/citation-list/table-of-authorities', undefined, headers)
  expect(readDocxText(table.rawPayload).slice(1)).toEqual(['Cases', 'Achieng v Barasa Ltd [2021] KEHC 90501 (KLR), para 11'])
})

test('what was kept of a pinpoint before says where it begins, so that it can be cited again', async () => {
  const headers = await app.signedIn()
  const [above, item] = [await paragraphWith(numbered, 'Leave must'), await paragraphWith(numbered, 'in writing')]
  const first = (await cite({ case_id: numbered, paragraph: above, words: 'Leave must be sought' }, headers)).json<Cited>()
  const { id, before } = (await cite({ case_id: numbered, paragraph: item, relied_on: 'Form' }, headers)).json<Cited>()
  expect(before).toEqual({ paragraph: above, words: 'Leave must be sought', relied_on: '' })
  const undone = await cite({ case_id: numbered, ...before }, headers)
  expect(undone.json<Cited>()).toMatchObject({ id: first.id, words: 'Leave must be sought', relied_on: '' })
  expect(id).toBe(first.id)
})

test('a bundle that is saved as it was shown goes on saying what its passages are relied on for, however much that is', async () => {
  const headers = await app.signedIn()
  const project = await makeProject(headers)
  const url = `/research-hub/projects/${project}/bundle`
  const paragraph = await paragraphWith(unnumbered, 'numbered')
  const pass = (words: string, relied_on: string) =>
    cite({ case_id: unnumbered, paragraph, words, relied_on, project_id: project }, headers)
  const read = async () => (await ask('GET', url, undefined, headers)).json<Bundle>()
  const save = async (own: object = {}) => {
    const { cover, arrangement, marked, authorities } = await read()
    const chosen = authorities.map(({ case_id, text, extent, included, holding }) => ({ case_id, text, extent, included, holding, ...own }))
    const body = { cover, arrangement, marked, authorities: chosen }
    expect((await app.inject({ method: 'PUT', url: `/api${url}`, headers, payload: body })).statusCode).toBe(200)
    return (await read()).authorities[0]!.holding
  }
  await pass('Nothing here', 'Leave comes first')
  expect(await save()).toBe('Leave comes first')
  await pass('is numbered', 'Costs')
  expect(await save()).toBe('Leave comes first\nCosts')
  for (const words of ['Nothing', 'here', 'is', 'numbered']) await pass(words, words.padEnd(1000, '.'))
  expect(await save()).toHaveLength(maxHoldingLength)
  expect(await save({ holding: 'In my own words' })).toBe('In my own words')
})

test.each([
  [[], ''],
  [['para 12', 'para 3', 'para 12'], 'paras 3 and 12'],
  [['para 20', 'paras 12–14', 'para 3'], 'paras 3, 12–14 and 20'],
  [['para 7'], 'para 7'],
  [['section 41(2)', 'paragraph 3', 'section 41(1)'], 'paragraph 3, section 41(1) and section 41(2)'],
  [['p 5', 'pp 7–8', 'para 2'], 'para 2, pp 5 and 7–8 of the copy held'],
])('the pinpoints %j are listed as %j', (pinpoints, listed) => expect(listPinpoints(pinpoints)).toBe(listed))

test('a case is cited as a whole with what it is relied on for, once, and stays written as its reader has it', async () => {
  const headers = await app.signedIn()
  const project = await makeProject(headers)
  const { ids } = (await ask('POST', '/citation-list/cases', { case_ids: [numbered], style: 'oscola' }, headers)).json<{ ids: string[] }>()
  const first = (await cite({ case_id: numbered, relied_on: 'Leave', project_id: project }, headers)).json<Cited>()
  expect(first).toMatchObject({
    id: ids[0],
    style: 'oscola',
    pinpoint: null,
    words: '',
    relied_on: 'Leave',
    before: { paragraph: null, words: '', relied_on: '' },
    placed: true,
  })
  const again = (await cite({ case_id: numbered, relied_on: 'Costs', project_id: project }, headers)).json<Cited>()
  expect(again).toMatchObject({ id: first.id, relied_on: 'Costs', before: { relied_on: 'Leave' }, placed: false })
  // A passage of it is another citation, and so is the case in another matter.
  const passage = (
    await cite({ case_id: numbered, paragraph: await paragraphWith(numbered, 'without leave'), project_id: project }, headers)
  ).json<Cited>()
  expect(passage.id).not.toBe(first.id)
  const elsewhere = (await cite({ case_id: numbered, project_id: await makeProject(headers) }, headers)).json<Cited>()
  expect(elsewhere).toMatchObject({ relied_on: '', before: null })
  expect((await cite({ case_id: numbered, words: 'without leave' }, headers)).statusCode).toBe(422)
})
