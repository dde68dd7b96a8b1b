import { expect, test, vi } from 'vitest'
import { clockTime } from './clock-time.ts'

test.each([
  ['2026-11-22T09:05:59.000Z', 3, '12:05'],
  ['2026-11-22T09:05:59.000Z', 0, '09:05'],
  ['2026-11-21T22:30:00.000Z', 3, '01:30'],
  ['2026-11-21T22:30:00.000Z', 0, '21 Nov 2026, 22:30'],
  ['2026-11-21T12:00:00.000Z', 3, '21 Nov 2026, 15:00'],
])('%s is shown, %i hours from UTC, as %s', (time, hours, shown) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60 * hours)
  expect(clockTime(time, new Date('2026-11-22T10:00:00Z'))).toBe(shown)
})
