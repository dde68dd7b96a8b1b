import { expect, test } from 'vitest'
import { markQuote } from './mark-quote.ts'

const paragraphs = ['1. The motion seeks these orders:', '(i) Spent', '(ii) That there be a stay.', '2. It is opposed.']
const marked = (quote: string) => markQuote(paragraphs, quote).map((place, at) => place && paragraphs[at]!.slice(place.start, place.end))

test.each([
  ['“The motion”', 'The motion seeks', ['The motion seeks', null, null, null]],
  ['items after the paragraph', '(i) Spent (ii) That there be a stay.', [null, '(i) Spent', '(ii) That there be a stay.', null]],
  ['words that run on', 'these orders: (i) Spent', ['these orders:', '(i) Spent', null, null]],
  ['words that are gone', 'no such words', [null, null, null, null]],
  ['no words', ' ', [null, null, null, null]],
])('%s', (_, quote, expected) => {
  expect(marked(quote)).toEqual(expected)
})
