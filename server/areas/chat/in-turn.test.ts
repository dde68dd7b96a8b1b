import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('works are done so many at once, in the order in which they came, also after one that failed', async () => {
  const inTurn = limitConcurrency(2)
  const begun: number[] = []
  let [now, most] = [0, 0]
  const work = (nth: number) => () => {
    begun.push(nth)
    now += 1
    most = Math.max(most, now)
    return wait(1).then(() => {
      now -= 1
      if (nth === 1) throw new Error('lost')
      return nth
    })
  }
  const ended = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((nth) => inTurn(work(nth))))
  expect([most, begun]).toEqual([2, [0, 1, 2, 3, 4, 5]])
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled', 'fulfilled'])
})
