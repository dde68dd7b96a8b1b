import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SystemState } from '#contract/administration'
import type { ChatAnswer } from '#contract/chat'
import type { SemanticResults } from '#contract/semantic'
import { type TestApp, createTestApp } from '../../../testing/create-test-app.ts'
import { startEmbeddingsServer } from '../../../testing/embeddings-server.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { storeCases } from '../../../testing/store-cases.ts'
import { redactNames } from '../../documents/documents.ts'
import { vectorsStorage } from './storage.ts'
import { redactables } from '../../../redactables.ts'

type Endpoint = Awaited<ReturnType<typeof startEmbeddingsServer>>

let now = Date.parse('2026-11-20T08:00:00Z')
const clock = { now: () => (now += 1) }
const settings = (address: string, model = 'tiny-vectors') => ({
  embeddingsModel: model,
  embeddingsBaseUrl: address,
  embeddingsApiKey: 'key',
})

let endpoint: Endpoint
let app: TestApp
let me: { authorization: string }
let canKeep: boolean

beforeAll(async () => {
  // No dictionary knows these words.
  endpoint = await startEmbeddingsServer([
    ['okapi', 'zebroid'],
    ['quagga', 'tarpan'],
  ])
  app = await createTestApp(settings(endpoint.address), () => openTestDatabase({ vectors: true }), { clock })
  canKeep = app.database.vectors
  me = await app.signedIn('owner@example.test')
  await storeCases(app.database, [
    {
      title: 'Achieng v Barasa [2021] KECA 90501 (KLR)',
      citation: '[2021] KECA 90501 (KLR)',
      court: 'Court of Appeal',
      date: '2021-03-04',
      content: [
        '1. The respondent, Zawadi Mwende, kept animals beside the road to the market.',
        '2. A zebroid that leaves its paddock and tramples millet is the burden of whoever kept the zebroid.',
      ],
    },
    {
      title: 'Mumo v Otieno [2022] KEHC 90502 (KLR)',
      citation: '[2022] KEHC 90502 (KLR)',
      court: 'High Court',
      date: '2022-04-01',
      content: ['1. The tarpan was sold at the fair, and the buyer of the tarpan did not pay for it.'],
    },
  ])
})
afterAll(async () => {
  await app.close()
  await endpoint.close()
})

const ask = async (query: string, more: object = {}, headers = me) =>
  (await app.inject({ method: 'POST', url: '/api/search/semantic', headers, payload: { query, ...more } })).json<SemanticResults>()
const idsOf = ({ results }: SemanticResults) => results.map(({ id }) => id)
const meaning = async () => {
  await app.database.pool.query("update users set role = 'admin' where email = 'owner@example.test'")
  return (await app.inject({ url: '/api/admin/state', headers: me })).json<SystemState>().meaning
}
/** Runs what the schedule sends next. */
const settle = async () => {
  await app.mails()
  now += 5 * 60_000
  await app.mails()
  // A session does not last that long.
  me = await app.signedIn('owner@example.test')
}
const texts = () => endpoint.asked.flatMap(({ input }) => input)

test('a database that cannot keep vectors says so, and cases are found by words', async () => {
  if (canKeep) return
  await settle()
  expect(await meaning()).toMatchObject({ model: 'tiny-vectors', available: false, embedded: 0 })
  expect((await ask('zebroid in millet')).expansion.method).toBe('dictionary of legal words')
  expect(endpoint.asked).toEqual([])
})

test('what waits is embedded, and a case is found whose words are others', async () => {
  if (!canKeep) return
  expect(idsOf(await ask('okapi among crops'))).toEqual([])
  await settle()
  expect(await meaning()).toMatchObject({ available: true, embedded: 2, waiting: 0, passages: 3, problem: null, tokens: 14 })
  const found = await ask('okapi among crops')
  expect(idsOf(found)).toEqual(['keca-2021-90501'])
  expect(found.expansion.method).toBe('dictionary of legal words and vectors')
  expect(found.results[0]!.snippets).toMatchObject([{ number: '2', html: expect.stringContaining('A zebroid that leaves its paddock') }])
  expect(idsOf(await ask('okapi among crops', { courts: ['High Court'] }))).toEqual([])
})

test('the assistant answers from a paragraph that has other words', async () => {
  if (!canKeep) return
  const ask = async (question: string) =>
    (
      await app.inject({ method: 'POST', url: '/api/chat', headers: me, payload: { messages: [{ role: 'user', content: question }] } })
    ).json<ChatAnswer>()
  const { references } = await ask('Must I pay for crops that my okapi flattened?')
  expect(references).toMatchObject([{ id: 'keca-2021-90501', number: '2' }])
})

test('nothing is embedded twice, and a page asks for no vector again', async () => {
  if (!canKeep) return
  endpoint.answerWith(() => 'vectors')
  await settle()
  await ask('quagga unpaid')
  await ask('quagga unpaid', { offset: 1 })
  expect(texts()).toEqual(['quagga unpaid'])
})

test('of many passages an index finds the nearest, and goes on beyond what the filters leave out', async () => {
  if (!canKeep) return
  const storage = vectorsStorage(app.database.sql)
  expect(await storage.makeIndex(await storage.state())).toBe(false)
  await app.database.pool.query('update embedded_documents set passages = 20000')
  expect(await storage.makeIndex(await storage.state())).toBe(true)
  expect(idsOf(await ask('okapi among crops'))).toEqual(['keca-2021-90501'])
  expect(idsOf(await ask('okapi among crops', { courts: ['High Court'] }))).toEqual([])
})

test('private documents are never sent', async () => {
  if (!canKeep) return
  const { id } = await app.database.sql.selectFrom('users').select('id').where('email', '=', 'owner@example.test').executeTakeFirstOrThrow()
  const record = { title: 'Zebedayo v Walrus Keepers', content: ['1. The zebroid of Zebedayo was lent on trust and was never given back.'] }
  await storeCases(app.database, [record], { owner: { id, mostDocuments: 10 } })
  endpoint.answerWith(() => 'vectors')
  await settle()
  expect(texts()).toEqual([])
  expect(await meaning()).toMatchObject({ embedded: 2, waiting: 0 })
})

test('a name that is taken out of a text leaves its vectors, which are made anew', async () => {
  if (!canKeep) return
  endpoint.answerWith(() => 'vectors')
  const replacements = [{ name: 'Zawadi Mwende', initials: 'Z.M.' }]
  const outbox = join(app.config.dataDir, 'outbox')
  await redactNames(app.database, redactables, { caseId: 'keca-2021-90501', replacements, by: 'registry', outbox })
  expect(await meaning()).toMatchObject({ embedded: 1, waiting: 1 })
  await settle()
  expect(texts().join(' ')).toContain('Z.M.')
  expect(texts().join(' ')).not.toContain('Zawadi')
  expect(await meaning()).toMatchObject({ embedded: 2, waiting: 0 })
})

test('an endpoint that fails leaves the search to words, says why, and is asked again later', async () => {
  if (!canKeep) return
  endpoint.answerWith(() => ({ status: 429 }))
  const { expansion, results } = await ask('tarpan at the fair')
  expect(expansion.method).toBe('dictionary of legal words')
  expect(results.length).toBe(1)
  expect(await meaning()).toMatchObject({ problem: 'The endpoint has too much to do, or its quota is used up.' })
  endpoint.answerWith(() => 'vectors')
  await settle()
  expect(await meaning()).toMatchObject({ problem: null })
})

test('another model begins anew', async () => {
  if (!canKeep) return
  const other = await createTestApp(
    settings(endpoint.address, 'other-vectors'),
    () => Promise.resolve({ ...app.database, close: async () => {} }),
    { clock },
  )
  try {
    endpoint.answerWith(() => 'vectors')
    await other.mails()
    expect(endpoint.asked.map(({ model }) => model)).toEqual(['other-vectors', 'other-vectors'])
    expect(await meaning()).toMatchObject({ embedded: 2, waiting: 0 })
    // Vectors of another model are compared with nothing.
    expect((await ask('okapi and quagga')).expansion.method).toBe('dictionary of legal words')
  } finally {
    await other.close()
  }
})

test('a case whose text is not taken holds up no other, and vectors of different lengths are not kept', async () => {
  if (!canKeep) return
  const isLong = ({ input }: { input: string[] }) => input.some((text) => text.includes('narwhal'))
  const isRest = ({ input }: { input: string[] }) => input.some((text) => text.includes('number 70'))
  const short = { body: { data: Array.from({ length: 6 }, (_, index) => ({ index, embedding: [1] })) } }
  endpoint.answerWith((asked) => (isLong(asked) ? { status: 400 } : isRest(asked) ? short : 'vectors'))
  await storeCases(app.database, [
    { title: 'Re Narwhal', content: ['1. The narwhal was kept in a pond that was far too small for it.'] },
    { title: 'Re Tarpan', content: ['1. The tarpan was led home over the hills, and its owner was glad of it.'] },
    {
      title: 'Re Many',
      content: Array.from({ length: 70 }, (_, at) => `${at + 1}. The okapi of number ${at + 1} was counted at the river.`),
    },
  ])
  await settle()
  expect(await meaning()).toMatchObject({ embedded: 3, waiting: 2, problem: expect.stringContaining('gives no vectors') })
  endpoint.answerWith(() => 'vectors')
  await settle()
  expect(await meaning()).toMatchObject({ embedded: 5, waiting: 0, problem: null })
})
