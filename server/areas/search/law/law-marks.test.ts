import { expect, test } from 'vitest'
import { cutSnippets } from '../page/cut-snippets.ts'
import { marksOfLaw } from './law-marks.ts'
import { readLawQuery } from './read-law-query.ts'

const marked = (query: string, text: string) =>
  cutSnippets(text, { paragraphs: [], parts: [] }, marksOfLaw(text, readLawQuery(query)!)).flatMap(({ html }) =>
    [...html.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, words]) => words),
  )

test.each([
  // 'without a will' says the same as 'intestate', 'without' and 'will' by themselves do not.
  ['intestate', 'A person who dies without a will leaves property without delay, as the court will say.', ['without a will']],
  ['intestate', 'The wills of intestates: no wills, and none without the will.', ['intestates', 'no wills', 'without the will']],
  ['unfair dismissal', 'A termination that is unfair; a claim that is wrongful; a wrongful dismissal.', ['unfair', 'wrongful dismissal']],
  ['tenant', 'A lessee, and lessees of theirs.', ['lessee', 'lessees']],
  ['"without delay"', 'Without delay, without leave.', ['Without delay']],
  ['intestate', 'Without leave, and as the court will.', []],
])('%s is marked in: %s', (query, text, words) => {
  expect(marked(query, text)).toEqual(words)
})
