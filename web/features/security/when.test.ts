import { expect, test } from 'vitest'
import { security } from '../../messages/en/security.ts'
import { sayWhen } from './when.ts'

const now = new Date(2025, 2, 15, 12).getTime()
const second = 1000
const minute = 60 * second
const hour = 60 * minute

test.each([
  [-5 * second, 'a moment ago'],
  [59 * second, 'a moment ago'],
  [minute, 'a minute ago'],
  [59 * minute + 59 * second, '59 minutes ago'],
  [hour, 'an hour ago'],
  [23 * hour + 59 * minute, '23 hours ago'],
  [24 * hour, 'on 14 Mar 2025'],
])('what was used %i ms ago was used %s', (ago, said) => {
  expect(sayWhen(new Date(now - ago).toISOString(), now, security.sessions)).toBe(said)
})
