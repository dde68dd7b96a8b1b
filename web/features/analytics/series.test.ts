import { expect, test } from 'vitest'
import { drawnSeries, slicesOf, ticksOf, withGaps } from './series.ts'

const year = (year: number, total: number) => ({ year, total, favorable: total, unfavorable: 0, mixed: 0, unknown: 0 })

test('a year without a case is a gap that is to be seen', () => {
  expect(withGaps([year(2019, 2), year(2022, 1)]).map(({ year, total }) => [year, total])).toEqual([
    [2019, 2],
    [2020, 0],
    [2021, 0],
    [2022, 1],
  ])
  expect(withGaps([])).toEqual([])
})

test('as many years are written as there is room for', () => {
  const years = Array.from({ length: 30 }, (_, place) => 1995 + place)
  expect(ticksOf(years, 2000)).toHaveLength(30)
  expect(ticksOf(years, 300)).toEqual([1995, 2000, 2005, 2010, 2015, 2020])
  expect(ticksOf([2017], 10)).toEqual([2017])
})

test('what has no slice of its own is one with the rest', () => {
  const topics = Array.from({ length: 11 }, (_, place) => ({ topic: `Area ${place}`, count: 20 - place }))
  const slices = slicesOf(topics, 8)
  expect(slices).toHaveLength(8)
  expect(slices.at(-1)).toEqual({ topic: null, count: 13 + 12 + 11 + 10 })
  expect(slicesOf(topics.slice(0, 8), 8)).toEqual(topics.slice(0, 8))
})

test('three series are drawn, and the two that they leave out when asked for; one of which there is nothing is said', () => {
  const years = [year(2019, 2), { ...year(2022, 3), unfavorable: 1, unknown: 1 }]
  expect(drawnSeries(years, false)).toEqual({ drawn: ['total', 'favorable', 'unfavorable'], none: [] })
  expect(drawnSeries(years, true)).toEqual({ drawn: ['total', 'favorable', 'unfavorable', 'unknown'], none: ['mixed'] })
  expect(drawnSeries([{ ...year(2022, 3), favorable: 0 }], false)).toEqual({
    drawn: ['total', 'favorable', 'unfavorable'],
    none: ['favorable', 'unfavorable'],
  })
})
