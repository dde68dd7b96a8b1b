import type { AnswerHeading } from '#contract/chat'
import type { Passage } from '../areas/chat/retrieval/passage.ts'

/** The first paragraph of a case of which nothing else is known. */
export const casePassage = (id: string, heading: AnswerHeading, text: string): Passage => ({
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
  voices: [],
})
