import { describe, expect, test } from 'vitest'
import { splitText } from './split-text.ts'
import { examples, heldOut, type OpinionExample } from './opinion-examples.ts'

const front = ['REPUBLIC OF KENYA', 'IN THE COURT OF APPEAL AT NYERI', 'BETWEEN', 'A ………… APPELLANT', 'VERSUS', 'B ………… RESPONDENT']
const signed = ['DATED AND DELIVERED AT NYERI THIS 2ND DAY OF MAY 2003', 'JUDGE OF APPEAL']

/** The kind of an opinion that stands last in a judgment of two. */
function kindIn({ heading, words }: OpinionExample): string | null {
  const other = ['JUDGMENT OF MWAKIO, JA', '1. The appellant moved a fence, and the respondent moved it back.', ...signed]
  const { layout } = splitText({ blocks: [...front, ...other, heading, ...words, ...signed] })
  return layout.parts.findLast(({ kind }) => kind === 'opinion')!.opinion_kind
}

describe('an opinion is called what its heading or its words say', () => {
  test.for(examples)('$kind: $heading / $words', (example) => expect(kindIn(example)).toBe(example.kind))
})

describe('in examples that were labelled before the reader was written', () => {
  test.for(heldOut)('$kind: $heading / $words', (example) => expect(kindIn(example)).toBe(example.kind))
})

test('judges who name themselves alone, and who joins them, open opinions', () => {
  const opinions = (...blocks: string[]) =>
    splitText({ blocks: [...front, ...blocks] })
      .layout.parts.filter(({ kind }) => kind === 'opinion')
      .map(({ author, opinion_kind }) => [author, opinion_kind])
  expect(
    opinions(
      'LORD TREWIN: (with whom Lord Pelham and Lady Moss agree)',
      '1. A fence was moved.',
      'LORD HOLT: (dissenting)',
      '2. It was not moved.',
    ),
  ).toEqual([
    ['LORD TREWIN', 'majority'],
    ['LORD HOLT', 'dissenting'],
  ])
  expect(opinions('PEARCE J', '1. A fence was moved.', 'GORMAN J', '2. I agree.')).toEqual([
    ['PEARCE J', 'opinion'],
    ['GORMAN J', 'concurring'],
  ])
  // A section on what a judge did below is no opinion of his.
  expect(
    opinions('JUDGMENT OF TANGA, JA', '1. A fence was moved.', 'Gorman J', '2. By his order Gorman J had it moved back to where it was.'),
  ).toHaveLength(1)
})
