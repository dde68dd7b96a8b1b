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
