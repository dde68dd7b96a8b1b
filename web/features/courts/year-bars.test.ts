import { describe, expect, it } from 'vitest'
import { layOutYears } from './year-bars.ts'

describe('layOutYears', () => {
  it('gives a year without cases its empty place, and a year with few a bar that can be seen', () => {
    const { bars, fullest } = layOutYears([
      { year: 2024, cases: 200 },
      { year: 2022, cases: 1 },
    ])!
    expect(bars).toEqual([
      { year: 2022, cases: 1, height: 0.04 },
      { year: 2023, cases: 0, height: 0 },
      { year: 2024, cases: 200, height: 1 },
    ])
    expect(fullest).toEqual({ year: 2024, cases: 200 })
  })

  it.each([
    [[2024], [2024]],
    [
      [2021, 2024],
      [2021, 2022, 2023, 2024],
    ],
    [
      [1979, 2026],
      [1980, 1990, 2000, 2010, 2020],
    ],
    [
      [1963, 2026],
      [1980, 2000, 2020],
    ],
  ])('writes few years below those of %j', (years, ticks) => {
    expect(layOutYears(years.map((year) => ({ year, cases: 1 })))!.ticks).toEqual(ticks)
  })

  it('has nothing to lay out without years', () => {
    expect(layOutYears([])).toBeNull()
  })
})
