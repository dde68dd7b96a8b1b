import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatAnswer } from '#contract/chat'
import { type TestApp, createTestApp } from '../../../testing/create-test-app.ts'
import { startEmbeddingsServer } from '../../../testing/embeddings-server.ts'
import { startLanguageModelServer } from '../../../testing/language-model-server.ts'
import { multipart } from '../../../testing/multipart.ts'
import { storeCases } from '../../../testing/store-cases.ts'

let model: Awaited<ReturnType<typeof startLanguageModelServer>>
let meanings: Awaited<ReturnType<typeof startEmbeddingsServer>>
let app: TestApp
let me: { authorization: string }

beforeAll(async () => {
  model = await startLanguageModelServer()
  meanings = await startEmbeddingsServer([['roof', 'gutters', 'ceilings']])
  app = await createTestApp({
    llmBaseUrl: model.address,
    llmApiKey: 'key',
    llmModel: '',
    embeddingsModel: 'tiny-vectors',
    embeddingsBaseUrl: meanings.address,
    embeddingsApiKey: 'key',
  })
  me = await app.signedIn()
  await storeCases(app.database, [
    {
      title: 'Mumo v Otieno [2022] KEHC 90502 (KLR)',
      citation: '[2022] KEHC 90502 (KLR)',
      court: 'High Court',
      date: '2022-04-01',
      content: [
        '1. The lessee of the shop shall at his own cost mend the roof and the gutters of the shop.',
        '2. The herders of the village grazed the oxen beside the river in the evening.',
        '3. The shop opened in the morning and the lorry came to the shop at noon.',
        '4. Bees from the apiary of the village stung the oxen of the herders.',
      ],
    },
  ])
})
afterAll(async () => {
  await app.close()
  await model.close()
  await meanings.close()
})

const question = 'Who must mend the roof of the shop, and where did oxen of herders in the village graze?'
const freely = 'The shop had its ceilings restored'
const ask = async (content: string, more: object = {}) =>
  (
    await app.inject({ method: 'POST', url: '/api/chat', headers: me, payload: { messages: [{ role: 'user', content }], ...more } })
  ).json<ChatAnswer>()
const answerFreely = () =>
  model.answerWith(({ messages }) => {
    const n = /<passage n="(\d+)"[^>]*>\s*(?:1\. )?The lessee/.exec(messages.at(-1)!.content)?.[1] ?? '99'
    return { pieces: [`${freely} [${n}].`], after: 'end' }
  })
const sent = () => meanings.asked.flatMap(({ input }) => input).join('\n')

test('what words do not prove is shown where its paragraph means it', async () => {
  answerFreely()
  const { sentences } = await ask(question)
  expect(sentences.map(({ verdict, markdown }) => [verdict, markdown.startsWith(freely)])).toEqual([['proved', true]])
  expect(sent()).toContain('mend the roof')
})

test('without an endpoint that answers it is struck as before', async () => {
  meanings.answerWith(() => ({ status: 500 }))
  answerFreely()
  const { notices } = await ask(question)
  expect(notices.map(({ code }) => code)).toContain('nothing-proved')
  meanings.answerWith(() => 'vectors')
})

test('nothing of a document of one’s own is sent, nor of an answer for which it was read, nor of what follows', async () => {
  const content = JSON.stringify({
    title: 'Opinion on the roof of the shop',
    content: '1. The secret of the roof of the shop is wrenzqx: oxen of herders graze in the village where the lessee must mend it.',
  })
  const form = multipart([{ name: 'opinion.json', content }])
  await app.inject({ method: 'POST', url: '/api/library/uploads', headers: { ...me, ...form.headers }, payload: form.payload })
  answerFreely()
  meanings.asked.length = 0
  const first = await ask(question)
  expect(JSON.stringify(model.asked)).toContain('wrenzqx')
  // Decided in 2022, which the opinion was not: it is not given, but the answer before, which quotes it, is told.
  answerFreely()
  const filters = { dateFrom: '2022-01-01', dateTo: '2022-12-31' }
  await ask(question, { chat_id: first.chat_id, filters })
  const [passages, before] = model.asked.at(-1)!.messages.at(-1)!.content.split('<before>')
  expect([passages!.includes('wrenzqx'), before!.includes('wrenzqx')]).toEqual([false, true])
  expect(sent()).not.toContain('wrenzqx')
  expect(sent()).not.toContain(freely)
  // Asked anew it is proved by meaning again.
  await ask(question, { filters })
  expect(sent()).toContain(freely)
})
