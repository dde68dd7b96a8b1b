import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Authority, type Bundle, BundleCover } from '#contract/bundles'
import type { CaseContent } from '#contract/cases'
import { linesOfReliance } from '#contract/say-reliance'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { readPages } from '../../testing/read-bundle.ts'
import { readDocxText } from '../../testing/read-docx-text.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { tickingClock } from '../../testing/ticking-clock.ts'

let app: TestApp
let headers: { authorization: string }
let cheruiyot: string
let duma: string

beforeAll(async () => {
  app = await createTestApp({}, undefined, { clock: tickingClock('2026-11-21T09:00:00Z') })
  headers = await app.signedIn()
  const [first, second] = await storeCases(app.database, [
    {
      title: 'Cheruiyot v Moraa',
      citation: '[2024] KEHC 90505 (KLR)',
      date: '2024-09-26',
      content: [
        'RULING',
        '12. The applicant must show loss.',
        '13. The delay was not explained.',
        '14. The applicant did not show any.',
        '15. The stay is refused.',
      ],
    },
    {
      title: 'Duma v Ekal',
      citation: '[2020] KECA 90506 (KLR)',
      date: '2020-05-06',
      content: ['RULING', '4. The applicant offers security.'],
    },
  ])
  cheruiyot = first!
  duma = second!
})
afterAll(() => app.close())

const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
const made = async (url: string, payload: object) => {
  const answer = await ask('POST', url, payload)
  expect(answer.statusCode).toBe(201)
  return answer.json<{ id: string }>().id
}
const makeProject = () => made('/research-hub/projects', { name: 'Stay' })

async function cite(project: string, caseId: string, words: string, said: { relied_on?: string; issue_id?: string }) {
  const { content, paragraphs } = (await ask('GET', `/case-detail/${caseId}/content`)).json<CaseContent>()
  const paragraph = paragraphs.find(({ start, end }) => content!.slice(start, end).includes(words))!.id
  await made('/citation-list/passages', { case_id: caseId, paragraph, project_id: project, ...said })
}

const bundleOf = async (project: string) => (await ask('GET', `/research-hub/projects/${project}/bundle`)).json<Bundle>()
const chosen = ({ case_id, provision_id, text, group, extent, holding }: Authority) => ({
  case_id,
  provision_id,
  text,
  group,
  extent,
  holding,
  included: true,
})
async function save(project: string, { arrangement = 'hand', ...changes }: { arrangement?: string; holding?: string } = {}) {
  const { authorities } = await bundleOf(project)
  const body = {
    cover: BundleCover.parse({}),
    arrangement,
    marked: 'project',
    authorities: authorities.map((one) => ({ ...chosen(one), ...changes })),
  }
  expect((await ask('PUT', `/research-hub/projects/${project}/bundle`, body)).statusCode).toBe(200)
}
const listInWord = async (project: string) =>
  readDocxText((await ask('GET', `/research-hub/projects/${project}/bundle/list/docx`)).rawPayload)
const listInPdf = async (project: string) =>
  (await readPages((await ask('GET', `/research-hub/projects/${project}/bundle/list/pdf`)).rawPayload)).pages.join(' ')
/** The pages of the bundle in their order: cover, index, list, digest, authorities. */
async function bound(project: string): Promise<string[]> {
  expect((await ask('POST', `/research-hub/projects/${project}/bundle`)).statusCode).toBe(202)
  await app.mails()
  return (await readPages((await ask('GET', `/research-hub/projects/${project}/bundle/download`)).rawPayload)).pages
}

test('list and index carry the pinpoints of what is cited, with what it is relied on for', async () => {
  const project = await makeProject()
  await cite(project, cheruiyot, 'show any', { relied_on: 'substantial loss must be shown' })
  await cite(project, cheruiyot, 'show loss', { relied_on: 'substantial loss must be shown' })
  const line = 'paras 12 and 14 — substantial loss must be shown'
  expect((await listInWord(project)).find((one) => one.includes('Cheruiyot'))).toMatch(new RegExp(`26 September 2024, ${line}$`))
  expect(await listInPdf(project)).toContain(line)
  const [, index, list] = await bound(project)
  expect(index).toMatch(new RegExp(`Cheruiyot v Moraa .*${line} ?5`))
  expect(list).toContain(line)
})

test('what is relied on for several things has each with its own passages, and what is said of it as a whole in their place', async () => {
  const project = await makeProject()
  await cite(project, cheruiyot, 'show loss', { relied_on: 'loss must be shown' })
  await cite(project, cheruiyot, 'delay', { relied_on: 'delay must be explained' })
  await cite(project, cheruiyot, 'refused', {})
  expect(
    (await listInWord(project))
      .find((one) => one.includes('Cheruiyot'))!
      .split('\n')
      .slice(1),
  ).toEqual(['para 12 — loss must be shown', 'para 13 — delay must be explained', 'para 15'])
  expect(await listInPdf(project)).toMatch(/para 12 — loss must be shown para 13 — delay must be explained para 15/)
  await save(project, { holding: 'No stay without loss.' })
  expect(await listInPdf(project)).toContain('paras 12, 13 and 15 — No stay without loss.')
})

test('under issues each paragraph stands with its own proposition, what lies under none last', async () => {
  const project = await makeProject()
  const issue = (title: string) => made(`/research-hub/projects/${project}/issues`, { title })
  const [loss, delay] = [await issue('Whether loss is shown'), await issue('Whether delay is explained')]
  await cite(project, duma, 'security', { relied_on: 'security is ordered' })
  await cite(project, cheruiyot, 'delay', { relied_on: 'delay must be explained', issue_id: delay })
  await cite(project, cheruiyot, 'show loss', { relied_on: 'loss must be shown', issue_id: loss })
  await cite(project, cheruiyot, 'show any', { relied_on: 'none was shown', issue_id: loss })
  expect((await bundleOf(project)).arrangement).toBe('issues')
  await save(project, { arrangement: 'issues' })
  expect((await listInWord(project)).filter((line) => /^(?:Whether|Other|\d)/.test(line))).toEqual([
    'Whether loss is shown',
    '1.\tCheruiyot v Moraa [2024] KEHC 90505 (KLR), High Court, 26 September 2024\npara 12 — loss must be shown\npara 14 — none was shown',
    'Whether delay is explained',
    '1.\tCheruiyot v Moraa [2024] KEHC 90505 (KLR), High Court, 26 September 2024, para 13 — delay must be explained',
    'Other authorities',
    expect.stringMatching(/^2\.\tDuma v Ekal .*, para 4 — security is ordered$/),
  ])
  const [, index, list, digest] = await bound(project)
  for (const page of [index, list])
    expect(page).toMatch(
      /Whether loss is shown.*para 12 — loss must.*para 14 — none was.*Whether delay is.*para 13 — delay.*Other authorities.*Duma v Ekal/,
    )
  expect(index!.match(/Cheruiyot/g)).toHaveLength(2)
  // Each paragraph under what it is relied on for, with its page.
  const quoted = [
    'Whether loss is shown 1. ?Cheruiyot v Moraa .*Relied on for loss must be shown “The applicant must show loss.” ?Paragraph 12 ?page 5 of this bundle',
    'Relied on for none was shown “The applicant did not show any.” ?Paragraph 14',
    'Whether delay is explained 1. ?Cheruiyot v Moraa .*Relied on for delay must be explained “The delay was not explained.” ?Paragraph 13',
    'Other authorities 2. ?Duma v Ekal .*Relied on for security is ordered “The applicant offers security.” ?Paragraph 4',
  ]
  expect(digest).toMatch(new RegExp(quoted.join('.*')))
})

test.each([
  [[], null, []],
  [[], 'Of the whole.\nAnd more.', ['Of the whole.; And more.']],
  [[{ pinpoint: null, relied_on: '', issue_id: null }], null, []],
  [[{ pinpoint: null, relied_on: 'Loss', issue_id: null }], null, ['Loss']],
])('of %j, of which %j is said, the lines are %j', (relied, own, lines) => expect(linesOfReliance(relied, own)).toEqual(lines))
