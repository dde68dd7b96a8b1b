import { expect, test } from 'vitest'
import { dayInNairobi } from './clock.ts'

test('the day is the one in Nairobi, where it begins three hours before that of UTC', () => {
  expect(dayInNairobi(Date.parse('2026-11-26T20:59:59Z'))).toBe('2026-11-26')
  expect(dayInNairobi(Date.parse('2026-11-26T21:00:00Z'))).toBe('2026-11-27')
})
