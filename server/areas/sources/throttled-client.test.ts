import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SourceSite, siteKey, startSourceSite } from '../../testing/source-site.ts'
import { createThrottledClient, waitOf } from './throttled-client.ts'
import { SourceFailure } from './source.ts'

let site: SourceSite
const { signal } = new AbortController()
beforeEach(async () => void (site = await startSourceSite()))
afterEach(() => site.close())

const open = (more: { patience?: number; longestWait?: number; between?: number } = {}) =>
  createThrottledClient({ base: `${site.url}/v3`, key: siteKey, userAgent: 'Hukumu/test', between: 0, ...more })
const failureOf = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    (error: unknown) => (error instanceof SourceFailure ? error.code : error),
  )

test.each([
  ['120', 120_000],
  ['0', 0],
  ['Mon, 01 Jan 2035 00:01:00 GMT', 60_000],
  ['Mon, 01 Jan 2001 00:00:00 GMT', 0],
  ['soon', null],
  [null, null],
])('Retry-After: %s asks for %s ms', (header, wait) => {
  expect(waitOf(header, Date.UTC(2035, 0, 1))).toBe(wait)
})

test.each([
  'http://127.0.0.2/v3/akn',
  'file:///etc/passwd',
  'ftp://127.0.0.1/x',
  '//127.0.0.2/x',
  'http://user:pass@127.0.0.1/x',
  'http://127.0.0.1:1/x',
])('%s is not asked', async (address) => {
  expect(open().isWithin(address)).toBe(false)
  expect(await failureOf(open().get(address, signal))).toBe('elsewhere')
  expect(site.look()).toEqual([])
})

test('a key that was set up for https never travels in the clear', () => {
  const client = createThrottledClient({ base: 'https://api.law.test/v3', key: 'k', userAgent: 'x', between: 0 })
  expect(client.isWithin('http://api.law.test/v3/akn/ke/.json?page=2')).toBe(true)
  expect(client.isWithin('http://api.law.test:8080/v3')).toBe(false)
})

test('a request that comes at once after another waits for the pause between them', async () => {
  const client = open({ between: 60_000 })
  await client.json('akn/ke/.json', signal)
  site.look()
  const leaving = new AbortController()
  const second = failureOf(client.json('akn/ke/.json', leaving.signal))
  // Longer than a request takes that waits for nothing.
  await pause(200)
  expect(site.look()).toEqual([])
  leaving.abort()
  expect(await second).toMatchObject({ name: 'AbortError' })
})

test('redirects are followed on the site, and not for ever', async () => {
  site.works.set('/akn/ke/act/2031/1', { title: 'Reed Act', updated: '2031', texts: {} })
  site.fail(/moved/, { status: 301, headers: { location: '/v3/akn/ke/.json' } })
  expect(await open().json('moved', signal)).toMatchObject({ count: 1 })
  site.fail(/round/, { status: 302, headers: { location: '/round' } }, 100)
  expect(await failureOf(open().get('round', signal))).toBe('repeats')
})

test.each([
  ['silence', 'silence', 'timed-out'],
  ['cut lines', 'cut', 'unreachable'],
  ['bodies that break off', 'cut in the middle', 'unreachable'],
  ['errors', { status: 503 }, 'unavailable'],
  ['a wait that is too long', { status: 503, headers: { 'retry-after': '3600' } }, 'throttled'],
  ['a page instead of data', 'nonsense', 'nonsense'],
  ['a refusal', { status: 401 }, 'refused'],
] as const)('after %s it says what is wrong', async (_, fault, code) => {
  site.fail(/./, fault, 10)
  expect(await failureOf(open({ patience: 100 }).json('akn/ke/.json', signal))).toBe(code)
})

test('an end that is asked for ends a wait', async () => {
  site.fail(/./, { status: 503, headers: { 'retry-after': '200' } })
  const stopping = new AbortController()
  const asking = open().json('akn/ke/.json', stopping.signal)
  await expect.poll(() => site.asked.length).toBe(1)
  stopping.abort(new Error('ended'))
  await expect(asking).rejects.toThrow(/abort|ended/i)
})
