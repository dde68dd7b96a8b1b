import { expect, test } from 'vitest'
import { dueTimesAt, lastDue } from './digest-schedule.ts'

test.each([
  // Nairobi is three hours before UTC.
  ['daily', '2026-11-22T04:00:00Z', 'Africa/Nairobi', '2026-11-22T04:00:00Z'],
  ['daily', '2026-11-22T03:59:59Z', 'Africa/Nairobi', '2026-11-21T04:00:00Z'],
  ['weekly', '2026-11-22T12:00:00Z', 'Africa/Nairobi', '2026-11-16T04:00:00Z'],
  ['weekly', '2026-11-23T04:00:00Z', 'Africa/Nairobi', '2026-11-23T04:00:00Z'],
  ['monthly', '2026-11-22T12:00:00Z', 'Africa/Nairobi', '2026-11-01T04:00:00Z'],
  ['monthly', '2026-12-01T03:00:00Z', 'Africa/Nairobi', '2026-11-01T04:00:00Z'],
  // The clocks of London went back on the 25th of October.
  ['daily', '2026-10-26T06:30:00Z', 'Europe/London', '2026-10-25T07:00:00Z'],
  ['daily', '2026-10-24T06:30:00Z', 'Europe/London', '2026-10-24T06:00:00Z'],
  ['weekly', '2026-10-27T00:00:00Z', 'Europe/London', '2026-10-26T07:00:00Z'],
  ['weekly', '2026-10-20T00:00:00Z', 'Europe/London', '2026-10-19T06:00:00Z'],
  // In New York they go back on the first of November itself, and forward on the eighth of March.
  ['monthly', '2026-11-22T12:00:00Z', 'America/New_York', '2026-11-01T12:00:00Z'],
  ['monthly', '2026-10-31T12:00:00Z', 'America/New_York', '2026-10-01T11:00:00Z'],
  ['daily', '2026-03-08T11:00:00Z', 'America/New_York', '2026-03-08T11:00:00Z'],
  ['daily', '2026-03-08T10:59:00Z', 'America/New_York', '2026-03-07T12:00:00Z'],
  ['daily', '2026-11-22T02:00:00Z', 'Asia/Kathmandu', '2026-11-22T01:15:00Z'],
] as const)('mails that go out %s are at %s in %s due since %s', (rhythm, now, zone, due) =>
  expect(new Date(lastDue(rhythm, Date.parse(now), zone)).toISOString()).toBe(new Date(due).toISOString()),
)

test('the last times are worked out once for each time zone', () => {
  const dueIn = dueTimesAt(Date.parse('2026-11-22T12:00:00Z'))
  expect(dueIn('Africa/Nairobi')).toEqual({
    daily: Date.parse('2026-11-22T04:00:00Z'),
    weekly: Date.parse('2026-11-16T04:00:00Z'),
    monthly: Date.parse('2026-11-01T04:00:00Z'),
  })
  expect(dueIn('Africa/Nairobi')).toBe(dueIn('Africa/Nairobi'))
  expect(dueIn('Europe/London')).not.toEqual(dueIn('Africa/Nairobi'))
})
