import { describe, expect, test } from 'vitest'
import { createNameIndex } from './name-index.ts'
import { distinctiveWords, nameWithin, nearlySame, sameName } from './name-matching.ts'

test.each([
  ['Achieng Stores Limited v Wafula & 2 others', ['achieng', 'stores', 'wafula']],
  ['Republic v Attorney General', []],
  ['In re Estate of A. B. Ng’ang’a (Deceased)', ['nganga']],
  ['A.B.C.D.Otieno v X.Y', ['otieno']],
  ["'Achieng's Stores’", ['achieng', 'stores']],
  ['  Rono--Kip 12  ', ['rono', 'kip']],
  ['Li v Wu', []],
])('%s is told by %j', (name, words) => {
  expect(distinctiveWords(name)).toEqual(words)
})

test.each([
  ['mukisa', 'mukhisa', true],
  ['gatirau', 'gatarau', true],
  ['otieno', 'omondi', false],
  ['rono', 'rona', false],
  ['rono', 'ronoh', false],
  ['ronoh', 'ronoh', true],
  ['ronoh', 'rono', false],
  ['barasa', 'barasaa', true],
  ['barasa', 'barasaaa', false],
  ['abarasa', 'barasa', true],
  ['baarasa', 'barasa', true],
  ['barasa', 'birisa', false],
  ['kamau', 'kamaa', true],
  ['aaaaa', 'aaaaaa', true],
  ['abcdefg', 'abdcefg', false],
])('%s and %s are nearly the same: %s', (a, b, same) => {
  expect(nearlySame(a, b)).toBe(same)
})

test('a part matches only where all its words are', () => {
  expect(nameWithin('Mukisa', 'Mukhisa Stores v Wafula')).toBe(true)
  expect(nameWithin('Mukisa Traders', 'Mukhisa Stores v Wafula')).toBe(false)
  expect(nameWithin('Republic', 'Republic v Wafula')).toBe(false)
  expect(nameWithin('', 'Republic v Wafula')).toBe(false)
  expect(sameName('Achieng v Wafula', 'Achieng & another v Wafula & 3 others')).toBe(true)
  expect(sameName('Achieng v Wafula', 'Achieng')).toBe(true)
  expect(sameName('Achieng', 'Achieng v Wafula')).toBe(true)
  expect(sameName('Achieng v Wafula', 'Achieng v Otieno')).toBe(false)
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

  test('ids come in order, whichever word had the fewest, and every word must be there', () => {
    const some = createNameIndex()
    for (const [id, name] of [
      [9, 'Otieno v Barasa'],
      [4, 'Barasa v Otieno'],
      [7, 'Otieno v Kamau'],
      [2, 'Kamau v Barasa'],
    ] as const)
      some.add(name, id)
    expect(some.find('Otieno v Barasa')).toEqual([9])
    expect(some.find('Barasa')).toEqual([2, 4, 9])
    expect(some.find('Otieno v Mutua')).toEqual([])
    expect(some.find('')).toEqual([])
  })

  test.each([
    ['rono', 'rona', false],
    ['kamau', 'kamaa', true],
    ['kamau', 'kaamau', true],
    ['abcdefghijklmnopqrstuvwx', 'abcdefghijklmnopqrstuvwy', true],
    ['abcdefghijklmnopqrstuvwxy', 'abcdefghijklmnopqrstuvwxy', true],
    ['abcdefghijklmnopqrstuvwxy', 'abcdefghijklmnopqrstuvwxa', false],
  ])('%s is found by %s: %s', (name, part, found) => {
    const one = createNameIndex()
    one.add(name, 1)
    expect(one.find(part)).toEqual(found ? [1] : [])
  })

  test('a word that too many names share tells nothing', () => {
    const many = createNameIndex()
    for (let i = 0; i < 300; i += 1) many.add(`Kamau v Party${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`, i)
    expect(many.find('Kamau')).toBeNull()
    // Another word of the name tells it all the same.
    expect(many.find('Kamau v Partybc')).toContain(27)
  })
})
