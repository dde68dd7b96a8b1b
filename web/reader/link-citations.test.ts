import type { CaseReference } from '#contract/cases'
import { expect, test } from 'vitest'
import { divideByCitations } from './link-citations.ts'

const link = (start: number, end: number): CaseReference => ({
  start,
  end,
  kind: 'neutral',
  paragraph: 1,
  number: '1',
  verdict: 'resolved',
  case_id: 'a',
  case: null,
})
const divide = (text: string, start: number, ...links: CaseReference[]) =>
  divideByCitations(text, start, links).map(({ words, link: cited }) => (cited ? `[${words}]` : words))

test.each([
  ['no citation', divide('In Ade v Obi it was held', 0), ['In Ade v Obi it was held']],
  ['no words', divide('', 5), ['']],
  ['one within', divide('See Ade v Obi there', 100, link(104, 113)), ['See ', '[Ade v Obi]', ' there']],
  ['the whole, and to the end', divide('Ade', 0, link(0, 3)), ['[Ade]']],
  ['two, given in any order', divide('A and B', 0, link(6, 7), link(0, 1)), ['[A]', ' and ', '[B]']],
  ['the first of two that overlap', divide('Ade v Obi', 0, link(0, 5), link(4, 9)), ['[Ade v]', ' Obi']],
  ['what lies outside or is empty', divide('Ade v Obi', 10, link(0, 3), link(15, 40), link(12, 12)), ['Ade v Obi']],
])('%s', (_, pieces, expected) => expect(pieces).toEqual(expected))
