import { expect, test } from 'vitest'
import { type NamedForm, formsCalled, surnameOf } from './called.ts'

const form = (id: number, key: string, name: string, same_as: number | null = null): NamedForm => ({ id, key, name, same_as })
const lumbasi = [form(1, 'lumbasi sc', 'Samson Charles Lumbasi'), form(2, 'lumbasi', 'Lumbasi', 1)]
const two = [form(3, 'otembe ma', 'Musa Abdi Otembe'), form(4, 'otembe k', 'K Otembe')]

test.each([
  'Justice Lumbasi',
  'Lumbasi SCJ',
  'Lumbasi, J',
  'S. C. Lumbasi, SCJ',
  'S C Lumbasi',
  'Hon. Mr. Justice Samson Lumbasi',
  'Hon. Justice (Prof.) S. C. Lumbasi (Rtd)',
  'Judge Lumbasi',
  'LUMBASI S.C.',
  'samson charles lumbasi',
])('%s is one judge, the fullest form first', (asked) => expect(formsCalled(lumbasi, asked).map(({ id }) => id)).toEqual([1, 2]))

test.each([
  ['Justice Otembe', []],
  ['M Otembe', [3]],
  ['K. Otembe J', [4]],
  ['Mark Otembe', []],
  ['P Otembe', []],
  ['Musa Abdi Karim Otembe', [3]],
])('of two judges of one surname %s is who it can only be', (asked, ids) =>
  expect(formsCalled(two, asked).map(({ id }) => id)).toEqual(ids),
)

test('a bare surname that judgments print is said of nobody else while two may be meant', () =>
  expect(formsCalled([...two, form(5, 'otembe', 'Otembe')], 'Otembe JA').map(({ id }) => id)).toEqual([5]))

test.each([
  ['Lady Justice P.M. Mwindi', 'mwindi'],
  ['Chief Justice Marani', 'marani'],
  ['...', ''],
])('the surname of %s', (asked, surname) => expect(surnameOf(asked)).toBe(surname))
