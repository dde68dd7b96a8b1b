import { afterAll, beforeAll, expect, test } from 'vitest'
import { silence, startLanguageModelServer } from '../testing/language-model-server.ts'
import { type LanguageModel, createLanguageModel } from './language-model.ts'

let server: Awaited<ReturnType<typeof startLanguageModelServer>>
let model: LanguageModel
const question = { instructions: 'Be brief.', text: 'What was held?' }

beforeAll(async () => {
  server = await startLanguageModelServer()
  const config = { llmBaseUrl: server.address, llmApiKey: 'secret-key', llmModel: 'tiny-judge' }
  model = createLanguageModel(config, { whole: 400, first: 300, between: 300, longest: 60 })!
})
afterAll(() => server.close())

/** What was read, and what it ended with. */
async function read(signal = new AbortController().signal): Promise<{ pieces: string[]; error: unknown }> {
  const pieces: string[] = []
  try {
    for await (const piece of model.stream(question, signal)) pieces.push(piece)
    return { pieces, error: null }
  } catch (error) {
    return { pieces, error }
  }
}
const left = () => expect.poll(() => server.left())

test('words come in the pieces that the model sends', async () => {
  server.answerWith(() => ({ pieces: ['The appeal ', 'was allowed.'], after: 'end' }))
  expect(await read()).toEqual({ pieces: ['The appeal ', 'was allowed.'], error: null })
  expect(server.asked).toMatchObject([{ model: 'tiny-judge', stream: true, authorization: 'Bearer secret-key' }])
})

type Answer = Parameters<typeof server.answerWith>[0]

test.each<[string, Answer, string[], object]>([
  ['nothing at all', () => silence, [], { code: 'model-unreachable', message: 'The language model took too long to answer.' }],
  ['silence in the middle', () => ({ pieces: ['The'], after: 'silence' }), ['The'], { code: 'model-unreachable' }],
  ['a connection that breaks off', () => ({ pieces: ['The'], after: 'break' }), ['The'], { code: 'model-unreachable' }],
  ['an end that is none', () => ({ pieces: ['The'], after: 'no end' }), ['The'], { code: 'model-failed' }],
  ['no words', () => ({ pieces: [], after: 'end' }), [], { code: 'model-failed' }],
  ['too much to do', () => ({ status: 429 }), [], { code: 'model-busy' }],
  [
    'a refused key',
    () => ({ status: 401 }),
    [],
    { code: 'model-failed', message: 'The language model refused the key it was called with.' },
  ],
])('%s is a problem with a code, without words of the model', async (_, answer, pieces, problem) => {
  server.answerWith(answer)
  const outcome = await read()
  expect(outcome).toMatchObject({ pieces, error: problem })
  expect(String(outcome.error)).not.toContain('secret')
})

test('an answer without an end is cut', async () => {
  const before = server.left()
  server.answerWith(() => ({ pieces: ['again and '], after: 'again' }))
  const { pieces, error } = await read()
  expect([pieces.length, error]).toMatchObject([6, { code: 'model-failed', message: 'The language model did not come to an end.' }])
  await left().toBe(before + 1)
})

test('whoever leaves or stops reading ends the request', async () => {
  const before = server.left()
  server.answerWith(() => ({ pieces: ['The'], after: 'silence' }))
  const leaving = new AbortController()
  const reading = read(leaving.signal)
  await expect.poll(() => server.asked.length).toBe(1)
  leaving.abort(new Error('gone'))
  expect(await reading).toMatchObject({ error: { message: 'gone' } })
  await left().toBe(before + 1)
  for await (const piece of model.stream(question, new AbortController().signal)) if (piece) break
  await left().toBe(before + 2)
})
