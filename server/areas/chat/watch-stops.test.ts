import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { watchStops } from './watch-stops.ts'

const pace = 5
const aborted = (...signals: AbortSignal[]) => signals.map((signal) => signal.aborted)

test('answers are asked after all at once, and the one that was stopped ends alone', async () => {
  const asked: (readonly string[])[] = []
  const watch = watchStops(async (ids) => {
    asked.push(ids)
    return ids.filter((id) => id !== 'stopped')
  }, pace)
  const [going, stopped] = [watch('going'), watch('stopped')]
  await vi.waitFor(() => expect(stopped.signal.aborted).toBe(true))
  expect(asked[0]).toEqual(['going', 'stopped'])
  expect(going.signal.aborted).toBe(false)
  stopped.end()
  await vi.waitFor(() => expect(asked.at(-1)).toEqual(['going']))
  going.end()
  const looks = asked.length
  await wait(4 * pace)
  expect(asked).toHaveLength(looks)
})

test('an answer that begins while it is being looked is not taken for a stopped one', async () => {
  const { promise: looked, resolve } = Promise.withResolvers<readonly string[]>()
  let looks = 0
  const watch = watchStops((ids) => ((looks += 1) === 1 ? looked : Promise.resolve(ids)), pace)
  const first = watch('first')
  await vi.waitFor(() => expect(looks).toBe(1))
  const second = watch('second')
  // It is not asked a second time before the first look has been answered.
  await wait(4 * pace)
  expect(looks).toBe(1)
  resolve(['first'])
  await vi.waitFor(() => expect(looks).toBeGreaterThan(1))
  expect(aborted(first.signal, second.signal)).toEqual([false, false])
  first.end()
  second.end()
})

test('where it cannot be known, every answer that was asked after ends with the reason', async () => {
  const watch = watchStops(() => Promise.reject(new Error('no database')), pace)
  const [one, other] = [watch('one'), watch('other')]
  await vi.waitFor(() => expect(aborted(one.signal, other.signal)).toEqual([true, true]))
  expect(one.signal.reason).toEqual(new Error('no database'))
  one.end()
  other.end()
})

test('what is looked for all belongs to no request', async () => {
  const request = new AsyncLocalStorage<string>()
  const seen: (string | undefined)[] = []
  const watch = watchStops(async (ids) => {
    seen.push(request.getStore())
    return ids
  }, pace)
  const one = request.run('the first', () => watch('one'))
  await vi.waitFor(() => expect(seen).not.toEqual([]))
  expect(seen[0]).toBeUndefined()
  one.end()
})
