import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitStatements } from '../../../database/statement-limits.ts'
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

test('a request is answered by what began after it came, running or over, and by nothing that failed', async () => {
  const began: number[] = []
  let isFailing = false
  const ask = oneForAll(async () => {
    began.push(performance.now())
    await setImmediate()
    if (isFailing) throw new Error('lost')
  })
  const aRequest = () => limitStatements({}, async () => ({ ask: AsyncLocalStorage.bind(ask) }))
  const [early, other] = [await aRequest(), await aRequest()]
  await setTimeout(2)
  await Promise.all([early.ask(), other.ask(), early.ask()])
  await other.ask()
  expect(began).toHaveLength(1)
  await (await aRequest()).ask()
  await ask()
  expect(began).toHaveLength(3)
  isFailing = true
  const later = await aRequest()
  await setTimeout(2)
  await expect(Promise.all([later.ask(), later.ask()])).rejects.toThrow('lost')
  isFailing = false
  await later.ask()
  expect(began).toHaveLength(5)
})
