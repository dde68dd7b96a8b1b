import { expect, test } from 'vitest'
import { browseAddress, readBrowsed } from './browse-address.ts'

test('an address is read, and what makes no sense is left out', () => {
  expect(
    readBrowsed(new URLSearchParams('view=year&letter=e&year=2007&subject=labour&kind=act&status=repealed&page=3&query= reeds ')),
  ).toEqual({
    view: 'year',
    query: 'reeds',
    sort: 'newest',
    letter: 'E',
    year: 2007,
    subject: 'labour',
    kind: 'act',
    status: 'repealed',
    page: 3,
  })
  expect(readBrowsed(new URLSearchParams('view=size&letter=12&year=x&subject=fish&page=-1'))).toEqual({
    view: 'title',
    query: '',
    sort: 'title',
    page: 1,
  })
})

test('a change leads back to the first page; the page alone changes nothing else', () => {
  const now = new URLSearchParams('letter=E&page=2')
  expect(browseAddress(now, { year: '2007' })).toBe('/legal-library/legislation?letter=E&year=2007')
  expect(browseAddress(now, { page: '3' })).toBe('/legal-library/legislation?letter=E&page=3')
  expect(browseAddress(now, { letter: null })).toBe('/legal-library/legislation')
})
