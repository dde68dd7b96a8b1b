import { expect, test } from 'vitest'
import { findNames, parseQuery } from './parse-query.ts'

test.for<[string, string[], string[][]]>([
  ['the appeal of the court', ['appeal', 'court'], []],
  ['the', ['the'], []],
  ['to be or not', ['not'], []],
  ['"burden of proof" murder', ['murder'], [['burden', 'of', 'proof']]],
  ['“the court”', [], [['the', 'court']]],
  ['an "unbalanced quote', ['unbalanced', 'quote'], []],
  ['""" " ""', [], []],
  ["' OR 1=1; --", ['1'], []],
])('%j', ([text, words, phrases]) => {
  const query = parseQuery(text)
  expect({ words: query.words, phrases: query.phrases }).toEqual({ words, phrases })
})

test('citations, case numbers and addresses are names of judgments', () => {
  expect(findNames('see [2022] KEHC 65 (KLR) and HCCC 39 of 2003')).toEqual({
    identities: ['/akn/ke/judgment/kehc/2022/65'],
    citationKeys: ['[2022] kehc 65 [klr]'],
    caseNumbers: ['civil case|39|2003'],
  })
  expect(findNames('https://new.kenyalaw.org/akn/ke/judgment/keca/1989/48/eng@1989-11-17').identities).toEqual([
    '/akn/ke/judgment/keca/1989/48',
  ])
  expect(findNames('land').identities).toEqual([])
})
