import { describe, expect, it } from 'vitest'
import { readDay, writeDay } from './typed-day.ts'

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
