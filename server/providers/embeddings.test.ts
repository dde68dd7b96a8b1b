import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddingsServer } from '../testing/embeddings-server.ts'
import { NoVectors, createEmbeddings } from './embeddings.ts'
import type { ModelUse } from './language-model.ts'

let server: Awaited<ReturnType<typeof startEmbeddingsServer>>
const uses: ModelUse[] = []

beforeAll(async () => {
  server = await startEmbeddingsServer([['lorry', 'truck']])
})
afterAll(() => server.close())

const made = (whole = 60_000) =>
  createEmbeddings(
    { embeddingsModel: 'tiny-vectors', embeddingsBaseUrl: server.address, embeddingsApiKey: 'secret-key' },
    { whole, retries: 1 },
    (use) => {
      uses.push(use)
      return Promise.resolve()
    },
  )!
const embed = (texts: string[], whole?: number) => made(whole).embed(texts, new AbortController().signal)

test('each text has its vector, in the order of the texts, and what it cost is told', async () => {
  server.answerWith(() => 'vectors')
  expect(await embed(['a lorry', 'a cow', 'truck and lorry'])).toEqual([
    [1, 0.1],
    [0, 0.1],
    [2, 0.1],
  ])
  expect(server.asked).toMatchObject([{ model: 'tiny-vectors', encoding_format: 'float', authorization: 'Bearer secret-key' }])
  expect(uses).toEqual([{ model: 'tiny-vectors', tokensRead: 7, tokensWritten: 0 }])
})

const list = (...embeddings: unknown[]) => ({ body: { data: embeddings.map((embedding, index) => ({ index, embedding })) } })

test.each<[string, Parameters<typeof server.answerWith>[0], RegExp]>([
  ['too much to do', () => ({ status: 429 }), /too much to do/],
  ['a refused key', () => ({ status: 401 }), /refused the key/],
  ['no such model', () => ({ status: 404 }), /does not exist/],
  ['an error', () => ({ status: 503 }), /status 503/],
  ['fewer vectors', () => list([1, 2]), /something else than vectors/],
  ['vectors of different lengths', () => list([1, 2], [1]), /something else than vectors/],
  ['no numbers', () => list([1, null], ['a', 'b']), /something else than vectors/],
  ['numbers that no database keeps', () => list([1, 1e300], [1, 2]), /something else than vectors/],
  ['another answer', () => ({ body: { choices: [] } }), /something else than vectors/],
])('%s is said in words of our own', async (_, answer, words) => {
  server.answerWith(answer)
  const error = await embed(['a lorry', 'a cow']).catch((one: unknown) => one)
  expect(error).toBeInstanceOf(NoVectors)
  expect(String(error)).toMatch(words)
  expect(String(error)).not.toContain('secret')
})

test('a count of tokens that is none is not kept', async () => {
  server.answerWith(() => ({ body: { data: [{ index: 0, embedding: [1] }], usage: { prompt_tokens: 1.5 } } }))
  await embed(['a lorry of reeds'])
  expect(uses.at(-1)).toMatchObject({ tokensRead: 4 })
})

test('what is sent goes to no other address that the endpoint names', async () => {
  const other = await startEmbeddingsServer([])
  server.answerWith(() => ({ elsewhere: `${other.address}/embeddings` }))
  await expect(embed(['a lorry'])).rejects.toBeInstanceOf(NoVectors)
  expect([server.asked.length > 0, other.asked]).toEqual([true, []])
  await other.close()
})

test('one that says nothing is not waited for', async () => {
  server.answerWith(() => 'nothing')
  await expect(embed(['a lorry'], 200)).rejects.toThrow('took too long')
})

test('nothing is made where no model is set up', () => {
  expect(createEmbeddings({ embeddingsModel: '', embeddingsBaseUrl: server.address, embeddingsApiKey: '' })).toBeNull()
})
