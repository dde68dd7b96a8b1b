import { expect, test } from 'vitest'
import { asksOfFindings } from './about-check.ts'

test.each([
  ['What is not safe to cite in this document?', true],
  ['Which of my quotations are altered?', true],
  ['Were any of the authorities overturned or doubted?', true],
  ['What mistakes did you find in my submissions?', true],
  ['What do the cases that it cites decide?', false],
  ['When is a stay of execution granted?', false],
  ['Which decisions were reversed on limitation of actions?', false],
])('%s asks of the findings: %s', (question, asks) => {
  expect(asksOfFindings(question)).toBe(asks)
})
