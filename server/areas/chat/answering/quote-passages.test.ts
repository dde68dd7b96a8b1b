import { expect, test } from 'vitest'
import type { AnswerHeading } from '#contract/chat'
import type { Passage } from '../retrieval/passage.ts'
import { quotePassages } from './quote-passages.ts'

const passage = (id: string, heading: AnswerHeading, text: string): Passage => ({
  source: {
    kind: 'case',
    id,
    title: id,
    citation: null,
    court: null,
    date: null,
    paragraph: 1,
    number: '1',
    pinpoint: 'para 1',
    opinion: null,
    author: null,
    standing: null,
    sample: false,
    private: false,
  },
  text,
  before: '',
  after: '',
  heading,
  citations: [],
  level: null,
})

test('What answers best opens the answer, under whatever heading, and words of parties stand below', () => {
  const { references, sentences } = quotePassages(
    [
      passage('party', 'Legal Reasoning', 'Counsel for the appellant submitted that the ponds were never drained.'),
      passage('order', 'Conclusion', 'The price of the fish in the ponds is 400 shillings.'),
      passage('facts', 'Background', 'The ponds were dug in 1998.'),
      passage('costs', 'Conclusion', 'The ponds bear no costs.'),
    ],
    'What is the price of fish in ponds?',
  )
  expect(references.map(({ id }) => id)).toEqual(['order', 'costs', 'facts', 'party'])
  expect(sentences.flatMap(({ verdict, markdown }) => (verdict === 'heading' ? [markdown] : []))).toEqual([
    '## Conclusion',
    '## Background',
  ])
})
