import { describe, expect, it } from 'vitest'
import { paragraphKinds } from '#contract/cases'
import { tellSpeakers } from './tell-speakers.ts'

type Kind = (typeof paragraphKinds)[number]
type Paragraph = string | readonly [Kind, string]

/** Who speaks in paragraphs of one opinion, each written as its kind, if it is not a paragraph, and its words. */
const told = (...paragraphs: Paragraph[]) => toldIn('opinion', paragraphs)

function toldIn(opinion_kind: string, paragraphs: readonly Paragraph[]) {
  let content = ''
  const placed = paragraphs.map((one) => {
    const [kind, words] = typeof one === 'string' ? (['paragraph', one] as const) : one
    const start = content.length
    content += `${words}\n`
    return [start, start + words.length, paragraphKinds.indexOf(kind), 0, null, 0] as const
  })
  return tellSpeakers(content, { parts: [{ kind: 'opinion', position: 0, opinion_kind }], paragraphs: placed } as unknown as Parameters<
    typeof tellSpeakers
  >[1])
}

describe('one paragraph', () => {
  it.each([
    ['3. The 2nd respondent argued that this Tribunal did not find them culpable of wrongdoing.', 'party'],
    ['3. The respondent on their hand argued that the inquiry was fair in every way.', 'party'],
    ['7. In response the respondent swore a replying affidavit on 2 May, contending that the suit was bad in law.', 'party'],
    ['7. It is the Applicants contention that the appeal has a high chance of success.', 'party'],
    ['d. That the learned magistrate erred in law in ignoring the evidence of the appellant.', 'party'],
    ['2. She further prayed that the schedule to the certificate be confirmed as it stands.', 'prayer'],
    ['4. I have considered the submissions of counsel, who argued that the suit was bad.', 'court'],
    ['31. The onus is on the applicant to show how great the loss would be.', 'court'],
    ['3. Vide directions issued on 10 July the matter was canvassed by way of written submissions.', 'court'],
    ['33. The trial court faulted the respondent for leaving out the rider of the motorcycle.', 'court-below'],
    ['9. In Moraa v Chebet [2019] KECA 12 (KLR) the Court of Appeal held that delay alone is no bar to the suit.', 'quoted'],
    ['10. According to the report he is remorseful and wishes to go home to his mother.', null],
    ['11. The applicant says that he was ill. I do not find the explanation good enough.', null],
    ['The impugned judgment was delivered in November and the application was filed in April.', 'court'],
    ['Loss of dependency', null],
  ])('%s: %s', (paragraph, speaker) => expect(told(paragraph)).toEqual([speaker]))
})

it('says nothing of what a party may go on with, until the court turns to its own view', () =>
  expect(
    told(
      '11. The respondent disputes that she was a member of the union.',
      '12. The wage was above the minimum in every month of her contract.',
      '13. I have considered the claim and the response.',
      '14. The wage was above the minimum in every month of her contract.',
    ),
  ).toEqual(['party', null, 'court', 'court']))

it('goes by headings where the words do not tell', () =>
  expect(
    told(
      ['heading', 'The respondent’s submissions'],
      'The wage was above the minimum in every month.',
      ['heading', 'Analysis and determination'],
      'The wage was above the minimum in every month.',
    ),
  ).toEqual(['record', 'party', 'record', 'court']))

it('takes a list and a quotation for theirs who lead to it', () =>
  expect(
    told(
      '1. Before us is a motion dated 2 May seeking the following orders:',
      ['item', 'a. A stay of execution.'],
      '2. Section 45 of the Act provides as follows:-',
      ['quote', '“No suit shall lie.”'],
      '3. The learned magistrate rendered himself thus:',
      ['quote', '“I see no merit in the suit.”'],
      '4. I turn to the following matter;',
      ['quote', 'Who paid for it is not known.'],
    ),
  ).toEqual(['prayer', 'prayer', null, 'quoted', null, 'court-below', 'court', null]))

it('takes what is announced and printed as a paragraph without a number for theirs who announce it', () =>
  expect(
    told('40. This was said in Moraa v Chebet (2013) eKLR where the court held that;', 'This court cannot agree with the appellant.'),
  ).toEqual(['court', 'quoted']))

it('never takes a judge who dissents for the court', () =>
  expect(toldIn('dissenting', ['60. I would allow the appeal.', '61. The respondent argued that it was late.'])).toEqual([null, 'party']))
