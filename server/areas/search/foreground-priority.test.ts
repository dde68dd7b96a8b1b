import { expect, test } from 'vitest'
import { createForegroundPriority } from './foreground-priority.ts'

/** A page that is looked for until it is told to end. */
function lookedFor({ page }: ReturnType<typeof createForegroundPriority>) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const ended = page(() => promise).catch((error: unknown) => error)
  return { end: () => (resolve(), ended), fail: () => (reject(new Error('lost')), ended) }
}

test('what may wait goes on once the last page was found, also where one failed, and at once where none is looked for', async () => {
  const first = createForegroundPriority()
  expect(await first.quiet(60_000)).toBe(0)
  const [one, other] = [lookedFor(first), lookedFor(first)]
  let isQuiet = false
  const quiet = first.quiet(60_000).then(() => (isQuiet = true))
  await one.end()
  expect(isQuiet).toBe(false)
  await other.fail()
  await quiet
  expect(await first.quiet(60_000)).toBe(0)
})

test('it waits no longer than it may, and says how long it did', async () => {
  const first = createForegroundPriority()
  const { end } = lookedFor(first)
  expect(await first.quiet(0)).toBe(0)
  expect(await first.quiet(15)).toBeGreaterThan(10)
  await end()
})
