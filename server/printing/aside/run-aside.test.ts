import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type PoolLimits, createPool } from './run-aside.ts'

const limits: PoolLimits = { longestWork: 60_000, mostMemory: 64, mostStack: 4, processes: 2, mostWaiting: 2, tooMuch: 'not-writable' }
const module = new URL('../../testing/works-aside.ts', import.meta.url).href
const works = (changes: Partial<PoolLimits> = {}) => {
  const run = createPool({ ...limits, ...changes })
  return (name: string, ...given: unknown[]) => run({ module, name, given })
}
const notWritable = { code: 'not-writable', statusCode: 422 }

test('what a work answers comes back, and so does a file', async () => {
  const run = works()
  expect(await run('double', 21)).toBe(42)
  const file = (await run('file', 'weir.txt')) as File
  expect([file.name, file.type, await file.text()]).toEqual(['weir.txt', 'text/plain', 'a weir'])
})

test('a work that does not end in its time is ended, and others are done meanwhile and afterwards', async () => {
  const run = works({ longestWork: 5_000 })
  const endless = run('forever')
  const meanwhile = await Promise.race([run('double', 2), endless])
  expect(meanwhile).toBe(4)
  await expect(endless).rejects.toMatchObject(notWritable)
  expect(await Promise.all([run('double', 3), run('double', 4)])).toEqual([6, 8])
})

test.each(['hoard', 'nest'])('a work that takes too much of memory or of calls ends itself and nothing else: %s', async (name) => {
  const run = works()
  const [ended, other] = await Promise.allSettled([run(name), run('double', 5)])
  expect([ended, other]).toMatchObject([
    { status: 'rejected', reason: notWritable },
    { status: 'fulfilled', value: 10 },
  ])
  expect(await run('double', 6)).toBe(12)
})

test.each(['throwRange', 'throwType', 'throwLate'])(
  'any other error is one of ours, with its words and where it was thrown: %s',
  async (name) => {
    const failed = works()(name)
    await expect(failed).rejects.toMatchObject({
      message: expect.stringContaining('a mistake of ours'),
      stack: expect.stringContaining('works-aside'),
    })
    await expect(failed).rejects.not.toHaveProperty('statusCode')
  },
)

test('a problem of a work stays one', async () => {
  await expect(works()('refuse')).rejects.toMatchObject({ code: 'not-found', message: 'No such weir' })
})

test('who comes when all processes work and as many wait as may is told so at once; what waits is done in turn', async () => {
  const run = works()
  const flag = join(mkdtempSync(join(tmpdir(), 'hukumu-aside-')), 'go on')
  const done = [run('waitFor', flag), run('waitFor', flag), run('double', 1), run('double', 2)]
  await expect(run('double', 3)).rejects.toMatchObject({ code: 'writers-busy', statusCode: 503 })
  writeFileSync(flag, '')
  expect(await Promise.all(done)).toEqual(['held', 'held', 2, 4])
  expect(await run('double', 3)).toBe(6)
})

test('who leaves ends its work alone, in a process or waiting for one', async () => {
  const run = createPool({ ...limits, processes: 1 })
  const leaving = new AbortController()
  const work = (name: string, signal?: AbortSignal) => run({ module, name, given: [7] }, signal)
  const [running, waiting, staying] = [work('forever', leaving.signal), work('double', leaving.signal), work('double')]
  const both = Promise.allSettled([running, waiting])
  await pause(0)
  leaving.abort(new Error('left'))
  expect((await both).map((one) => one.status === 'rejected' && (one.reason as Error).message)).toEqual(['left', 'left'])
  expect(await staying).toBe(14)
})
