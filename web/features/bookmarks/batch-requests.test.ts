import { expect, test, vi } from 'vitest'
import { batchRequests } from './batch-requests.ts'

const lengths = (ids: string[]) => Promise.resolve(new Map(ids.filter((id) => id !== 'lost').map((id) => [id, id.length])))

test('ids of one moment are asked for together, each once; those of the next moment anew', async () => {
  const ask = vi.fn(lengths)
  const check = batchRequests(ask, 100)
  expect(await Promise.all([check('a'), check('bb'), check('a')])).toEqual([1, 2, 1])
  expect(await check('ccc')).toBe(3)
  expect(ask.mock.calls).toEqual([[['a', 'bb']], [['ccc']]])
})

test('no question is longer than it may be', async () => {
  const ask = vi.fn(lengths)
  const check = batchRequests(ask, 2)
  expect(await Promise.all(['a', 'b', 'c', 'd', 'e'].map(check))).toEqual([1, 1, 1, 1, 1])
  expect(ask.mock.calls.map(([ids]) => ids.length)).toEqual([2, 2, 1])
})

test('a failure reaches all who asked, a missing answer only who asked for it', async () => {
  const failing = batchRequests(() => Promise.reject(new Error('no network')), 100)
  expect((await Promise.allSettled([failing('a'), failing('b')])).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const check = batchRequests(lengths, 100)
  expect((await Promise.allSettled([check('a'), check('lost')])).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})
