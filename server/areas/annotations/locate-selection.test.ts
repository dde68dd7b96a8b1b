import { expect, test } from 'vitest'
import { standsIn } from './locate-selection.ts'

test.each([
  ['10 Kenya shillings', 'The fee is 10 Kenya\nshillings.', true],
  ['10 Kenya shillings', 'The fee is 20 Kenya shillings.', false],
  ['10 Kenya shillings', 'The fee is\n\n10 Kenya shillings.', true],
  ['(1) A boat carries a number', 'Boats\n(2) A boat carries a number.', true],
  ['A boat carries a number', 'Boats\n(2) A boat carries a number.', true],
  ['(a) a licence; or\n(b) a permit', 'Either\n(b) a licence; or\n(c) a permit', true],
  ['“a licence”', "No 'a  licence' here", true],
  ['a permit', 'a licence', false],
  ['(1)', '(1) A boat', false],
])('%j stands in %j: %s', (words, text, stands) => expect(standsIn(text, words)).toBe(stands))
