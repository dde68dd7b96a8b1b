import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatAnswer } from '#contract/chat'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { importSources } from '../documents/documents.ts'

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const real = place('../../../../shared/real-documents/ke-judgments')
const isPresent = existsSync(real)
if (!isPresent) process.stdout.write('The real documents are not beside the repository: chats about samples alone are asked.\n')
/** So many cases are asked of each question; of the samples all that have a text. */
const most = 20

let app: TestApp
let me: { authorization: string }
let ids: string[]

beforeAll(async () => {
  app = await createTestApp()
  me = await app.signedIn()
  await importSources(app.database, [place('../../../library/judgments'), ...(isPresent ? [real] : [])])
  const stored = await app.database.sql.selectFrom('cases').where('kind', '=', 'judgment').select('case_id').orderBy('case_id').execute()
  const all = stored.map((one) => one.case_id)
  ids = all.filter((_, at) => at % Math.max(1, Math.floor(all.length / most)) === 0).slice(0, most)
})
afterAll(() => app.close())

const ask = async (content: string, more: object) => {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/api/chat',
    headers: me,
    payload: { messages: [{ role: 'user', content }], ...more },
  })
  if (statusCode !== 200) throw new Error(body)
  return JSON.parse(body) as ChatAnswer
}

test.each([
  'What did the court decide, and why?',
  'What are the facts?',
  'Summarise this case',
  'What were the issues for determination?',
  'What orders did the court make?',
  'What was the reasoning of the court?',
])('a chat about a case reads that case: %s', async (question) => {
  expect(ids.length).toBe(isPresent ? most : 6)
  const others: string[] = []
  for (const id of ids) {
    const { references } = await ask(question, { case_id: id })
    if (references.length === 0 || references.some((one) => one.id !== id)) others.push(`${id}: ${references.map((one) => one.id).join()}`)
  }
  expect(others).toEqual([])
})

test('a message for the assistant that names the case does the same, and to search the library too goes beyond it', async () => {
  const [id] = ids
  const seed = { role: 'system', content: `Retrieve the case with the id ${id} and help to analyse it.` }
  const question = { role: 'user', content: 'What did the court decide, and why?' }
  const seeded = await ask('', { messages: [seed, question] })
  expect([...new Set(seeded.references.map((one) => one.id))]).toEqual([id])
  const told = await ask('How are submarine periscopes insured?', { case_id: id })
  expect([told.references, told.notices.map(({ code }) => code)]).toEqual([[], ['not-in-case']])
  const beyond = await ask('When is a stay of execution granted pending appeal? Search the library too.', { case_id: id })
  expect(beyond.references.some((one) => one.id !== id)).toBe(true)
})
