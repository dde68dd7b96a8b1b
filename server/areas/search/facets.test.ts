import { expect, test } from 'vitest'
import { noCourt } from '#contract/search-choices'
import { readFacets } from './facets.ts'

const counted = { total: 9, court: {}, station: {}, year: {}, type: {}, judge: {} }
const values = (all: readonly { value: string; count: number }[]) => all.map(({ value, count }) => `${value} ${count}`)

test('courts of Kenya come before those abroad, each the most frequent first, and cases without a court are none', () => {
  const court = {
    'Federal Court of Australia': 64,
    'Court of Appeal': 3,
    'High Court': 5,
    'Court of Appeal for East Africa': 3,
    [noCourt]: 9,
  }
  expect(values(readFacets({ ...counted, court }, new Map()).courts)).toEqual([
    'High Court 5',
    'Court of Appeal 3',
    'Court of Appeal for East Africa 3',
    'Federal Court of Australia 64',
  ])
})

test('years are the newest first, and one judge of two names is counted once', () => {
  const facets = readFacets(
    { ...counted, year: { 2019: 7, 2024: 1 }, judge: { 1: 2, 2: 1, 3: 4 } },
    new Map([
      ['1', 'Wanza J'],
      ['2', 'Wanza J'],
    ]),
  )
  expect(values(facets.years)).toEqual(['2024 1', '2019 7'])
  expect(values(facets.judges)).toEqual(['Wanza J 3'])
})
