import { expect, test } from 'vitest'
import { type AnalyticsRequest, readAnalytics, writeAnalytics, yearsOf } from './analytics-address.ts'

const read = (address: string) => readAnalytics(new URLSearchParams(address))
const plain: AnalyticsRequest = { courts: ['Supreme Court'], topic: '', chart: 'line', from: null, to: null, judges: [], caseId: '' }

test('the page opens at the Supreme Court with lines', () => {
  expect(read('')).toEqual(plain)
  expect(writeAnalytics(plain).toString()).toBe('')
})

test('the address keeps all that is shown', () => {
  const full: AnalyticsRequest = {
    courts: ['High Court', 'Court of Appeal'],
    topic: 'Land',
    chart: 'pie',
    from: 2010,
    to: 2024,
    judges: ['Grace Mumbua Kitonyi'],
    caseId: 'kesc-2026-90007',
  }
  expect(read(writeAnalytics(full).toString())).toEqual(full)
  expect(read(writeAnalytics({ ...plain, courts: [] }).toString())).toEqual({ ...plain, courts: [] })
})

test('what a hand-made address has wrong counts as not given, and no more than four are compared', () => {
  expect(read('chart=donut&from=20x4&to=1492')).toEqual(plain)
  expect(read('court=A&court=B&court=A&court=C&court=D&court=E').courts).toEqual(['A', 'B', 'C', 'D'])
})

test.each([
  [null, null, undefined],
  [2020, 2022, '2020,2021,2022'],
  [2022, 2020, '2022'],
])('from %s to %s', (from, to, years) => expect(yearsOf({ from, to })).toBe(years))

test('an open end is a century away', () => {
  expect(yearsOf({ from: 2000, to: null })!.split(',')).toHaveLength(100)
  expect(yearsOf({ from: null, to: 2024 })!.split(',').at(0)).toBe('1925')
})
