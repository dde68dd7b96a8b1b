import { expect, test } from 'vitest'
import { readMeanings } from './meanings.ts'

const of = (question: string) => readMeanings(question.split(' ')).map((meanings) => meanings.map(({ words }) => words.join(' ')))

test('English words stand for others in any of their forms', () => {
  expect(of('evicting tenants')).toEqual([expect.arrayContaining(['eject']), ['lessee']])
})

test('Kiswahili words count as they are written: their letters may be the beginning of an English word', () => {
  expect(of('deni')).toEqual([['debt', 'liquidated sum']])
  expect(of('deny')).toEqual([[]])
})

test.each([
  ['lugha rasmi', 'official language'],
  ['asiye raia', 'non citizen'],
  ['kikatiba', 'constitutional'],
])('%s is said in English with %s', (kiswahili, english) => expect(of(kiswahili).flat()).toContainEqual(expect.stringContaining(english)))
