import { expect, test } from 'vitest'
import { killAndRetry } from './testing/kill-and-retry.ts'

test('what is repeated under its key after any of twenty kills is done once', async () => {
  const { asked, done } = await killAndRetry(20)
  expect(done).toBe(asked)
})
