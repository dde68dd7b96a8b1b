import { expect, test } from 'vitest'
import { asksOfCiting } from './find-citing.ts'

test.each([
  ['Has this case been followed or overturned?', true],
  ['Which later decisions followed this passage, and which did not? “A stay is granted.”', true],
  ['Is this decision still good law?', true],
  ['What did the court decide, and why?', false],
  ['Which cases did the appellant rely on?', false],
  ['Was the notice followed by a hearing?', false],
])('%s: %s', (question, asks) => expect(asksOfCiting(question)).toBe(asks))
