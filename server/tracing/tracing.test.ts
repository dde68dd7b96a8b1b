import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { askChat } from '#contract/chat'
import { getCase } from '#contract/cases'
import { searchLibrary } from '#contract/search'
import { readConfig } from '../config.ts'
import { type TestApp, createTestApp } from '../testing/create-test-app.ts'
import { startEmbeddingsServer } from '../testing/embeddings-server.ts'
import { startLanguageModelServer } from '../testing/language-model-server.ts'
import { type ReceivedSpan, startSpanReceiver } from '../testing/span-receiver.ts'
import { storeCases } from '../testing/store-cases.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { openTracing } from './tracing.ts'

const limits = { waiting: 20, sending: 500, ending: 1_000 }
const traceId = '0af7651916cd43dd8448eb211c80319c'
const parentId = 'b7ad6b7169203331'
const traceparent = `00-${traceId}-${parentId}-01`

/** Tracing as settings have it, and what it says in the log. */
async function trace(endpoint: string, settings: Record<string, string> = {}) {
  const said: string[] = []
  const { tracing: read } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...settings })
  const tracing = (await openTracing(read, (words) => void said.push(words), limits))!
  return { tracing, said }
}

describe('what is done becomes spans', () => {
  let receiver: Awaited<ReturnType<typeof startSpanReceiver>>
  let model: Awaited<ReturnType<typeof startLanguageModelServer>>
  let vectors: Awaited<ReturnType<typeof startEmbeddingsServer>>
  let app: TestApp
  let me: { authorization: string }
  let email = ''
  const log: Record<string, unknown>[] = []
  const named = (name: string) => receiver.spans.filter((span) => span.name === name)
  const partsOf = (span: ReceivedSpan) => receiver.spans.filter(({ parentSpanId }) => parentSpanId === span.spanId)
  /** The span that comes to have this name, once it has been sent. */
  const received = async (name: string, which: (span: ReceivedSpan) => boolean = () => true) => {
    const find = () => named(name).find(which)
    await expect.poll(find).toBeDefined()
    return find()!
  }

  beforeAll(async () => {
    receiver = await startSpanReceiver()
    model = await startLanguageModelServer()
    vectors = await startEmbeddingsServer([['weir'], ['fish']])
    const { tracing } = await trace(receiver.endpoint, {
      OTEL_SERVICE_NAME: 'court-library',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key-of-the-receiver',
    })
    app = await createTestApp(
      {
        logLevel: 'info',
        llmBaseUrl: model.address,
        llmApiKey: 'key-of-the-model',
        llmModel: 'court-model',
        embeddingsBaseUrl: vectors.address,
        embeddingsModel: 'court-vectors',
      },
      () => openTestDatabase({ tracing }),
      { tracing, log: { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) } },
    )
    email = `${crypto.randomUUID()}@zawadi-chambers.test`
    me = await app.signedIn(email)
    await storeCases(app.database, [
      { title: 'The weir', citation: '[2020] KEHC 50001 (KLR)', content: ['Whoever breaches a weir pays for the fish that are lost.'] },
    ])
  })
  afterAll(async () => {
    await app.close()
    await Promise.all([receiver.close(), model.close(), vectors.close()])
  })

  test('a request, as a part of the trace that it names, with its statements and questions to the index', async () => {
    const answer = await app.inject({
      url: '/api/search?query=breached%20zawadi-weir',
      headers: { ...me, traceparent, tracestate: 'other=zawadi' },
    })
    expect(answer.statusCode).toBe(200)
    const request = await received('searchLibrary')
    expect(request).toMatchObject({ traceId, parentSpanId: parentId, kind: 2, service: 'court-library' })
    expect(request.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/search',
      'http.response.status_code': 200,
      'hukumu.request_id': answer.headers['x-request-id'],
    })
    const parts = partsOf(request)
    expect(parts.find(({ name }) => name === 'index')?.attributes).toEqual({ 'hukumu.question': expect.any(String) })
    expect(parts.find(({ name }) => name === 'select')).toMatchObject({
      kind: 3,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': expect.stringMatching(/^select .* from /) },
    })
    const line = log.find(({ request_id: id }) => id === answer.headers['x-request-id'])
    expect(line).toMatchObject({ trace_id: traceId, endpoint: 'searchLibrary' })
  })

  test('what is done after a body was read belongs to its request', async () => {
    await app.call(askChat, { body: { messages: [{ role: 'user', content: 'Hello' }] } }, me).catch(() => {})
    const request = await received('askChat')
    expect(partsOf(request).some(({ name, attributes }) => name === 'insert' && /chat/.test(String(attributes['db.query.text'])))).toBe(
      true,
    )
  })

  test.each([
    ['nothing', undefined],
    ['something else', 'zawadi'],
    ['no trace', `00-${'0'.repeat(32)}-${parentId}-01`],
  ])('a request that names %s begins a trace', async (_what, given) => {
    const id = crypto.randomUUID()
    await app.inject({ url: '/api/health/live', headers: { 'x-request-id': id, ...(given !== undefined && { traceparent: given }) } })
    const span = await received('getLiveness', ({ attributes }) => attributes['hukumu.request_id'] === id)
    expect(span.traceId).toMatch(/^(?!0{32})[\da-f]{32}$/)
    expect([span.traceId === traceId, span.parentSpanId ?? '']).toEqual([false, ''])
  })

  test('one that is refused has its status, and what is no call of the contract no address', async () => {
    expect(await app.answer(getCase, { params: { id: 'zawadi-v-barasa' } })).toMatchObject({ status: 401 })
    expect((await received('getCase')).attributes).toMatchObject({ 'http.route': '/api/cases/:id', 'http.response.status_code': 401 })
    await app.inject({ url: '/gone/zawadi-token?token=zawadi' })
    expect((await received('other')).attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 404,
      'hukumu.request_id': expect.any(String),
    })
  })

  test('a job is a trace of its own, and its mail a part of it that names nobody', async () => {
    expect((await app.mails()).map(({ to }) => to)).toContain(email)
    const mail = await received('mail')
    expect(mail).toMatchObject({ kind: 3, attributes: {} })
    const job = await received('on-send-mail', ({ spanId }) => spanId === mail.parentSpanId)
    expect([job.parentSpanId ?? '', job.kind, job.attributes]).toEqual(['', 1, {}])
  })

  test('a call of the model lasts as long as its answer, and says what went wrong by its kind', async () => {
    const ask = () => app.answer(askChat, { body: { messages: [{ role: 'user', content: 'Who pays for zawadi fish at a weir?' }] } }, me)
    model.answerWith(() => ({ pieces: ['Whoever breaches a zawadi weir pays for the fish that are lost [1].'], after: 'end' }))
    expect(await ask()).toMatchObject({ status: 200 })
    const answered = await received('model')
    expect(answered.attributes).toEqual({ 'gen_ai.request.model': 'court-model', 'gen_ai.operation.name': 'chat' })
    model.answerWith(() => ({ status: 429 }))
    await ask()
    const refused = await received('model', ({ status }) => status.code === 2)
    expect(refused.attributes).toMatchObject({ 'error.type': 'model-busy' })
  })

  test('the receiver is asked at its address with its headers', () => {
    expect(receiver.asked[0]).toMatchObject({ url: '/v1/traces', headers: { authorization: 'Bearer key-of-the-receiver' } })
  })

  test('nothing of a reader, no key and no value is in any of it', async () => {
    await app.call(searchLibrary, { query: { query: 'zawadi' } }, me)
    await received('searchLibrary', ({ traceId: other }) => other !== traceId)
    const all = receiver.texts.join('\n')
    expect(all.length).toBeGreaterThan(10_000)
    for (const secret of ['zawadi', email, me.authorization, 'secret-enough', 'key-of-the', 'Whoever breaches', '50001'])
      expect(all.toLowerCase()).not.toContain(secret.toLowerCase())
  })
})

test.each([
  ['always_off', '1', traceparent, 0],
  ['parentbased_always_off', '1', undefined, 0],
  ['parentbased_always_off', '1', traceparent, 1],
  ['parentbased_always_on', '1', traceparent.replace(/01$/, '00'), 0],
  ['traceidratio', '0', traceparent, 0],
  ['traceidratio', '1', undefined, 1],
])('%s with %s sends of a request that came with %s: %i', async (OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG, given, spans) => {
  const receiver = await startSpanReceiver()
  onTestFinished(receiver.close)
  const { tracing } = await trace(receiver.endpoint, { OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG })
  const span = tracing.begin('getCase', 'asked', {}, given)
  expect(span.run(() => tracing.beginPart('select', 'asks', () => ({})) !== null)).toBe(spans === 1)
  span.end()
  await tracing.close()
  expect(receiver.spans.length).toBe(spans)
})

test('a receiver that refuses or is away costs spans and no request, and is told of once', async () => {
  const receiver = await startSpanReceiver()
  const { tracing, said } = await trace(receiver.endpoint)
  const app = await createTestApp({}, () => openTestDatabase({ tracing }), { tracing })
  onTestFinished(app.close)
  const ask = async () => expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200)

  receiver.answerWith(401)
  await ask()
  await expect.poll(() => said).toEqual([expect.stringMatching(/OTEL_EXPORTER_OTLP_ENDPOINT \(status 401\)/)])
  const refused = receiver.asked.length
  await ask()
  await expect.poll(() => receiver.asked.length).toBeGreaterThan(refused)
  expect(said.length).toBe(1)

  receiver.answerWith(200)
  await ask()
  await expect.poll(() => receiver.spans.length).toBeGreaterThan(0)
  await receiver.close()
  await ask()
  await expect.poll(() => said.length).toBe(2)
  expect(said[1]).toContain('(ECONNREFUSED)')
  await ask()
})

test('without an endpoint nothing of it is loaded', async () => {
  const program = `
    import { registerHooks } from 'node:module'
    const loaded = new Set()
    registerHooks({ load: (url, context, next) => {
      const [, name] = /@opentelemetry\\/([^/]+)/.exec(url) ?? []
      if (name) loaded.add(name)
      return next(url, context)
    } })
    const { openTracing } = await import('./server/tracing/tracing.ts')
    const { readConfig } = await import('./server/config.ts')
    await import('./server/app.ts')
    const open = (settings) => openTracing(readConfig(settings).tracing, () => {})
    const none = await open({ OTEL_SERVICE_NAME: 'library' })
    const without = [...loaded]
    await open({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' })
    console.log(JSON.stringify({ none, without, with: [...loaded] }))
    process.exit()`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '../..'),
  })
  // The metrics bring what has no more than names.
  expect(JSON.parse(stdout)).toEqual({ none: null, without: ['api'], with: expect.arrayContaining(['sdk-trace', 'otlp-exporter-base']) })
})
