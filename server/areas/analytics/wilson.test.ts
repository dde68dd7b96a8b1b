import { expect, test } from 'vitest'
import { shareOf } from './wilson.ts'

// Newcombe (1998), 'Two-sided confidence intervals for the single proportion', table I, method 3
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i lies between %d and %d', (cases, of, low, high) => expect(shareOf(cases, of)).toMatchObject({ cases, of, low, high }))

test('all of some cases is no certainty, and none of none is nothing', () => {
  expect(shareOf(3, 3)).toEqual({ cases: 3, of: 3, share: 1, low: 0.4385, high: 1 })
  expect(shareOf(0, 0)).toBeNull()
})
