import { expect, test } from 'vitest'
import { inWordsOfLaw, readMeanings } from './read-meanings.ts'

const othersOf = (question: string, said: string) =>
  readMeanings(question)
    .find(({ words }) => words.join(' ') === said)
    ?.others.map((words) => words.join(' '))

test.each([
  ['I was sacked by my boss', 'boss', 'employer'],
  ['will the judgment be held back', 'held back', 'stay of execution'],
  ['is it fair that he was evicting tenants', 'evicting', 'recover possession'],
  ['father had several wives', 'several wives', 'polygamous'],
])('%s: for “%s” the law may say “%s”', (question, said, law) => expect(othersOf(question, said)).toContain(law))

test('a question is put as the law would put it, and one that already is stays alone', () => {
  expect(inWordsOfLaw('was I sacked')).toContain('dismissal')
  expect(inWordsOfLaw('conservatory')).toBeNull()
})
