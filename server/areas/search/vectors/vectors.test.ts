import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSystemState } from '#contract/administration'
import { askChat } from '#contract/chat'
import { SearchFilters } from '#contract/search'
import { type SemanticResults, searchSemantic } from '#contract/semantic'
import { type TestApp, createTestApp } from '../../../testing/create-test-app.ts'
import { startEmbeddingsServer } from '../../../testing/embeddings-server.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { testReader } from '../../../testing/test-reader.ts'
import { storeCases } from '../../../testing/store-cases.ts'
import { redactNames } from '../../documents/documents.ts'
import { readFilters } from '../plan/resolve-filters.ts'
import { searchStorage } from '../storage.ts'
import { bytesOf } from './nearest.ts'
import { vectorsStorage } from './storage.ts'
import { redactionTargets } from '../../../areas.ts'

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

beforeAll(async () => {
  // No dictionary knows these words.
  endpoint = await startEmbeddingsServer([
    ['okapi', 'zebroid'],
    ['quagga', 'tarpan'],
  ])
  app = await createTestApp(settings(endpoint.address), openTestDatabase, { clock })
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

const ask = (query: string, more: object = {}, headers = me) => app.call(searchSemantic, { body: { query, ...more } }, headers)
const idsOf = ({ results }: SemanticResults) => results.map(({ id }) => id)
const meaning = async () => {
  await app.database.pool.query("update users set role = 'admin' where email = 'owner@example.test'")
  return (await app.call(getSystemState, {}, me)).meaning
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

test('what waits is embedded, and a case is found whose words are others', async () => {
  expect(idsOf(await ask('okapi among crops'))).toEqual([])
  await settle()
  expect(await meaning()).toMatchObject({ embedded: 2, waiting: 0, passages: 3, problem: null, tokens: 14 })
  const found = await ask('okapi among crops')
  expect(idsOf(found)).toEqual(['keca-2021-90501'])
  expect(found.expansion.method).toBe('dictionary of legal words and vectors')
  expect(found.results[0]!.snippets).toMatchObject([{ number: '2', html: expect.stringContaining('A zebroid that leaves its paddock') }])
  expect(idsOf(await ask('okapi among crops', { courts: ['High Court'] }))).toEqual([])
})

test('the assistant answers from a paragraph that has other words', async () => {
  const ask = (question: string) => app.call(askChat, { body: { messages: [{ role: 'user', content: question }] } }, me)
  const { references } = await ask('Must I pay for crops that my okapi flattened?')
  expect(references).toMatchObject([{ id: 'keca-2021-90501', number: '2' }])
})

test('nothing is embedded twice, and a page asks for no vector again', async () => {
  endpoint.answerWith(() => 'vectors')
  await settle()
  await ask('quagga unpaid')
  await ask('quagga unpaid', { offset: 1 })
  expect(texts()).toEqual(['quagga unpaid'])
})

test('of many passages the nearest are found, a portion of them at a time, within the filters', async () => {
  const { pool, sql } = app.database
  const { rows } = await pool.query<{ id: number }>('select document_id as id from embedded_documents order by 1')
  const [near, far] = rows.map(({ id }) => id)
  // Directions of a fan: the further on, the further off.
  const fan = Array.from({ length: 1100 }, (_, at) => [Math.cos(at / 1000), Math.sin(at / 1000)])
  const fill = (id: number | undefined, from: number) =>
    pool.query('insert into passage_vectors select $1, place + $2, one from unnest($3::bytea[]) with ordinality as fan (one, place)', [
      id,
      from,
      fan.toReversed().map(bytesOf),
    ])
  await fill(near, 1000)
  await fill(far, 5000)
  const within = async (filters: Partial<SearchFilters>) => {
    const narrowing = await readFilters(searchStorage(sql), { ...SearchFilters.parse({}), ...filters }, testReader(randomUUID()))
    return sql.transaction().execute((transaction) => vectorsStorage(transaction).nearest([1, 0], narrowing, 3))
  }
  const found = await within({})
  expect(found.map(({ likeness }) => likeness)).toEqual([1, 1, expect.closeTo(Math.cos(0.001), 6)])
  const [court] = await within({ courts: ['High Court'] })
  expect(court).toMatchObject({ id: far, case_id: 'kehc-2022-90502', paragraph: 6100, likeness: 1 })
  await pool.query('delete from passage_vectors where paragraph > 1000')
})

test('private documents are never sent', async () => {
  const { id } = await app.database.sql.selectFrom('users').select('id').where('email', '=', 'owner@example.test').executeTakeFirstOrThrow()
  const record = { title: 'Zebedayo v Walrus Keepers', content: ['1. The zebroid of Zebedayo was lent on trust and was never given back.'] }
  await storeCases(app.database, [record], { owner: { id, mostDocuments: 10 } })
  endpoint.answerWith(() => 'vectors')
  await settle()
  expect(texts()).toEqual([])
  expect(await meaning()).toMatchObject({ embedded: 2, waiting: 0 })
})

test('a name that is taken out of a text leaves its vectors, which are made anew', async () => {
  endpoint.answerWith(() => 'vectors')
  const replacements = [{ name: 'Zawadi Mwende', initials: 'Z.M.' }]
  const outbox = join(app.config.dataDir, 'outbox')
  await redactNames(app.database, redactionTargets, { caseId: 'keca-2021-90501', replacements, by: 'registry', outbox })
  expect(await meaning()).toMatchObject({ embedded: 1, waiting: 1 })
  await settle()
  expect(texts().join(' ')).toContain('Z.M.')
  expect(texts().join(' ')).not.toContain('Zawadi')
  expect(await meaning()).toMatchObject({ embedded: 2, waiting: 0 })
})

test('an endpoint that fails leaves the search to words, says why, and is asked again later', async () => {
  endpoint.answerWith(() => ({ status: 429 }))
  const { expansion, results } = await ask('tarpan at the fair')
  expect(expansion.method).toBe('dictionary of legal words')
  expect(results.length).toBe(1)
  expect(await meaning()).toMatchObject({ problem: 'The endpoint has too much to do, or its quota is used up.' })
  endpoint.answerWith(() => 'vectors')
  await settle()
  expect(await meaning()).toMatchObject({ problem: null })
})

test('a case whose text is not taken holds up no other, and vectors of different lengths are not kept', async () => {
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

// Last, since the server with the first model takes up no more work: of two that stand beside each other either may do what waits.
test('another model begins anew', async () => {
  await app.jobs.stop(60_000)
  const other = await createTestApp(
    settings(endpoint.address, 'other-vectors'),
    () => Promise.resolve({ ...app.database, close: async () => {} }),
    { clock },
  )
  try {
    endpoint.answerWith(() => 'vectors')
    await other.mails()
    expect(new Set(endpoint.asked.map(({ model }) => model))).toEqual(new Set(['other-vectors']))
    expect(await meaning()).toMatchObject({ embedded: 5, waiting: 0, problem: null })
    // Vectors of another model are compared with nothing.
    expect((await ask('okapi and quagga')).expansion.method).toBe('dictionary of legal words')
  } finally {
    await other.close()
  }
})
