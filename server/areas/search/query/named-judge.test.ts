import { expect, test } from 'vitest'
import { namedJudge } from './named-judge.ts'

test.each([
  ['Odunga J', 'Odunga', true],
  ['odunga J', 'odunga', true],
  ['Mumbi Ngugi JA', 'Mumbi Ngugi', true],
  ['G.V. Odunga, J', 'G.V. Odunga', true],
  ['Koome CJ', 'Koome', true],
  ['Njoki Ndungu SCJ', 'Njoki Ndungu', true],
  ['Sergon Ag. J', 'Sergon', true],
  ['Justice Masibo', 'Masibo', false],
  ['justice masibo', 'masibo', false],
  ['Lady Justice Lilian Mutende', 'Lilian Mutende', false],
  ['Hon. Mr. Justice Nyamweya', 'Nyamweya', false],
  ["Hon. Ong'udi J", "Ong'udi", true],
])('%s is %s', (query, name, hasOffice) => expect(namedJudge(query)).toEqual({ name, hasOffice }))

test.each([
  'Odunga',
  'odunga j',
  'J',
  'JA',
  'Justice',
  'access to justice',
  'natural justice',
  '"Justice Masibo"',
  'Justice Masibo AND costs',
  'judge:Odunga J',
  'Republic v Odunga J [2019] eKLR',
  'Justice delayed is justice denied always here',
  'Petition 5 of 2013',
])('%s is no judge', (query) => expect(namedJudge(query)).toBeNull())
