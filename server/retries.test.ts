import { expect, test } from 'vitest'
import { killAndRetry } from './testing/kill-and-retry.ts'

// A process of its own, as testing/start-process says: twenty rounds are among the slow tests.
test('what is repeated under its key after a kill is done once', async () => {
  const { asked, done } = await killAndRetry(3)
  expect(done).toBe(asked)
})
