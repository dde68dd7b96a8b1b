import { expect, test } from 'vitest'
import { readMeanings } from './expand-query.ts'

const read = (question: string) =>
  readMeanings(question).map(({ words, others }) => [words.join(' '), others.map((other) => other.join(' '))])

test('telling words of a question, whatever their form, with other words of their meaning', () => {
  expect(read('Can the landlord be evicting tenants?')).toEqual([
    ['landlord', ['lessor']],
    ['evicting', ['eject', 'recover possession', 'locked out']],
    ['tenants', ['lessee']],
  ])
})

test('words that mean one thing together are one', () => {
  expect(read('who has the burden of proof')).toEqual([['burden of proof', ['onus']]])
  expect(read('recover possession')[0]).toEqual(['recover possession', ['evict']])
})

test('Kiswahili words are taken for the English ones of the judgments', () => {
  expect(read('kesi ya ardhi')).toEqual([['kesi ya ardhi', ['land case', 'land dispute']]])
  expect(read('uzembe wa dereva')).toEqual([
    ['uzembe', ['negligence', 'duty of care', 'contributory']],
    ['dereva', ['driver', 'rider']],
  ])
})

test('a question of nothing but asking words is taken at its word', () => {
  expect(read('what is the law').map(([word]) => word)).toEqual(['what', 'is', 'the', 'law'])
  expect(read('?!')).toEqual([])
})
