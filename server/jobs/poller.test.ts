import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPoller } from './poller.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const request = new AsyncLocalStorage<string>()

test('looks outside the request in which it was started or woken, also the next time', async () => {
  const looks: (string | undefined)[] = []
  const poller = createPoller({ look: async () => void looks.push(request.getStore()), onFailure: (error) => expect.fail(String(error)) })
  request.run('that starts', () => poller.start())
  await vi.advanceTimersByTimeAsync(2_000)
  request.run('that wakes', () => poller.wake())
  await vi.advanceTimersByTimeAsync(2_100)
  await poller.stop()
  expect(looks).toEqual([undefined, undefined, undefined, undefined])
})

test('a look that fails is told of, and the next comes at its time', async () => {
  const told: unknown[] = []
  let looks = 0
  const poller = createPoller({
    look: async () => {
      looks += 1
      if (looks === 1) throw new Error('gone')
    },
    onFailure: (error) => told.push(error),
  })
  poller.start()
  await vi.advanceTimersByTimeAsync(2_000)
  await poller.stop()
  expect([looks, told]).toEqual([2, [new Error('gone')]])
})

test('started again while its last look goes on, it never looks twice at once', async () => {
  let most = 0
  let now = 0
  let looks = 0
  const look = async () => {
    looks += 1
    most = Math.max(most, (now += 1))
    await new Promise((resolve) => setTimeout(resolve, 100))
    now -= 1
  }
  const poller = createPoller({ look, onFailure: (error) => expect.fail(String(error)) })
  poller.start()
  void poller.stop()
  poller.start()
  await vi.advanceTimersByTimeAsync(250)
  expect([looks, most]).toEqual([2, 1])
  const stopped = poller.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  await stopped
  expect(looks).toBeLessThan(4)
})
