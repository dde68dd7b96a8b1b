import { expect, test } from 'vitest'
import { offerFacets } from './facet-dimensions.ts'
import { emptySearch } from './search-address.ts'

const facets = {
  total: 9,
  total_relation: 'eq' as const,
  courts: [
    { value: 'High Court', count: 6 },
    { value: 'Court of Appeal', count: 3 },
  ],
  stations: [],
  years: [2025, 2024, 2023, 2022, 2021].map((year) => ({ value: String(year), count: 1 })),
  judges: [],
  document_types: [{ value: 'Judgment', count: 9 }],
}

test('what is offered narrows: nothing in use, nothing that every case has, and a few of each list', () => {
  expect(offerFacets(facets, { ...emptySearch, courts: ['High Court'] })).toEqual([
    { dimension: 'courts', values: [{ value: 'Court of Appeal', count: 3 }] },
    { dimension: 'years', values: facets.years.slice(0, 4) },
  ])
})
