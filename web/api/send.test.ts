import { getProfile, issueToken, logIn, logOut } from '#contract/accounts'
import { listNotes } from '#contract/notes'
import { getCasePdf } from '#contract/print'
import { searchCases } from '#contract/search'
import { afterEach, expect, test, vi } from 'vitest'
import { problems as words } from '../messages/en/problems.ts'
import { addressOf, send } from './send.ts'

afterEach(() => void vi.useRealTimers())

const profile = {
  id: 'u1',
  name: 'Amina',
  email: 'a@example.org',
  organization: null,
  role: 'user',
  createdAt: '2026-01-01',
  verified: true,
}
const answering = (body: unknown, init?: ResponseInit) =>
  vi.fn<typeof fetch>(async () => new Response(body === null ? null : JSON.stringify(body), init))
const failed = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test.each([
  ['a parameter with a slash', '/api/cases/:id', { params: { id: 'ke/1 2' } }, '/api/cases/ke%2F1%202'],
  ['a list is repeated', '/api/cases', { query: { courts: ['A', 'B'], query: 'x&y' } }, '/api/cases?courts=A&courts=B&query=x%26y'],
  ['what is not there is left out', '/api/cases', { query: { query: undefined, citation: null, limit: 0 } }, '/api/cases?limit=0'],
  ['nothing', '/api/profile', {}, '/api/profile'],
])('%s', (_, path, parts, address) => expect(addressOf(path, parts)).toBe(address))

test('a body is JSON, with token and key', async () => {
  const fetch = answering({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 900 })
  await send(logIn, { body: { email: 'a@example.org', password: 'secret' } }, { fetch, words, bearer: 't', idempotencyKey: 'k' })
  const [address, init] = fetch.mock.calls[0]!
  expect([address, init!.method, init!.body]).toEqual(['/api/auth/login', 'POST', '{"email":"a@example.org","password":"secret"}'])
  expect(init!.headers).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: 'Bearer t',
    'idempotency-key': 'k',
  })
})

test('a form is a form', async () => {
  const fetch = answering({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 900 })
  await send(issueToken, { body: { username: 'a b', password: 'p&q' } }, { fetch, words })
  expect(fetch.mock.calls[0]![1]!.body).toBe('username=a+b&password=p%26q')
})

test('an answer without body', async () => {
  expect(await send(logOut, {}, { fetch: answering(null, { status: 204 }), words })).toBeUndefined()
})

test('a file comes under the name that the server gives it', async () => {
  const headers = {
    'content-disposition': `attachment; filename="x.pdf"; filename*=UTF-8''${encodeURIComponent('[2026] KESC 7 (KLR).pdf')}`,
  }
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('%PDF-1.7', { headers }))
  const file = await send(getCasePdf, { params: { id: 'kesc-2026-7' } }, { fetch, words })
  expect([file.name, file.type, await file.text()]).toEqual(['[2026] KESC 7 (KLR).pdf', 'application/pdf', '%PDF-1.7'])
  const none = answering({ code: 'not-found', detail: 'Case not found' }, { status: 404 })
  expect(await failed(send(getCasePdf, { params: { id: 'nothing' } }, { fetch: none, words }))).toMatchObject({
    status: 404,
    message: 'Case not found',
  })
})

test('fields that the contract does not know are let through', async () => {
  expect(await send(getProfile, {}, { fetch: answering({ ...profile, theme: 'dark' }), words })).toMatchObject({ name: 'Amina' })
})

test.each([
  ['JSON of another form', () => new Response('{"name":"Amina"}')],
  ['a page of HTML', () => new Response('<!doctype html>')],
])('%s is unreadable', async (_, answer) => {
  const error = await failed(send(getProfile, {}, { fetch: async () => answer(), words }))
  expect(error).toMatchObject({ kind: 'unreadable', status: 200 })
})

test('an error answer carries status, code and words', async () => {
  const fetch = answering(
    { code: 'statement-timeout', detail: 'statement timeout (57014)' },
    { status: 408, statusText: 'Request Timeout' },
  )
  const error = await failed(send(searchCases, { query: { query: 'land' } }, { fetch, words }))
  expect(error).toMatchObject({
    kind: 'answer',
    status: 408,
    code: 'statement-timeout',
    message: 'statement timeout (57014)',
    worded: true,
  })
})

test("a proxy's error page leaves the status", async () => {
  const fetch = async () => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' })
  expect(await failed(send(getProfile, {}, { fetch, words }))).toMatchObject({ message: words.friendly.server, worded: false, code: '' })
})

test('a dropped connection', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await failed(send(getProfile, {}, { fetch, words }))).toMatchObject({
    kind: 'network',
    message: words.friendly.network,
    cause: 'Network error: Failed to fetch',
  })
})

/** Never answers, and gives up when told to, as fetch does. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    if (init!.signal!.aborted) reject(init!.signal!.reason)
    init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason))
  })

test('after 30 seconds it has timed out', async () => {
  vi.useFakeTimers()
  const settled = vi.fn<(error: unknown) => void>()
  void failed(send(getProfile, {}, { fetch: silent, words })).then(settled)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled.mock.calls[0]![0]).toMatchObject({ kind: 'timeout', message: 'Request timed out' })
})

test('an abort is the caller’s own reason, not a failure of the call', async () => {
  const controller = new AbortController()
  const sending = failed(send(getProfile, {}, { fetch: silent, words, signal: controller.signal }))
  controller.abort('left the screen')
  expect(await sending).toBe('left the screen')
  expect(await failed(send(getProfile, {}, { fetch: silent, words, signal: AbortSignal.abort('gone') }))).toBe('gone')
})

test('notes are asked for past every cache', async () => {
  vi.useFakeTimers({ now: 1_795_000_000_000 })
  const fetch = answering({ results: [], total: 0, total_relation: 'eq', offset: 0, limit: 50 })
  await failed(send(listNotes, { query: { tag: 'Land' } }, { fetch, words }))
  expect(fetch).toHaveBeenCalledWith('/api/research-notes?tag=Land&_=1795000000000', expect.objectContaining({ cache: 'no-store' }))
})
