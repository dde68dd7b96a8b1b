import { expect, test } from 'vitest'
import { killAndRetry } from './testing/kill-and-retry.ts'

// The processes that are killed run on an embedded database of their own, whatever the others run on.
test.skipIf('TEST_DATABASE_URL' in process.env)('what is repeated under its key after any of twenty kills is done once', async () => {
  const { asked, done } = await killAndRetry(20)
  expect(done).toBe(asked)
})
