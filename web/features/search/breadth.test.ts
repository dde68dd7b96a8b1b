import { expect, test } from 'vitest'
import { breadthOf, widened } from './breadth.ts'
import { emptySearch } from './search-address.ts'

const asked = { ...emptySearch, query: 'landlord rent notice' }

test.each([
  ['a plain question that also finds less', asked, { total: 6, total_every: 1 }, 'enough'],
  ['one where nothing has every word', asked, { total: 6, total_every: 0 }, 'enough'],
  ['one where all have every word', asked, { total: 6, total_every: 6 }, null],
  ['every word, as asked for', { ...asked, every: true }, { total: 1, total_every: 1 }, 'every'],
  ['a list by date', { ...asked, sort: 'newest' as const }, { total: 1, total_every: 1 }, 'every'],
  ['a list by citations that finds nothing', { ...asked, sort: 'most_cited' as const }, { total: 0, total_every: 0 }, 'every'],
  ['a query with signs', { ...asked, query: 'landlord AND rent', every: true }, { total: 1 }, null],
  ['a list without words', emptySearch, { total: 128 }, null],
])('%s', (_what, request, results, breadth) => expect(breadthOf(request, results)).toBe(breadth))

test('a list is widened in the order in which others follow, from its first page', () => {
  const narrow = { ...asked, every: true, sort: 'newest' as const, page: 3 }
  expect(breadthOf(widened(narrow), { total: 6, total_every: 1 })).toBe('enough')
  expect(widened(narrow)).toEqual(asked)
})
