import { stream } from '#contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '../database/open.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { readsAlone } from '../testing/test-reader.ts'
import type { Caller } from './caller.ts'
import { createServer } from './create-server.ts'
import { Problem } from '../problem.ts'
import { replayAnswers } from './replay.ts'
import { serveStream } from './serve-stream.ts'
import { holdStreams } from './streams.ts'

const count = stream({
  method: 'POST',
  path: '/api/test-count',
  summary: 'Count',
  access: 'user',
  body: z.object({ to: z.number().int().max(50), fail: z.enum(['problem', 'bug', 'contract']).optional() }),
  events: { counted: z.object({ number: z.number() }) },
  response: z.object({ sum: z.number() }),
})
const pour = stream({
  method: 'POST',
  path: '/api/test-pour',
  summary: 'Send without end',
  access: 'user',
  reads: true,
  body: z.object({ pieces: z.number().int().default(10_000) }),
  events: { words: z.string() },
  response: z.object({}),
})
const news = stream({
  method: 'GET',
  path: '/api/test-news',
  summary: 'Tell what is new',
  access: 'user',
  live: true,
  events: { since: z.object({ id: z.string().nullable() }) },
  response: z.never(),
})

const ann: Caller = { userId: 'ann', sessionId: 's1', role: 'user' }
let session: Caller | null = ann
let app: FastifyInstance
let database: Database
let address: string
let carriedOut = 0
let poured: Promise<unknown> = Promise.resolve()

beforeAll(async () => {
  database = await openTestDatabase()
  app = await createServer({ logLevel: 'silent', trustProxy: false }, async (token) => (token === 'ann' ? ann : null), readsAlone)
  replayAnswers(app, database)
  holdStreams(app, async () => session, { beat: 40, patience: 400, mostWaiting: 4_000_000 })
  await app.register(async (areas) => {
    serveStream(areas, count, async ({ body: { to, fail } }, _caller, { tell }) => {
      carriedOut += 1
      for (let number = 1; number <= to; number += 1) tell('counted', { number }, String(number))
      if (fail === 'problem') throw new Problem('not-found', 'No such number')
      if (fail === 'bug') throw new Error('a secret of the machine')
      if (fail === 'contract') tell('counted', { number: 'many' } as never)
      return { sum: (to * (to + 1)) / 2 }
    })
    serveStream(areas, pour, ({ body: { pieces } }, _caller, { signal, tell }) => {
      let told = 0
      const filling = setInterval(() => (told += 1) <= pieces && tell('words', 'x'.repeat(20_000_000 / pieces)), 1)
      const ended = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      poured = ended.catch((reason: unknown) => reason).finally(() => clearInterval(filling))
      return ended
    })
    serveStream(areas, news, (_input, _caller, { signal, tell, lastEventId }) => {
      tell('since', { id: lastEventId })
      return new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await app.close()
  await database.close()
})
beforeEach(() => (session = ann))

const ask = (
  path: string,
  { body, token = 'ann', signal, ...headers }: { body?: object; token?: string; signal?: AbortSignal; [header: string]: unknown } = {},
) =>
  fetch(`${address}${path}`, {
    method: path === news.path ? 'GET' : 'POST',
    headers: {
      accept: 'text/event-stream',
      'accept-encoding': 'br, gzip',
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(headers as Record<string, string>),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })

/** The events of an answer that has ended, without heartbeats. */
const eventsOf = async (answer: Response) =>
  [...(await answer.text()).matchAll(/^event: (.*)\n(?:id: (.*)\n)?data: (.*)\n\n/gm)].map(([, name, id, data]) => [
    name,
    JSON.parse(data!) as Record<string, unknown>,
    ...(id === undefined ? [] : [id]),
  ])

test('a stream tells its events and ends with the answer, uncompressed and kept by nobody', async () => {
  const answer = await ask('/api/test-count', { body: { to: 2 } })
  expect([
    answer.status,
    ...['content-type', 'cache-control', 'x-accel-buffering', 'content-encoding'].map((name) => answer.headers.get(name)),
  ]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-store', 'no', null])
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(await eventsOf(answer)).toEqual([
    ['counted', { number: 1 }, '1'],
    ['counted', { number: 2 }, '2'],
    ['done', { sum: 3 }],
  ])
})

test('who does not ask for events gets the answer alone', async () => {
  const answer = await ask('/api/test-count', { body: { to: 50 }, accept: 'application/json' })
  expect([answer.status, await answer.json()]).toEqual([200, { sum: 1275 }])
})

test('a stranger and a wrong input are refused as everywhere', async () => {
  const refused = await Promise.all([ask('/api/test-count', { body: {}, token: 'nobody' }), ask('/api/test-count', { body: { to: 51 } })])
  expect(refused.map(({ status }) => status)).toEqual([401, 422])
  expect(await refused[1].json()).toMatchObject({ code: 'invalid-input', detail: [{ loc: ['body', 'to'] }] })
})

test.each([
  ['problem', { status: 404, code: 'not-found', detail: 'No such number' }],
  ['bug', { status: 500, code: 'unexpected', detail: 'A server error occurred. Please try again later.', request_id: expect.any(String) }],
  ['contract', { status: 500, code: 'unexpected' }],
])('what goes wrong after the beginning is the last event: %s', async (fail, told) => {
  const events = await eventsOf(await ask('/api/test-count', { body: { to: 1, fail } }))
  expect(events).toMatchObject([
    ['counted', { number: 1 }, '1'],
    ['error', told],
  ])
  expect(JSON.stringify(events)).not.toContain('secret')
})

test('a repeated key gets the end of the first stream, as events or alone, and is carried out once', async () => {
  const before = carriedOut
  const key = { body: { to: 3 }, 'idempotency-key': 'stream-1' }
  await eventsOf(await ask('/api/test-count', key))
  const again = await ask('/api/test-count', key)
  expect([again.headers.get('idempotency-replayed'), await eventsOf(again)]).toEqual(['true', [['done', { sum: 6 }]]])
  expect(await (await ask('/api/test-count', { ...key, accept: 'application/json' })).json()).toEqual({ sum: 6 })
  expect(carriedOut).toBe(before + 1)
})

test('a key keeps a problem, and is free again after a failure of ours', async () => {
  const before = carriedOut
  for (const fail of ['problem', 'bug'] as const)
    for (const _ of [1, 2]) await eventsOf(await ask('/api/test-count', { body: { to: 1, fail }, 'idempotency-key': `stream-${fail}` }))
  expect(carriedOut).toBe(before + 3)
  const again = await ask('/api/test-count', { body: { to: 1, fail: 'problem' }, 'idempotency-key': 'stream-problem' })
  expect(await eventsOf(again)).toEqual([['error', { status: 404, code: 'not-found', detail: 'No such number' }]])
})

test('the heart beats at once and goes on beating', async () => {
  const leaving = new AbortController()
  const reader = (await ask('/api/test-news', { signal: leaving.signal })).body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while ((text.match(/^:$/gm) ?? []).length < 4) text += (await reader.read()).value
  expect(text).toMatch(/^:\n\nevent: since/)
  leaving.abort()
})

test('the work behind a stream ends when its reader leaves', async () => {
  const leaving = new AbortController()
  const answer = await ask('/api/test-pour', { body: {}, signal: leaving.signal })
  await answer.body!.getReader().read()
  leaving.abort()
  expect(await poured).toMatchObject({ name: 'AbortError' })
})

// More than may wait when the next event comes; and one event alone, of which nothing is taken.
test.each([4, 1])('a reader who does not read is cut off, and the work behind it ends: %i pieces', async (pieces) => {
  const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' })
  const body = JSON.stringify({ pieces })
  const head = ['Host: x', 'Authorization: Bearer ann', 'Accept: text/event-stream', 'Content-Type: application/json']
  socket.write(`POST /api/test-pour HTTP/1.1\r\n${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
  await new Promise((resolve) => socket.once('data', resolve))
  socket.pause()
  expect(await poured).toMatchObject({ name: 'AbortError' })
  socket.destroy()
})

test('a stream ends with its session, in words', async () => {
  const answer = await ask('/api/test-news')
  session = null
  expect((await eventsOf(answer)).at(-1)).toEqual(['error', { status: 401, code: 'signed-out', detail: 'Authentication required' }])
})

test('a live stream is told where its reader left off, has no answer to wait for, and ends with the server', async () => {
  expect((await ask('/api/test-news', { accept: 'application/json' })).status).toBe(406)
  const answer = await ask('/api/test-news', { 'last-event-id': '41' })
  await app.close()
  expect(await eventsOf(answer)).toMatchObject([
    ['since', { id: '41' }],
    ['error', { status: 503, code: 'stopping' }],
  ])
})
