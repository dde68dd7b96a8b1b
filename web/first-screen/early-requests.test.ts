import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getProfile } from '#contract/accounts'
import { getCaseDetail } from '#contract/case-detail'
import { getAct } from '#contract/legislation'
import { getActText, getActToc } from '#contract/legislation-text'
import { countActCitations } from '#contract/notes-of-decisions'
import { searchAdvanced } from '#contract/search'
import { problems } from '../messages/en/problems.ts'
import { emptySearch, searchBody } from '../features/search/search-address.ts'
import { askForCaseEarly, wholeCase } from '../api/early-case.ts'
import { fetchUnlessSent, sendEarly } from '../api/early-fetch.ts'
import { searchRequest } from './early-requests.ts'
import { lawRequests } from '../features/legal-library/law-requests.ts'
import { profileRequest } from './profile-request.ts'
import { readLawAddress } from '../features/legal-library/read-law-address.ts'
import { withRetries } from '../api/retry.ts'
import { send } from '../api/send.ts'

const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (address: string, { method, signal }: RequestInit) => {
    asked.push(`${method} ${address}`)
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
      if (!address.startsWith('/api/case-detail/never') && address !== '/api/never')
        setTimeout(() => resolve(new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } })))
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

const options = { fetch: fetchUnlessSent, words: problems, bearer: 'token' }

test('what the program asks for first was sent before it, word for word; the second time it is asked anew', async () => {
  const search = { ...emptySearch, query: 'lease', courts: ['High Court'] }
  void sendEarly(profileRequest('token'))
  void sendEarly(searchRequest(search, 'token'))
  for (let time = 1; time <= 2; time += 1) {
    await expect(send(getProfile, {}, options)).rejects.toMatchObject({ status: 404 })
    await expect(send(searchAdvanced, { body: searchBody(search) }, options)).rejects.toMatchObject({ status: 404 })
    expect(asked).toHaveLength(2 * time)
  }
})

test.each([
  ['/legal-library/constitution', '', '', { id: 'constitution' }, {}],
  ['/legal-library/legislation/ke-act-2007-11', '', '#sec_41', { id: 'ke-act-2007-11' }, { at: 'sec_41' }],
  ['/legal-library/legislation/a%2Fb', '?as_at=2012-12-31', '#%C3%A9', { id: 'a/b' }, { as_at: '2012-12-31', at: 'é' }],
])(
  'what the page of an Act asks for was sent before it: %s%s%s',
  async (pathname, search, hash, params, { at, ...dated }: Record<string, string>) => {
    const asksFor = readLawAddress({ pathname, search, hash })!
    for (const request of Object.values(lawRequests(asksFor, 'token'))) void sendEarly(request)
    const sent = asked.length
    await expect(send(getAct, { params, query: dated }, options)).rejects.toMatchObject({ status: 404 })
    await expect(send(getActToc, { params, query: dated }, options)).rejects.toMatchObject({ status: 404 })
    await expect(send(getActText, { params, query: { ...dated, ...(at && { at }) } }, options)).rejects.toMatchObject({ status: 404 })
    await expect(send(countActCitations, { params }, options)).rejects.toMatchObject({ status: 404 })
    expect(asked).toHaveLength(sent)
  },
)

test('under another token or with other words it is asked anew', async () => {
  void sendEarly(searchRequest(emptySearch, 'token'))
  const ask = (bearer: string, query: string) =>
    send(searchAdvanced, { body: searchBody({ ...emptySearch, query }) }, { ...options, bearer })
  await expect(ask('other', '')).rejects.toMatchObject({ status: 404 })
  await expect(ask('token', 'lease')).rejects.toMatchObject({ status: 404 })
  expect(asked).toHaveLength(3)
  await expect(ask('token', '')).rejects.toMatchObject({ status: 404 })
  expect(asked).toHaveLength(3)
})

test('what was sent early is given up as any request is', async () => {
  void sendEarly({ method: 'GET', address: '/api/never', bearer: 'token' })
  const giveUp = new AbortController()
  const answer = fetchUnlessSent('/api/never', { headers: { authorization: 'Bearer token' }, signal: giveUp.signal })
  giveUp.abort(new Error('left'))
  await expect(answer).rejects.toThrow('left')
})

test('what a case was asked for with is what its screen asks for', async () => {
  expect(await askForCaseEarly('ke/1', 'token')).toBeNull()
  await expect(send(getCaseDetail, { params: { id: 'ke/1' }, query: wholeCase }, options)).rejects.toMatchObject({ status: 404 })
  expect(asked).toHaveLength(1)
})

test('a case that was asked for early is given up after 30 s, and is then the first attempt before three retries', async () => {
  vi.useFakeTimers()
  try {
    const early = askForCaseEarly('never', 'token')
    const attempt = () => send(getCaseDetail, { params: { id: 'never' }, query: wholeCase }, options)
    const failed = withRetries(attempt).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await early).toBeNull()
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000 + 30_000 + 4000 + 30_000 + 8000 + 30_000)
    expect(await failed).toMatchObject({ kind: 'timeout', message: 'Request timed out' })
    expect(asked).toHaveLength(4)
  } finally {
    vi.useRealTimers()
  }
})
