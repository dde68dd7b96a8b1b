import { describe, expect, it, vi } from 'vitest'
import { formatDay } from './day.ts'

describe('formatDay', () => {
  it.each([
    ['2025-03-14', '14 Mar 2025'],
    ['1968-12-01', '1 Dec 1968'],
    ['1968', '1968'],
    ['2025-02-30', '2025-02-30'],
    ['', ''],
  ])('%j', (day, shown) => {
    expect(formatDay(day)).toBe(shown)
  })
})

it.each([
  ['2025-03-14T21:30:00.000Z', 3, '15 Mar 2025'],
  ['2025-03-14T21:30:00.000Z', 0, '14 Mar 2025'],
  ['2025-01-01T03:00:00.000Z', -5, '31 Dec 2024'],
])('%s on a device whose clock is %i hours from UTC is on %s', (moment, hours, shown) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60 * hours)
  expect(formatDay(moment)).toBe(shown)
  // A day that a court named is that day wherever it is read.
  expect(formatDay('2025-03-14')).toBe('14 Mar 2025')
})
