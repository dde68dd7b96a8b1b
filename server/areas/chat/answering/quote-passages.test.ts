import { expect, test } from 'vitest'
import { casePassage } from '../../../testing/case-passage.ts'
import { quotePassages } from './quote-passages.ts'

test('What answers best opens the answer, under whatever heading, and words of parties stand below', () => {
  const { references, sentences } = quotePassages(
    [
      casePassage('party', 'Legal Reasoning', 'Counsel for the appellant submitted that the ponds were never drained.'),
      casePassage('order', 'Conclusion', 'The price of the fish in the ponds is 400 shillings.'),
      casePassage('facts', 'Background', 'The ponds were dug in 1998.'),
      casePassage('costs', 'Conclusion', 'The ponds bear no costs.'),
    ],
    'What is the price of fish in ponds?',
  )
  expect(references.map(({ id }) => id)).toEqual(['order', 'costs', 'facts', 'party'])
  expect(sentences.flatMap(({ verdict, markdown }) => (verdict === 'heading' ? [markdown] : []))).toEqual([
    '## Conclusion',
    '## Background',
  ])
})
