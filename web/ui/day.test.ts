import { describe, expect, it } from 'vitest'
import { formatDay, readDay, writeDay } from './day.ts'

describe('formatDay', () => {
  it.each([
    ['2025-03-14', '14 Mar 2025'],
    ['1968-12-01', '1 Dec 1968'],
    ['2025-03-14T23:59:59.000Z', '14 Mar 2025'],
    ['1968', '1968'],
    ['2025-02-30', '2025-02-30'],
    ['', ''],
  ])('%j', (day, shown) => {
    expect(formatDay(day)).toBe(shown)
  })
})

describe('readDay', () => {
  it.each([
    ['14/03/2025', '2025-03-14'],
    [' 1/2/1999 ', '1999-02-01'],
    ['1.2.1999', '1999-02-01'],
    ['1-2-1999', '1999-02-01'],
    ['01021999', '1999-02-01'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2023', null],
    ['31/04/2024', null],
    ['00/01/2024', null],
    ['12/13/2024', null],
    ['14/03/25', null],
    ['2025-03-14', null],
    ['', null],
  ])('%j is %j', (typed, day) => {
    expect(readDay(typed)).toBe(day)
  })

  it('reads what writeDay writes', () => {
    for (const day of ['1900-01-01', '2024-02-29', '2099-12-31']) expect(readDay(writeDay(day))).toBe(day)
  })
})
