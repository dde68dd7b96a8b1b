import { getProfile, logIn, refreshTokens } from '#contract/accounts'
import { endpoint } from '#contract/endpoint'
import { SearchResults, searchAdvanced } from '#contract/search'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problems } from '../messages/en/problems.ts'
import { createMemoryStore } from './browser-store.ts'
import { createCall } from './create-call.ts'
import { createRefresh } from './refresh.ts'
import { send } from './send.ts'
import { createTokenStore } from './tokens.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tokenOf = (sub: string, serial: number) => `x.${Buffer.from(JSON.stringify({ sub, serial })).toString('base64url')}.y`
const profile = {
  id: 'u1',
  name: 'Amina',
  email: 'a@example.org',
  organization: null,
  role: 'user',
  createdAt: '2026-01-01',
  verified: true,
}
const noResults = { results: [], total: 0, total_relation: 'eq', offset: 0, limit: 10 }

interface Sent {
  path: string
  bearer: string | null
  key: string | null
}
type Answer = { status?: number; body?: unknown } | 'dropped'

/** A client whose server is a function: what was asked, to what is answered. */
function connect(answer: (sent: Sent, before: Sent[]) => Answer) {
  const sent: Sent[] = []
  const fetch = async (path: unknown, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    const request = {
      path: String(path),
      bearer: headers.get('authorization')?.replace('Bearer ', '') ?? null,
      key: headers.get('idempotency-key'),
    }
    const given = answer(request, [...sent])
    sent.push(request)
    if (given === 'dropped') throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(given.body ?? {}), { status: given.status ?? 200 })
  }
  const tokens = createTokenStore(createMemoryStore())
  tokens.write({ access_token: tokenOf('u1', 1), refresh_token: 'r1' })
  const exchange = (bearer: string) => send(refreshTokens, {}, { fetch, words: problems, bearer })
  const onSessionLost = vi.fn()
  let keys = 0
  const parts = { tokens, words: () => problems, newKey: () => `key-${++keys}`, onSessionLost, fetch: fetch as typeof globalThis.fetch }
  const { call, renew } = createCall({ ...parts, refresh: createRefresh({ tokens, exchange, lock: (work) => work(false) }) })
  return { call, renew, tokens, sent, onSessionLost }
}

/** Lets every timer pass, and gives the answer or the error. */
async function settle<T>(work: Promise<T>): Promise<unknown> {
  const outcome = work.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return outcome
}

const renewed = (serial: number, sub = 'u1') => ({
  body: { access_token: tokenOf(sub, serial), refresh_token: `r${serial}`, token_type: 'bearer', expires_in: 900 },
})
const refused = { status: 401, body: { code: 'signed-out', detail: 'Authentication required' } }
const isRefresh = ({ path }: Sent) => path === '/api/auth/refresh'

test('an authenticated call carries the access token, a public one does not', async () => {
  const { call, sent } = connect(({ path }) => (path === '/api/profile' ? { body: profile } : renewed(2)))
  await settle(call(getProfile, {}))
  await settle(call(logIn, { body: { email: 'a@example.org', password: 'secret' } }))
  expect(sent.map(({ bearer }) => bearer)).toEqual([tokenOf('u1', 1), null])
})

const changeSomething = endpoint({ method: 'POST', path: '/api/something', summary: 'Change', access: 'user', response: SearchResults })

test('reading carries no key; each changing call has one of its own', async () => {
  const { call, sent } = connect(({ path }) => ({ body: path === '/api/profile' ? profile : noResults }))
  await settle(call(getProfile, {}))
  await settle(call(searchAdvanced, { body: {} }))
  await settle(call(changeSomething, {}))
  await settle(call(changeSomething, {}))
  expect(sent.map(({ key }) => key)).toEqual([null, null, 'key-1', 'key-2'])
})

test('a call is repeated under the same key through failures, a refresh and failures again', async () => {
  const { call, sent } = connect((request, before) => {
    if (isRefresh(request)) return renewed(2)
    const step = before.filter((earlier) => !isRefresh(earlier)).length
    return ([{ status: 503 }, 'dropped', refused, { status: 500 }, { body: noResults }] as Answer[])[step]!
  })
  expect(await settle(call(changeSomething, {}))).toEqual(noResults)
  const attempts = sent.filter((request) => !isRefresh(request))
  expect(attempts.map(({ key }) => key)).toEqual(Array(5).fill('key-1'))
  expect(attempts.map(({ bearer }) => bearer)).toEqual([1, 1, 1, 2, 2].map((serial) => tokenOf('u1', serial)))
})

test('calls that are refused together share one refresh', async () => {
  const { call, sent, tokens } = connect((request) => {
    if (isRefresh(request)) return renewed(2)
    return request.bearer === tokenOf('u1', 2) ? { body: profile } : refused
  })
  const answers = await settle(Promise.all(Array.from({ length: 4 }, () => call(getProfile, {}))))
  expect(answers).toEqual(Array.from({ length: 4 }, () => profile))
  expect(sent.filter(isRefresh)).toHaveLength(1)
  expect(sent.find(isRefresh)!.bearer).toBe('r1')
  expect(tokens.read()?.refresh_token).toBe('r2')
})

test('a refused refresh ends the session, once', async () => {
  const { call, sent, tokens, onSessionLost } = connect(() => refused)
  const errors = (await settle(Promise.allSettled([call(getProfile, {}), call(getProfile, {})]))) as PromiseRejectedResult[]
  for (const { reason } of errors) expect(reason).toMatchObject({ kind: 'signed-out', status: 401, message: 'Authentication required' })
  expect(tokens.read()).toBeNull()
  expect(onSessionLost).toHaveBeenCalledTimes(1)
  expect(sent.filter(isRefresh)).toHaveLength(1)
})

test('a call that is refused again after the refresh is not tried a third time', async () => {
  const { call, sent, tokens, onSessionLost } = connect((request) => (isRefresh(request) ? renewed(2) : refused))
  expect(await settle(call(getProfile, {}))).toMatchObject({ message: 'Authentication required' })
  expect(sent.map(({ path }) => path)).toEqual(['/api/profile', '/api/auth/refresh', '/api/profile'])
  expect(tokens.read()).toBeNull()
  expect(onSessionLost).toHaveBeenCalledTimes(1)
})

test.each<[string, Answer]>([
  ['cannot be reached', 'dropped'],
  ['is down', { status: 503 }],
  ['is overloaded', { status: 429 }],
])('a server that %s during the refresh ends nothing', async (_, answer) => {
  const { call, tokens, onSessionLost } = connect((request) => (isRefresh(request) ? answer : refused))
  expect(await settle(call(getProfile, {}))).not.toMatchObject({ kind: 'signed-out' })
  expect(tokens.read()?.refresh_token).toBe('r1')
  expect(onSessionLost).not.toHaveBeenCalled()
})

test('what one account asked for is never repeated under another', async () => {
  const { call, sent, tokens, onSessionLost } = connect(() => {
    tokens.write({ access_token: tokenOf('u2', 1), refresh_token: 'other' })
    return refused
  })
  expect(await settle(call(getProfile, {}))).toMatchObject({ kind: 'signed-out' })
  expect(sent.map(({ path }) => path)).toEqual(['/api/profile'])
  expect(tokens.read()?.refresh_token).toBe('other')
  expect(onSessionLost).not.toHaveBeenCalled()
})

test('signed out, nothing is sent', async () => {
  const { call, sent, tokens, onSessionLost } = connect(() => refused)
  tokens.clear()
  expect(await settle(call(getProfile, {}))).toMatchObject({ kind: 'signed-out', message: 'Authentication required' })
  expect(sent).toEqual([])
  expect(onSessionLost).not.toHaveBeenCalled()
})

test('wrong credentials are an answer, not a lost session', async () => {
  const { call, sent, onSessionLost } = connect(() => ({
    status: 401,
    body: { code: 'wrong-credentials', detail: 'Incorrect email or password' },
  }))
  const error = await settle(call(logIn, { body: { email: 'a@example.org', password: 'wrong' } }))
  expect(error).toMatchObject({ kind: 'answer', message: 'Incorrect email or password' })
  expect(sent).toHaveLength(1)
  expect(onSessionLost).not.toHaveBeenCalled()
})

test('an abort stops the call between its retries', async () => {
  const { call, sent } = connect(() => 'dropped')
  const controller = new AbortController()
  setTimeout(() => controller.abort('left'), 3000)
  expect(await settle(call(getProfile, {}, { signal: controller.signal }))).toBe('left')
  expect(sent).toHaveLength(2)
})
