import { describe, expect, it } from 'vitest'
import { searchAdvanced } from '#contract/search'
import { addressOfSearch } from '#contract/search-link'
import {
  clearFilters,
  countFilters,
  emptySearch,
  readSearch,
  searchBody,
  type SearchRequest,
  sortInUse,
  writeSearch,
} from './search-address.ts'

const full: SearchRequest = {
  query: 'duty of care "reasonable man"',
  courts: ['Court of Appeal', 'High Court'],
  judges: ['Makhandia, MSA'],
  from: '2019-02-28',
  to: '2024-12-31',
  citation: '[2019] KECA 91 (KLR)',
  number: 'E074 of 2020',
  stations: ['Kisumu'],
  divisions: ['Family'],
  years: ['2023', '2024'],
  types: ['Ruling'],
  areas: ['Land'],
  endings: ['favorable', 'dismissed'],
  waited: ['3'],
  appeals: ['reviewed', 'reversed'],
  parties: ['Attorney General'],
  cites: ['kesc-2017-2', 'kesc-2017-2~12', 'reed-act~sec_1'],
  similarTo: 'kesc-2017-2',
  kind: 'legislation',
  jurisdiction: 'commonwealth',
  every: true,
  sort: 'oldest',
  saved: '0b1f6a40-1111-4222-8333-444455556666',
  page: 7,
}

describe('the address of a search', () => {
  it('holds all of it', () => {
    expect(readSearch(new URLSearchParams(writeSearch(full).toString()))).toEqual(full)
  })

  it('is empty for the whole library', () => {
    expect(writeSearch(emptySearch).toString()).toBe('')
    expect(readSearch(new URLSearchParams(''))).toEqual(emptySearch)
  })

  it('is the same for equal searches', () => {
    const other = writeSearch({ ...full, query: `  ${full.query} ` })
    expect(other.toString()).toBe(writeSearch(full).toString())
  })

  it.each([
    ['page=x', 'page', 1],
    ['page=0', 'page', 1],
    ['page=-3', 'page', 1],
    ['page=2.5', 'page', 1],
    ['page=100001', 'page', 1],
    ['page=100000', 'page', 100_000],
    ['from=1899-12-31', 'from', ''],
    ['from=1900-01-01', 'from', '1900-01-01'],
    ['to=2100-01-01', 'to', ''],
    ['to=2023-02-30', 'to', ''],
    ['to=2024-02-29', 'to', '2024-02-29'],
    ['to=yesterday', 'to', ''],
    ['sort=best', 'sort', null],
    ['jurisdiction=EA', 'jurisdiction', 'EA'],
    ['jurisdiction=all', 'jurisdiction', 'all'],
    ['jurisdiction=Mars', 'jurisdiction', 'KE'],
    ['year=2023&year=23&year=soon', 'years', ['2023']],
    ['court=&court=High+Court&court=High+Court', 'courts', ['High Court']],
  ] as const)('%s gives %s %j', (address, field, value) => {
    expect(readSearch(new URLSearchParams(address))[field]).toEqual(value)
  })
})

describe('searchBody', () => {
  it.each([full, emptySearch])('is a body that the contract accepts', (search) => {
    expect(searchAdvanced.body.safeParse(searchBody(search)).success).toBe(true)
  })
})

describe('sortInUse', () => {
  it.each([
    ['', null, 'newest'],
    ['', 'relevance', 'newest'],
    ['', 'oldest', 'oldest'],
    ['land', null, 'relevance'],
    ['land', 'newest', 'newest'],
    ['', 'most_cited', 'most_cited'],
  ] as const)('for the query %j and the choice %j is %s', (query, sort, used) => {
    expect(sortInUse({ ...emptySearch, query, sort })).toBe(used)
  })
})

describe('filters', () => {
  it('are counted one by one', () => {
    expect(countFilters(full)).toBe(22)
    expect(countFilters({ ...emptySearch, query: 'land' })).toBe(0)
  })

  it('are cleared without losing the words', () => {
    expect(clearFilters(full)).toEqual({ ...emptySearch, query: full.query, jurisdiction: full.jurisdiction })
  })
})

describe('a saved search', () => {
  it('leads to the address of the search that it keeps', () => {
    const { page: _page, pageSize: _size, timeout_seconds: _timeout, query, sort, ...filters } = searchAdvanced.body.parse(searchBody(full))
    const address = new URL(addressOfSearch({ query, filters, sort }), 'https://hukumu.test')
    expect(readSearch(address.searchParams)).toEqual({ ...full, kind: '', saved: '', page: 1 })
  })
})
