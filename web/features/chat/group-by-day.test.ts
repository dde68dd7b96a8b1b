import { expect, test } from 'vitest'
import { groupByDay } from './group-by-day.ts'

/** A moment of this device's calendar. */
const at = (month: number, date: number, hour: number) => new Date(2026, month - 1, date, hour)
const made = (when: Date) => ({ created_at: when.toISOString() })

test('messages stand by the day of this device, in the order in which they were made', () => {
  const all = [at(2, 27, 23), at(2, 28, 0), at(2, 28, 23), at(3, 1, 0), at(3, 1, 9)].map(made)
  const groups = groupByDay(all, at(3, 1, 10))
  expect(groups.map(({ daysAgo, items }) => [daysAgo, items.length])).toEqual([
    [2, 1],
    [1, 2],
    [0, 2],
  ])
  expect(groups.flatMap(({ items }) => items)).toEqual(all)
  expect(groups[1]!.day).toEqual(at(2, 28, 0))
})

test('no message makes no day', () => expect(groupByDay([], at(3, 1, 10))).toEqual([]))
