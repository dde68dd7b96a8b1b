import { expect, test } from 'vitest'
import type { HistoryEntry } from '#contract/history'
import { history } from '../../messages/en/history.ts'
import { home } from '../../messages/en/home.ts'
import { groupByDay, sayAgo, sayRecently } from './days.ts'

const now = new Date(2026, 2, 10, 0, 30)
const minute = 60_000

test.each([
  [-5 * minute, 'Just now'],
  [59 * minute, 'Just now'],
  [60 * minute, '1 hour ago'],
  [23 * 60 * minute, '23 hours ago'],
  [24 * 60 * minute, '1 day ago'],
  [6 * 24 * 60 * minute, '6 days ago'],
  [7 * 24 * 60 * minute, '03/03/2026'],
])('%d ms ago is %s', (ago, said) => {
  expect(sayAgo(new Date(now.getTime() - ago), now, history.ago)).toBe(said)
})

test.each([
  [59 * minute, 'Just now'],
  [60 * minute, '1 hour ago'],
  [24 * 60 * minute, 'Yesterday'],
  [48 * 60 * minute, '2 days ago'],
  [400 * 24 * 60 * minute, '400 days ago'],
])('%d ms ago is recently %s', (ago, said) => {
  expect(sayRecently(new Date(now.getTime() - ago), now, home.activity)).toBe(said)
})

test('entries stand under the day of the calendar, not under how long ago they were', () => {
  const made = (minutes: number) => ({ timestamp: new Date(now.getTime() - minutes * minute).toISOString() }) as HistoryEntry
  const groups = groupByDay([made(5), made(29), made(31), made(24 * 60), made(26 * 60)], now)
  expect(groups.map(({ daysAgo, entries }) => [daysAgo, entries.length])).toEqual([
    [0, 2],
    [1, 2],
    [2, 1],
  ])
})
