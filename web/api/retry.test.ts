import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { withRetries } from './retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failure = (kind: CallError['kind'], status = 0) => new CallError({ kind, status, message: `${kind} ${status}` })

/** When each attempt started, in ms from the first, and how it ended. */
async function run(attempts: (() => unknown)[], signal?: AbortSignal) {
  const started: number[] = []
  const began = Date.now()
  const outcome = withRetries(async () => {
    started.push(Date.now() - began)
    return attempts[started.length - 1]!()
  }, signal).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { started, outcome: await outcome }
}

const fail = (error: CallError) => () => {
  throw error
}

test.each([
  ['an answer of 500', failure('answer', 500)],
  ['an answer of 503', failure('answer', 503)],
  ['a time-out', failure('timeout')],
  ['a network failure', failure('network')],
])('after %s it waits 2, 4 and 8 seconds, then gives up', async (_, error) => {
  const { started, outcome } = await run(Array(9).fill(fail(error)))
  expect(started).toEqual([0, 2000, 6000, 14_000])
  expect(outcome).toBe(error)
})

test('it stops at the first success', async () => {
  const { started, outcome } = await run([fail(failure('network')), fail(failure('answer', 502)), () => 'found'])
  expect(started).toEqual([0, 2000, 6000])
  expect(outcome).toBe('found')
})

test.each([
  ['a query that took too long', failure('answer', 408)],
  ['wrong input', failure('answer', 422)],
  ['too many requests', failure('answer', 429)],
  ['a lost session', failure('signed-out', 401)],
  ['an unreadable answer', failure('unreadable', 200)],
])('%s is not tried again', async (_, error) => {
  const { started, outcome } = await run([fail(error), () => 'second'])
  expect(started).toEqual([0])
  expect(outcome).toBe(error)
})

test('an abort ends the waiting at once', async () => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new Error('left')), 2500)
  const { started, outcome } = await run(Array(9).fill(fail(failure('network'))), controller.signal)
  expect(started).toEqual([0, 2000])
  expect(outcome).toEqual(new Error('left'))
})
