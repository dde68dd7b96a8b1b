import { describe, expect, it } from 'vitest'
import type { Case } from '#contract/cases'
import { type Claim, contradicted, readClaims } from './check-said.ts'
import type { CitingPlace } from './gather-places.ts'

const name = 'Achieng v Barasa Ltd'
const cited = '[2021] KEHC 501 (KLR)'
const record = {
  court: 'High Court',
  date: '2021-03-04',
  judges: ['Grace M’Inoti', 'P Tanui'],
  case_number: 'Civil Suit E4 & 6 of 2020',
  outcome: 'Suit dismissed; counterclaim allowed',
} as unknown as Case

/** What a text says of the case at `[]`, which stands for its name and citation. */
function said(words: string, between = ' '): Claim[] {
  const text = words.replace('[]', `${name}${between}${cited}`)
  const from = text.indexOf(name)
  const start = text.indexOf(cited)
  const place = { start, end: start + cited.length, from, citations: [] } satisfies CitingPlace
  return readClaims(text, [place])[0]!
}
const differs = (words: string, between?: string) => contradicted(said(words, between), record).map(({ what, text }) => [what, text])

describe('what is not in the record', () => {
  it.each([
    ['In [], the Court of Appeal held that it was late.', ['court', 'Court of Appeal']],
    ['The decision of the Supreme Court in [] is clear.', ['court', 'Supreme Court']],
    ['See [] (Court of Appeal).', ['court', 'Court of Appeal']],
    ['In [], decided on 5 March 2021, it was late.', ['date', '5 March 2021']],
    ['In its judgment of 4 May 2021 in [] the court said so.', ['date', '4 May 2021']],
    ['See [] (per Kiage JA).', ['judge', 'Kiage']],
    ['Justice Kiage in [] said so.', ['judge', 'Kiage']],
    ['In [] the suit was allowed with costs.', ['outcome', 'the suit was allowed']],
    ['We rely on []. The suit there was allowed.', ['outcome', 'The suit there was allowed']],
    ['In [], the court allowed the suit.', ['outcome', 'court allowed the suit']],
  ])('%s', (words, claim) => expect(differs(words)).toEqual([claim]))

  it('a number between name and citation', () =>
    expect(differs('See [].', ', Civil Suit No. E5 of 2020, ')).toEqual([['case number', 'E5 of 2020']]))
})

describe('what the record has, or what is not said of the case', () => {
  it.each([
    ['In [], the High Court of Kenya held that it was late.'],
    ['In [], decided on 4th March, 2021, it was late.'],
    ['See [] (per M’Inoti J).'],
    ['In [] the suit was dismissed with costs.'],
    ['In [] the appeal was allowed.'],
    ['In [] the court said: “the suit was allowed by the Court of Appeal”.'],
    ['We rely on []. The suit was allowed by the magistrate.'],
    ['In [], where the trial court allowed the suit, it was late.'],
    ['An appeal from the Supreme Court in [] was not heard.'],
  ])('%s', (words) => expect(differs(words)).toEqual([]))

  it('one of several numbers', () => expect(differs('See [].', ', Civil Suit No. 6 of 2020, ')).toEqual([]))
})
