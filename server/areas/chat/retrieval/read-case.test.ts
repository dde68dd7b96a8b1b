import { expect, test } from 'vitest'
import { asksBeyond, partsAsked } from './read-case.ts'

test.each([
  ['What did the court decide, and why?', ['reasons', 'orders']],
  ['What are the facts?', ['facts']],
  ['What were the issues for determination?', ['issues']],
  ['Summarise this case', ['facts', 'issues', 'reasons', 'orders']],
  ['What happened?', ['facts']],
  ['Who won?', ['orders']],
  ['Why was the injunction refused?', null],
  ['Did the tenant give notice?', null],
])('%s', (question, parts) => expect(partsAsked(question)).toEqual(parts))

test.each([
  ['Why was it refused? Search the library too.', true],
  ['Are there other cases on this?', true],
  ['What did the court hold on notice?', false],
  ['Were the books of the library returned?', false],
])('%s', (question, isBeyond) => expect(asksBeyond(question)).toBe(isBeyond))
