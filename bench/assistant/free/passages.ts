import type { Passage } from '../../../server/areas/chat/retrieval/passage.ts'
import type { Labelled, LabelledCase } from './labelled.ts'

export interface LabelledPassage extends Labelled {
  /** The number under which it was given. */
  n: number
  title: string
  citation: string
  /** The number of the paragraph after it in the same case, or the first of the case. */
  neighbour: number
}

export const paragraphsOf = (cases: readonly LabelledCase[]): LabelledPassage[] => {
  let first = 1
  return cases.flatMap(({ title, citation, paragraphs }) => {
    const from = first
    first += paragraphs.length
    return paragraphs.map((one, at) => ({ ...one, title, citation, n: from + at, neighbour: from + ((at + 1) % paragraphs.length) }))
  })
}

/** The paragraphs as an answer is given them, all at once. */
export const givenOf = (cases: readonly LabelledCase[]): ReadonlyMap<number, Passage> =>
  new Map(
    cases
      .flatMap(({ paragraphs, ...about }) => paragraphs.map((one) => ({ ...about, ...one })))
      .map(({ title, citation, court, date, number, text }, at) => [
        at + 1,
        {
          source: {
            kind: 'case',
            id: citation,
            title,
            citation,
            court,
            date,
            paragraph: Number(number),
            number,
            pinpoint: `para ${number}`,
            opinion: 'majority',
            author: null,
            standing: null,
            sample: true,
            private: false,
          },
          text,
          before: '',
          after: '',
          heading: 'Legal Reasoning',
          citations: [citation],
          level: null,
        },
      ]),
  )
