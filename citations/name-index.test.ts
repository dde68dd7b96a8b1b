import { describe, expect, test } from 'vitest'
import { createNameIndex } from './name-index.ts'
import { distinctiveWords, nameWithin, nearlySame, sameName } from './name-matching.ts'

test.each([
  ['Achieng Stores Limited v Wafula & 2 others', ['achieng', 'stores', 'wafula']],
  ['Republic v Attorney General', []],
  ['In re Estate of A. B. Ng’ang’a (Deceased)', ['nganga']],
])('%s is told by %j', (name, words) => {
  expect(distinctiveWords(name)).toEqual(words)
})

test.each([
  ['mukisa', 'mukhisa', true],
  ['gatirau', 'gatarau', true],
  ['otieno', 'omondi', false],
  ['rono', 'rona', false],
])('%s and %s are nearly the same: %s', (a, b, same) => {
  expect(nearlySame(a, b)).toBe(same)
})

test('a part matches only where all its words are', () => {
  expect(nameWithin('Mukisa', 'Mukhisa Stores v Wafula')).toBe(true)
  expect(nameWithin('Mukisa Traders', 'Mukhisa Stores v Wafula')).toBe(false)
  expect(nameWithin('Republic', 'Republic v Wafula')).toBe(false)
  expect(sameName('Achieng v Wafula', 'Achieng & another v Wafula & 3 others')).toBe(true)
})

describe('createNameIndex', () => {
  const names = createNameIndex()
  names.add('Mukhisa Stores v Wafula', 3)
  names.add('Otieno v Wafula', 5)
  names.add('Otieno v Wafula', 9)

  test.each([
    ['Mukisa', [3]],
    ['Wafula', [3, 5]],
    ['Otieno', [5]],
    ['Kamau', []],
    ['Limited', []],
  ])('%s is found in %j', (part, ids) => {
    expect(names.find(part)).toEqual(ids)
  })

  test('a word that too many names share tells nothing', () => {
    const many = createNameIndex()
    for (let i = 0; i < 300; i += 1) many.add(`Kamau v Party${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`, i)
    expect(many.find('Kamau')).toBeNull()
  })
})
