import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { oneForAll } from './one-for-all.ts'

const request = new AsyncLocalStorage<string>()

test('whoever asks while it runs is answered by the next run, once for all, and none of it belongs to a request', async () => {
  const seen: (string | undefined)[] = []
  const { promise: first, resolve } = Promise.withResolvers<void>()
  const ask = oneForAll(async () => {
    seen.push(request.getStore())
    if (seen.length === 1) await first
  })
  const asked = ['one', 'other', 'third'].map((name) => request.run(name, ask))
  expect(seen).toHaveLength(1)
  resolve()
  await Promise.all(asked)
  expect(seen).toEqual([undefined, undefined])
})
