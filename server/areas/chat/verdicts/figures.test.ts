import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'

test.each([
  ['gone unpaid for twenty-one days', 'three weeks'],
  ['gone unpaid for twenty-one days', 'stays unanswered for 21 days'],
  ['used for more than twenty years', 'two decades of use'],
  ['on the sixty-first day', 'sent on the 61st day'],
  ['within six months', 'half a year'],
  ['an hour before', 'sixty minutes too early'],
  ['one hundred and twenty-five goats', '125 goats'],
  ['Kshs 12.4 million', 'Kshs 12,400,000'],
  ['the sum', 'decided on 28 February 2020'],
  ['the sum', 'decided in 2020'],
])('%s bears out: %s', (text, statement) => expect(figuresOf(text, '2020-02-28')(statement)).toBe(true))

test.each([
  ['a sentence of nine years, six of them served', 'a term of 2 years'],
  ['within six months', 'within six years'],
  ['Kshs 640,000', 'Kshs 340,000'],
  ['the sum', 'decided on 27 February 2020'],
  ['after 30 June 2019', 'after 31 June 2019'],
])('%s does not bear out: %s', (text, statement) => expect(figuresOf(text, '2020-02-28')(statement)).toBe(false))
