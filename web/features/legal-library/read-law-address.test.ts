import { expect, test } from 'vitest'
import { readLawAddress } from './read-law-address.ts'

const read = (address: string) => readLawAddress(new URL(address, 'http://hukumu.test'))

test('the text of an Act, of a day, at a provision', () => {
  const act = { id: 'ke-act-2007-11', asAt: null, eid: null }
  expect(read('/legal-library/constitution')).toEqual({ id: 'constitution', asAt: null, eid: null })
  expect(read('/legal-library/constitution/#art_47')).toEqual({ id: 'constitution', asAt: null, eid: 'art_47' })
  expect(read('/legal-library/legislation/ke-act-2007-11')).toEqual(act)
  expect(read('/legal-library/legislation/ke-act-2007-11?as_at=2012-12-31#sec_41__subsec_1')).toEqual({
    id: 'ke-act-2007-11',
    asAt: '2012-12-31',
    eid: 'sec_41__subsec_1',
  })
  expect(read('/legal-library/legislation/ke-act-2007-11?tab=text&as_at=last+year')).toEqual(act)
  expect(read('/legal-library/legislation/a%2Fb')).toMatchObject({ id: 'a/b' })
  expect(read('/legal-library/constitution#%')).toMatchObject({ eid: '%' })
})

test.each([
  '/legal-library/legislation',
  '/legal-library/legislation/',
  '/legal-library/legislation/ke-act-2007-11?tab=timeline',
  '/legal-library/legislation/ke-act-2007-11/more',
  '/legal-library/constitutions',
  '/legal-library/legislation/%E0%A4%A',
  '/cases/kesc-2026-90007',
])('%s is none', (address) => expect(read(address)).toBeNull())
