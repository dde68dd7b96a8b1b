import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getProfile } from '#contract/accounts'
import { searchAdvanced } from '#contract/search'
import { problems } from '../messages/en/problems.ts'
import { emptySearch, searchBody } from '../features/search/search-address.ts'
import { fetchUnlessSent, sendEarly } from '../api/early-fetch.ts'
import { profileRequest, searchRequest } from './early-requests.ts'
import { send } from '../api/send.ts'

const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (address: string, { method, signal }: RequestInit) => {
    asked.push(`${method} ${address}`)
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
      if (address !== '/api/never')
        setTimeout(() => resolve(new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } })))
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

const options = { fetch: fetchUnlessSent, words: problems, bearer: 'token' }

test('what the program asks for first was sent before it, word for word; the second time it is asked anew', async () => {
  const search = { ...emptySearch, query: 'lease', courts: ['High Court'] }
  sendEarly(profileRequest('token'))
  sendEarly(searchRequest(search, 'token'))
  for (let time = 1; time <= 2; time += 1) {
    await expect(send(getProfile, {}, options)).rejects.toMatchObject({ status: 404 })
    await expect(send(searchAdvanced, { body: searchBody(search) }, options)).rejects.toMatchObject({ status: 404 })
    expect(asked).toHaveLength(2 * time)
  }
})

test('under another token or with other words it is asked anew', async () => {
  sendEarly(searchRequest(emptySearch, 'token'))
  const ask = (bearer: string, query: string) =>
    send(searchAdvanced, { body: searchBody({ ...emptySearch, query }) }, { ...options, bearer })
  await expect(ask('other', '')).rejects.toMatchObject({ status: 404 })
  await expect(ask('token', 'lease')).rejects.toMatchObject({ status: 404 })
  expect(asked).toHaveLength(3)
  await expect(ask('token', '')).rejects.toMatchObject({ status: 404 })
  expect(asked).toHaveLength(3)
})

test('what was sent early is given up as any request is', async () => {
  sendEarly({ method: 'GET', address: '/api/never', bearer: 'token' })
  const giveUp = new AbortController()
  const answer = fetchUnlessSent('/api/never', { headers: { authorization: 'Bearer token' }, signal: giveUp.signal })
  giveUp.abort(new Error('left'))
  await expect(answer).rejects.toThrow('left')
})
