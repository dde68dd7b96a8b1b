import { expect, test, vi } from 'vitest'
import { nairobiDay } from './nairobi-day.ts'

test.each([0, 3, -8])('what is paid until is the day in Nairobi, on a device whose clock is %i hours from UTC', (hours) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60 * hours)
  expect(nairobiDay('2027-02-28T20:59:59.000Z')).toBe('28 Feb 2027')
  expect(nairobiDay('2027-02-28T21:00:00.000Z')).toBe('1 Mar 2027')
})
