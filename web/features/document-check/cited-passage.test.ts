import { expect, test } from 'vitest'
import { citedAt, quotedAt } from './cited-passage.ts'

const cited = {
  id: 'kehc-2021-1',
  title: 'Achieng v Barasa [2021] KEHC 1 (KLR)',
  citation: '[2021] KEHC 1 (KLR)',
  court: null,
  date: null,
  sample: false,
}
const place = { paragraph: 7, number: '4', opinion_kind: null, author: null }
const at = (text: string, unit: 'paragraph' | 'page') => ({
  pinpoint: { text, unit, start: 0, end: 1, status: 'right' as const, reason: '', reason_code: { code: 'paragraph-there' as const } },
})

test.each([
  ['at paragraph 12', 'paragraph', '12', 'para 12'],
  ['paras 12-14', 'paragraph', '12', 'para 12'],
  ['page 9', 'page', undefined, null],
] as const)('a document that cites %s is followed as far as the court numbers its text', (text, unit, number, pinpoint) => {
  const passage = citedAt(cited, at(text, unit))
  expect([passage.caseId, passage.name, passage.paragraph, passage.number, passage.pinpoint]).toEqual([
    'kehc-2021-1',
    'Achieng v Barasa',
    null,
    number,
    pinpoint,
  ])
})

test('words that a document quotes are cited as the court has them, and of altered ones the paragraph', () => {
  expect(quotedAt(cited, { ...place, words: 'without leave' })).toMatchObject({ paragraph: 7, words: 'without leave', pinpoint: 'para 4' })
  expect(quotedAt(cited, place)).not.toHaveProperty('words')
  expect(quotedAt(cited, { ...place, words: 'x'.repeat(20_001) })).not.toHaveProperty('words')
})
