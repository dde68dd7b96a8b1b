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
    return [start, start + words.length, paragraphKinds.indexOf(kind), /^\d+(?=\. )/.exec(words)?.[0] ?? null, 0, 0] as const
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
    ['2. The tenant prays that the suit be dismissed. It says that rent was paid. It has receipts for every month.', 'party'],
    ['4. I have considered the submissions of counsel, who argued that the suit was bad.', 'court'],
    ['31. The onus is on the applicant to show how great the loss would be.', 'court'],
    ['3. Vide directions issued on 10 July the matter was canvassed by way of written submissions.', 'court'],
    ['33. The trial court faulted the respondent for leaving out the rider of the motorcycle.', 'court-below'],
    ['9. In Moraa v Chebet [2019] KECA 12 (KLR) the Court of Appeal held that delay alone is no bar to the suit.', 'quoted'],
    ['10. According to the report he is remorseful and wishes to go home to his mother.', null],
    ['11. The applicant says that he was ill. I do not find the explanation good enough.', null],
    ['The impugned judgment was delivered in November and the application was filed in April.', 'court'],
    ['Loss of dependency', null],
    ['10. Looking at the exhibits and the submissions of counsel, it is evident that the parties tried to settle.', 'court'],
    ['4. The 1st respondent swore an affidavit, wherein he averred that the reference before this court is an afterthought.', 'party'],
    ['2. The protestor deposes that the land is hers. It is deposed that the deceased left a will.', 'party'],
    ['7. In a rejoinder, the objector filed a further affidavit sworn on 2 May. She claimed that the goods were hers.', 'party'],
    ['The appeal is that the learned magistrate erred in finding that he was employed in 1995.', 'party'],
    ['5. During the hearing the respondent called two witnesses, while the appellant relied on his evidence.', 'court'],
    ['3. The claimant filed his submissions indicating that there was inordinate delay.', 'party'],
    ['5. PW2, Joseph Kamau, testified that the lorry had no lights.', 'party'],
    ['13. Her preliminary point in her submissions was that she need not respond.', null],
    ['12. The respondents had not filed any responses when the petition was heard.', 'court'],
    ['1. After a full trial, he was convicted and sentenced to six months.', 'court'],
    ['9. The overtime claim was not particularised. This was noted by the learned magistrate and dismissed.', 'court'],
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

it('takes the numbers of a quoted rule for the rule’s, until the court counts on', () =>
  expect(
    told(
      '5. The matter was canvassed by way of written submissions.',
      '6. I have considered it. Rule 55 of the Rules provides as follows:',
      ['quote', '“ 55 (2) where a dispute arises as to fees –'],
      '4. An appeal from a decision of a registrar shall be to a judge in chambers.',
      '5. The memorandum of appeal shall be filed within 7 days.”',
      '7. The reference was filed within seven days.',
    ),
  ).toEqual(['court', 'court', 'quoted', 'quoted', 'quoted', 'court']))

it('takes what a book defines, a notice states and the court orders for theirs', () =>
  expect(
    told(
      '10. Black’s Law Dictionary, 9th edition, defines contempt as:',
      ['quote', '“The act of despising.”'],
      '11. The appellant lodged a notice of objection in the following terms:',
      ['quote', '“The applicant objects to items 1 and 2.”'],
      'The judgment in Mombasa Cause No. 78 of 2022 is hereby reviewed in the following terms:',
      'The respondent was employed by the appellant;',
      'the claim for leave is dismissed.',
      'The file is closed.',
    ),
  ).toEqual(['court', 'quoted', null, 'party', 'court', 'court', 'court', 'court']))

it('goes back to the outer list after a quotation that is closed', () =>
  expect(
    told(
      ['heading', 'Legal analysis'],
      '10. Section 29 of the Act defines a dependant. It reads as follows:',
      ['quote', '“dependant means the wife or husband.”'],
      ['item', 'd. Rectification of grants is another matter.'],
    ),
  ).toEqual(['record', 'court', 'quoted', 'court']))

it('takes what the court finds an error for a ground only outside its own part', () =>
  expect(
    told(
      '1. The learned magistrate erred in law and in fact.',
      ['heading', 'Determination'],
      '2. The learned magistrate erred in law and in fact.',
    ),
  ).toEqual(['party', 'record', null]))

it('leaves the part of a party where the court has spoken and another heading follows', () =>
  expect(
    told(
      ['heading', 'The respondent’s submissions'],
      'I have considered them.',
      ['heading', 'Irreparable loss'],
      'The loss must be actual and not feared.',
    ),
  ).toEqual(['record', 'court', 'record', 'court']))

it.each([
  ['Respondent’s submissions on the issues', 'party'],
  ['Orders sought', 'party'],
  ['The court finds', 'court'],
])('reads what comes under ‘%s’', (heading, speaker) =>
  expect(told(['heading', heading], 'The wage was above the minimum in every month.')).toEqual(['record', speaker]),
)

it('keeps to the court’s part under a heading that names a paper', () =>
  expect(
    told(
      ['heading', 'Analysis and determination'],
      ['heading', 'Prima facie case'],
      'The court must be cautious not to decide contested facts.',
    ),
  ).toEqual(['record', 'record', 'court']))

it('hears the court in a question that it answers itself', () =>
  expect(
    told(
      'The appellant testified that he bought the plot.',
      'What case did the appellant present? He filed a defence and denied the claim. Clearly, the trial court was bound by section 26.',
    ),
  ).toEqual(['party', 'court']))
