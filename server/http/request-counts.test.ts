import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { generalLimit } from './throttle.ts'

const hour = 3_600_000
const max = 3

afterEach(() => void vi.useRealTimers())

/** A server with the general limit, lowered, whose clocks the test moves. */
async function openLimited() {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const app = fastify()
  await app.register(rateLimit, { ...generalLimit, max })
  app.get('/', () => 'here')
  const ask = async (remoteAddress = '203.0.113.9') => (await app.inject({ url: '/', remoteAddress })).statusCode
  return {
    ask,
    askAll: async () => {
      for (let times = 0; times < max; times += 1) expect(await ask()).toBe(200)
    },
  }
}

test('who has asked too often is held up for the length of a window, and nobody else is', async () => {
  const { ask, askAll } = await openLimited()
  await askAll()
  expect([await ask(), await ask('203.0.113.10')]).toEqual([429, 200])
  vi.advanceTimersByTime(generalLimit.timeWindow - 1)
  expect(await ask()).toBe(429)
  vi.advanceTimersByTime(1)
  await askAll()
  expect(await ask()).toBe(429)
})

test.each([
  ['back', -hour],
  ['forward', hour],
])('a clock that is set %s by an hour neither holds anybody up for longer nor lets anybody through', async (_way, by) => {
  const { ask, askAll } = await openLimited()
  await askAll()
  vi.setSystemTime(Date.now() + by)
  expect(await ask()).toBe(429)
  vi.advanceTimersByTime(generalLimit.timeWindow)
  await askAll()
  expect(await ask()).toBe(429)
})

test('addresses without an end are forgotten, those who ask on are not', async () => {
  const { ask, askAll } = await openLimited()
  await askAll()
  for (let other = 0; other < 5_100; other += 1) {
    await ask(`10.0.${other >> 8}.${other & 255}`)
    if (other % 1_000 === 0) expect(await ask()).toBe(429)
  }
  expect(await ask('10.0.0.0')).toBe(200)
  expect(await ask()).toBe(429)
})
