import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCase, getCaseCard } from '#contract/cases'
import { askChat } from '#contract/chat'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { importSources } from '../documents/documents.ts'
import { finishIndexing } from '../search/search.ts'

const library = ['judgments', 'landmarks.json'].map((name) => fileURLToPath(new URL(`../../../library/${name}`, import.meta.url)))
/** Leading decisions of which a source was seen for the citation, and none for what they stand for. */
const wordless = [
  { id: 'kesc-2023-30', title: 'Dina Management Ltd v County Government of Mombasa & 5 others', citation: '[2023] KESC 30 (KLR)' },
  { id: 'kesc-2023-79', title: 'Torino Enterprises Ltd v Attorney General', citation: '[2023] KESC 79 (KLR)' },
  { id: 'keca-1983-69', title: 'Wambugu v Njuguna', citation: '[1983] KECA 69 (KLR)' },
]

let app: TestApp
let me: { authorization: string }
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signedIn()
  await importSources(app.database, library)
  await finishIndexing(app.database)
})
afterAll(() => app.close())

const ask = (content: string, more: object = {}) => app.call(askChat, { body: { messages: [{ role: 'user', content }], ...more } }, me)

test.each(wordless)('$title is a reference only, wherever it is asked about', async ({ id, title, citation }) => {
  expect(await app.call(getCase, { params: { id } }, me)).toMatchObject({ kind: 'digest', citation, summary: null })
  expect(await app.call(getCaseCard, { params: { id } }, me)).toMatchObject({ proposition: null, proposition_source: null })
  const said = [{ code: 'reference-only', names: [`${title} ${citation}`] }]
  for (const answer of [
    await ask(`What did the court hold in ${title}?`),
    await ask(`What does ${citation} say?`),
    await ask('What did the court decide, and why?', { case_id: id }),
  ]) {
    expect([answer.sentences, answer.references, answer.notices]).toEqual([[], [], said])
    expect(answer.message).toContain('Reference only')
  }
})

test('what is asked beside a reference is answered, and never in its name', async () => {
  const { references, notices } = await ask(
    'Must a bank prove that its customer was negligent in a SIM-swap fraud after Torino Enterprises Ltd v Attorney General?',
  )
  expect(notices[0]).toMatchObject({ code: 'reference-only' })
  expect(references.length).toBeGreaterThan(0)
  expect(references.map(({ id }) => id)).not.toContain('kesc-2023-79')
})

test('a sample that answers is not quoted beside a real judgment', async () => {
  const asked = 'Must a bank prove that its customer was negligent in a SIM-swap fraud?'
  expect((await ask(asked)).references.some(({ sample }) => sample)).toBe(true)
  await storeCases(app.database, [
    {
      title: 'Kirui v Lakeside Bank [2024] KEHC 7 (KLR)',
      citation: '[2024] KEHC 7 (KLR)',
      content: ['1. In a SIM-swap fraud a bank must prove that its customer was negligent before the customer bears the loss.'],
    },
  ])
  await finishIndexing(app.database)
  const { references } = await ask(asked)
  expect(references.map(({ id }) => id)).toContain('kehc-2024-7')
  expect(references.filter(({ kind, sample }) => kind === 'case' && sample)).toEqual([])
})

const landmarks = '../shared/kenya/landmarks.tsv'
test.skipIf(!existsSync(landmarks))('the list of landmarks vouches for their citations and for no proposition', () => {
  const rows = readFileSync(landmarks, 'utf8').split('\n')
  for (const { title } of wordless)
    expect(rows.find((row) => row.startsWith(`${title}\t`))).toMatch(/\tverified\t[^\t]*proposition (?:partly )?general knowledge\s*$/)
})
