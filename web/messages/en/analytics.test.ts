import { expect, test } from 'vitest'
import { analytics as words } from './analytics.ts'

test('half of the cases that took no whole year were decided in the year of filing', () => {
  expect(words.workload.waitedExplained(0, 3, 4)).toMatch(
    /^Half of them were decided in the year in which they were filed\. .* known for 3 of 4 cases\.$/,
  )
  expect(words.workload.waitedExplained(2, 3, 4)).toMatch(/^Half of them took 2 years or less\./)
})

test('years of which the library holds nothing are named, as long as they are few', () => {
  expect(words.trends.gaps([2025])).toContain('no such case for 2025:')
  expect(words.trends.gaps([2020, 2021, 2025])).toContain('no such case for 2020, 2021 or 2025:')
  expect(words.trends.gaps([2020, 2021, 2023, 2025])).toContain('no such case for 4 of the years in between:')
})

test('of how many cases at least no area of law is recorded', () => {
  expect(words.topics.explained(5, 6)).toContain('For at least 5 of 6 cases no area is recorded.')
  expect(words.topics.explained(0, 6)).toContain('Cases for which none is recorded are not among them.')
})
