import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

test.each([
  ['2026-11-22T09:05:59.000Z', '12:05'],
  ['2026-11-21T22:30:00.000Z', '01:30'],
  ['2026-11-21T12:00:00.000Z', '21 Nov 2026, 15:00'],
])('%s is shown as %s', (time, shown) => expect(clockTime(time, new Date('2026-11-22T10:00:00Z'))).toBe(shown))
