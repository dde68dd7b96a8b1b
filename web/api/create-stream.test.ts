import { stream as declare } from '#contract/endpoint'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { problems } from '../messages/en/problems.ts'
import { createMemoryStore } from './browser-store.ts'
import { createStream } from './create-stream.ts'
import { createTokenStore } from './tokens.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const count = declare({
  method: 'POST',
  path: '/api/count',
  summary: 'Count',
  access: 'user',
  body: z.object({ to: z.number() }),
  events: { counted: z.object({ number: z.number() }) },
  response: z.object({ sum: z.number() }),
})

interface Sent {
  bearer: string | null
  key: string | null
  accept: string | null
  lastEventId: string | null
}
/** Pieces of a stream; after the last it ends, breaks off or goes silent. */
type Answer = { pieces: string[]; after?: 'end' | 'break' | 'silence' } | { status: number; body: object }

const event = (name: string, data: unknown, id?: string) => `event: ${name}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`

function connect(answer: (sent: Sent, before: number) => Answer) {
  const sent: Sent[] = []
  const fetch = async (_: unknown, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    const request = {
      bearer: headers.get('authorization'),
      key: headers.get('idempotency-key'),
      accept: headers.get('accept'),
      lastEventId: headers.get('last-event-id'),
    }
    const given = answer(request, sent.length)
    sent.push(request)
    if ('status' in given) return Response.json(given.body, { status: given.status })
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const fail = (reason: unknown) => controller.error(reason)
        init.signal?.addEventListener('abort', () => fail(init.signal!.reason))
        for (const piece of given.pieces) controller.enqueue(new TextEncoder().encode(piece))
        if (given.after === 'break') setTimeout(() => fail(new TypeError('network error')), 1)
        else if (given.after !== 'silence') controller.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  }
  const tokens = createTokenStore(createMemoryStore())
  tokens.write({ access_token: 'old', refresh_token: 'r' })
  const renew = vi.fn(async () => {
    tokens.write({ access_token: 'new', refresh_token: 'r2' })
    return 'new'
  })
  let keys = 0
  const ways = createStream({
    fetch,
    tokens,
    renew,
    words: () => problems,
    newKey: () => `key-${++keys}`,
  })
  return { ...ways, sent, renew }
}

async function settle<T>(work: Promise<T>): Promise<unknown> {
  const outcome = work.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return outcome
}

function start(answer: Parameters<typeof connect>[0]) {
  const way = connect(answer)
  const told: number[] = []
  const leaving = new AbortController()
  const options = { signal: leaving.signal, on: { counted: ({ number }: { number: number }) => void told.push(number) } }
  return {
    ...way,
    told,
    leaving,
    run: () => way.stream(count, { body: { to: 2 } }, options),
    followOn: () => way.follow(count, { body: { to: 2 } }, options),
  }
}

const whole = [':\n\n', event('counted', { number: 1 }), event('newer', 'x') + event('counted', { number: 2 }), event('done', { sum: 3 })]

test('a stream tells its events, passes over what it does not know, and resolves with its answer', async () => {
  const { run, told, sent } = start(() => ({ pieces: whole }))
  expect(await settle(run())).toEqual({ sum: 3 })
  expect([told, sent]).toEqual([[1, 2], [{ bearer: 'Bearer old', key: 'key-1', accept: 'text/event-stream', lastEventId: null }]])
})

test('a stream that breaks off is asked for again under the same key', async () => {
  const { run, sent } = start((_, before) =>
    before < 2 ? { pieces: whole.slice(0, 2), after: before === 0 ? 'break' : 'end' } : { pieces: whole },
  )
  expect(await settle(run())).toEqual({ sum: 3 })
  expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1'])
})

test('heartbeats keep a slow stream, silence ends it', async () => {
  const { run, sent } = start(() => ({ pieces: [':\n\n'], after: 'silence' }))
  expect(await settle(run())).toMatchObject({ kind: 'timeout' })
  expect(sent).toHaveLength(4)
})

test('a problem told in the middle is a refusal like any other', async () => {
  const { run, sent } = start(() => ({ pieces: [event('error', { status: 404, code: 'not-found', detail: 'No such number' })] }))
  expect(await settle(run())).toMatchObject({ kind: 'answer', status: 404, code: 'not-found', message: 'No such number' })
  expect(sent).toHaveLength(1)
})

test('so is one before it begins; a token that is refused is renewed', async () => {
  const refused = { status: 401, body: { code: 'signed-out', detail: 'Authentication required' } }
  const { run, sent, renew } = start(({ bearer }) => (bearer === 'Bearer old' ? refused : { pieces: whole }))
  expect(await settle(run())).toEqual({ sum: 3 })
  expect([renew.mock.calls.length, sent.map(({ key }) => key)]).toEqual([1, ['key-1', 'key-1']])
  const wrong = start(() => ({
    status: 422,
    body: { code: 'invalid-input', detail: [{ loc: ['body', 'to'], msg: 'Field required', type: 'missing' }] },
  }))
  expect(await settle(wrong.run())).toMatchObject({ status: 422, message: 'Validation error: to: Field required' })
})

test.each([[event('counted', { number: 'one' })], [event('done', {})], ['event: done\ndata: {\n\n']])(
  'what the contract does not say is unreadable: %j',
  async (piece) => {
    expect(await settle(start(() => ({ pieces: [piece] })).run())).toMatchObject({ kind: 'unreadable' })
  },
)

test('whoever leaves ends the stream', async () => {
  const { run, leaving } = start(() => ({ pieces: whole.slice(0, 2), after: 'silence' }))
  const left = expect(run()).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(5)
  leaving.abort()
  await left
})

test('a live stream is taken up where it left off, with the token of that time, until its reader leaves', async () => {
  const { followOn, leaving, sent, told, renew } = start(({ bearer }, before) =>
    before === 1 && bearer === 'Bearer old'
      ? { status: 401, body: { code: 'signed-out', detail: 'Authentication required' } }
      : { pieces: [event('counted', { number: before }, `e${before}`)], after: before % 2 ? 'break' : 'end' },
  )
  const following = followOn()
  await vi.advanceTimersByTimeAsync(10_000)
  leaving.abort()
  await following
  expect(told.length).toBeGreaterThan(3)
  expect(sent.slice(0, 4).map(({ bearer, lastEventId }) => [bearer, lastEventId])).toEqual([
    ['Bearer old', null],
    ['Bearer old', 'e0'],
    ['Bearer new', 'e0'],
    ['Bearer new', 'e2'],
  ])
  expect(renew).toHaveBeenCalledTimes(1)
})

test('a live stream that is refused is not asked for again', async () => {
  const { followOn, sent } = start(() => ({ status: 403, body: { code: 'forbidden', detail: 'No' } }))
  expect(await settle(followOn())).toMatchObject({ status: 403 })
  expect(sent).toHaveLength(1)
})
