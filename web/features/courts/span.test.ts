import { expect, it } from 'vitest'
import { extentOf } from './span.ts'

const yearsOf = (...years: number[]) => years.map((year) => ({ year, cases: 1 }))

it.each([
  [{ first: '2004-03-25', latest: '2024-12-31', years: yearsOf(2004, 2024) }, ['25 Mar 2004', '31 Dec 2024']],
  [{ first: '2004-03-25', latest: '2024-12-31', years: yearsOf(1979, 2004, 2024) }, ['1979', '31 Dec 2024']],
  [{ first: '2004-03-25', latest: '2004-03-25', years: yearsOf(2004, 2026) }, ['25 Mar 2004', '2026']],
  [{ first: null, latest: null, years: yearsOf(1979) }, ['1979', '1979']],
  [{ first: null, latest: null, years: [] }, null],
])('%j reaches from the first to the latest, by the chart beside it', (held, extent) => {
  expect(extentOf(held)).toEqual(extent)
})
