import { afterAll, beforeAll, expect, test } from 'vitest'
import { silence, startLanguageModelServer } from '../testing/language-model-server.ts'
import { type ModelUse, createLanguageModel } from './language-model.ts'

let server: Awaited<ReturnType<typeof startLanguageModelServer>>
/** Milliseconds: nobody's patience ends before a crowded machine has answered, but where that is what is tried. */
const patient = { whole: 60_000, first: 60_000, between: 60_000, longest: 60 }
const question = { instructions: 'Be brief.', text: 'What was held?' }

beforeAll(async () => {
  server = await startLanguageModelServer()
})
afterAll(() => server.close())

let uses: ModelUse[] = []
const modelOf = (limits: Partial<typeof patient> = {}) =>
  createLanguageModel({ llmBaseUrl: server.address, llmApiKey: 'secret-key', llmModel: 'tiny-judge' }, { ...patient, ...limits }, (use) => {
    uses.push(use)
    return Promise.resolve()
  })!

/** What was read, and what it ended with. */
async function read({
  signal = new AbortController().signal,
  limits = {},
}: { signal?: AbortSignal; limits?: Partial<typeof patient> } = {}): Promise<{
  pieces: string[]
  error: unknown
}> {
  const pieces: string[] = []
  try {
    for await (const piece of modelOf(limits).stream(question, signal)) if (typeof piece === 'string') pieces.push(piece)
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

test.each<[string, Answer, string[], object, Partial<typeof patient>?]>([
  [
    'nothing at all',
    () => silence,
    [],
    { code: 'model-unreachable', message: 'The language model took too long to answer.' },
    { first: 300 },
  ],
  ['silence in the middle', () => ({ pieces: ['The'], after: 'silence' }), ['The'], { code: 'model-unreachable' }, { between: 300 }],
  ['a connection that breaks off', () => ({ pieces: ['The'], after: 'break' }), ['The'], { code: 'model-unreachable' }],
  ['an end that is none', () => ({ pieces: ['The'], after: 'no end' }), ['The'], { code: 'model-failed' }],
  [
    'an answer that was cut',
    () => ({ pieces: ['The'], after: 'cut' }),
    ['The'],
    { code: 'model-failed', message: 'The language model broke its answer off.' },
  ],
  ['an error in the middle', () => ({ pieces: ['The'], after: 'error' }), ['The'], { code: 'model-unreachable' }],
  ['something that cannot be read', () => ({ pieces: ['The'], after: 'no JSON' }), ['The'], { code: 'model-failed' }],
  ['a page instead of an answer', () => ({ page: '<html>Sign in with secret-key</html>' }), [], { code: 'model-failed' }],
  ['no words', () => ({ pieces: [], after: 'end' }), [], { code: 'model-failed' }],
  ['too much to do', () => ({ status: 429 }), [], { code: 'model-busy' }],
  [
    'a refused key',
    () => ({ status: 401 }),
    [],
    { code: 'model-failed', message: 'The language model refused the key it was called with.' },
  ],
])('%s is a problem with a code, without words of the model', async (_, answer, pieces, problem, limits = {}) => {
  server.answerWith(answer)
  const outcome = await read({ limits })
  expect(outcome).toMatchObject({ pieces, error: problem })
  expect(String(outcome.error)).not.toContain('secret')
})

test('what is asked goes to no other address that the endpoint names', async () => {
  const other = await startLanguageModelServer()
  server.answerWith(() => ({ elsewhere: `${other.address}/chat/completions` }))
  expect((await read()).error).toMatchObject({ code: 'model-unreachable' })
  await expect(modelOf().answer(question, new AbortController().signal)).rejects.toMatchObject({ code: 'model-unreachable' })
  expect(server.asked.length).toBeGreaterThan(1)
  expect(other.asked).toEqual([])
  await other.close()
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
  const reading = read({ signal: leaving.signal })
  await expect.poll(() => server.asked.length).toBe(1)
  leaving.abort(new Error('gone'))
  expect(await reading).toMatchObject({ error: { message: 'gone' } })
  await left().toBe(before + 1)
  for await (const piece of modelOf().stream(question, new AbortController().signal)) if (piece) break
  await left().toBe(before + 2)
})

test('what a request cost is told, also where its answer broke off', async () => {
  uses = []
  const asked = Math.ceil((question.instructions.length + question.text.length) / 4)
  server.answerWith(() => ({ pieces: ['The appeal ', 'was allowed.'], after: 'end' }))
  await read()
  server.answerWith(() => ({ pieces: ['The appeal'], after: 'break' }))
  await read()
  server.answerWith(() => 'It was allowed.')
  await modelOf().answer(question, new AbortController().signal)
  server.answerWith(() => ({ status: 429 }))
  await read()
  expect(uses).toEqual([
    { model: 'tiny-judge', tokensRead: asked, tokensWritten: 6 },
    { model: 'tiny-judge', tokensRead: asked, tokensWritten: 3 },
    // As the endpoint counts them.
    { model: 'tiny-judge', tokensRead: 1, tokensWritten: 1 },
  ])
})
