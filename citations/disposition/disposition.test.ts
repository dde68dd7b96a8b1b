import { describe, expect, test } from 'vitest'
import { type Disposition, favouredBy, readDisposition } from './disposition.ts'
import { outcomeAsSaid, outcomeInWords } from './outcome-words.ts'
import { closingRules } from './closing-rules.ts'
import { rules } from './rules.ts'

const laidOut = (paragraphs: readonly string[], opinionKind = 'sole') => {
  const starts = paragraphs.map((_, index) => paragraphs.slice(0, index).reduce((sum, text) => sum + text.length + 2, 0))
  return {
    content: paragraphs.join('\n\n'),
    parts: [{ kind: 'opinion', opinion_kind: opinionKind }],
    paragraphs: paragraphs.map((text, index) => ({ start: starts[index]!, end: starts[index]! + text.length, kind: 'paragraph', part: 0 })),
  }
}
const threeMore = ['fence', 'road', 'well'].map((one) => `There was much evidence of where the ${one} had once been.`)
const kindOf = (...paragraphs: string[]): Disposition['kind'] | null => readDisposition(laidOut(paragraphs))?.kind ?? null

describe.each([...rules, ...closingRules])('$name', ({ kind, pattern, matches, leaves }) => {
  test.each(matches)('%s', (sentence) => {
    expect(pattern.test(sentence)).toBe(true)
    expect(readDisposition(laidOut([sentence]))?.sentences.map((one) => one.kind)).toContain(kind)
  })
  if (leaves.length > 0) test.each(leaves)('not: %s', (sentence) => expect(pattern.test(sentence)).toBe(false))
})

test.each<[Disposition['kind'] | null, string[]]>([
  ['partly allowed', ['The application dated 2nd May is dismissed.', 'The application dated 9th May is hereby allowed.']],
  ['allowed', ['The appeal is allowed.', 'The matter is remitted to the trial court.']],
  ['dismissed', ['The suit is dismissed.', 'Orders accordingly.']],
  [null, ['Counsel urged that the appeal be dismissed.', 'The parties shall keep the status quo.']],
  [null, ['In default the suit shall stand dismissed.']],
  [null, ['As was said in that case, “the appeal is dismissed with costs”.']],
  [null, ['The trial court dismissed the suit.']],
  ['allowed', ['The appeal is upheld. The order is set aside and substituted with the following: ‘The suit is dismissed’.']],
  ['dismissed', ['The claim fails.', 'If, contrary to my conclusions, damages arose, the claim succeeds only in part.']],
  ['allowed', ['I would allow the appeal, dismiss the cross-appeal and make no order as to costs.']],
  ['dismissed', ['Leave should be refused.', 'The application for leave to appeal will be dismissed with costs.']],
  ['allowed', ['In lieu there should be an order:', '(1) that the application for review be allowed;', '(2) that the matter be remitted.']],
  [null, ['The appeal should be dismissed, it was said.', ...threeMore]],
  [null, ['The complaint is remitted.', ...threeMore]],
  ['dismissed', ['I extend the time for the filing of the appeal.', 'I would dismiss the appeal.']],
  ['sentenced', ['I sentence the accused to three years.', 'She is released forthwith on her bond.']],
])('%s: %s', (kind, paragraphs) => expect(kindOf(...paragraphs)).toBe(kind))

test('it says whom it favours and which words decide', () => {
  const text = laidOut(['1. The fence was moved.', '2. The appeal fails and is dismissed with costs.'])
  const found = readDisposition(text)!
  expect([found.kind, favouredBy(found, 'other')]).toEqual(['dismissed', 'other'])
  expect(found.sentences.map(({ start, end }) => text.content.slice(start, end))).toContain('The appeal fails and is dismissed with costs.')
})

test.each([
  ['trial of a crime', 'other'],
  ['other', 'moving'],
] as const)('an acquittal in a %s favours the %s party', (proceeding, favours) =>
  expect(favouredBy(readDisposition(laidOut(['The accused is hereby acquitted.']))!, proceeding)).toBe(favours),
)

test('an appeal that fails while the sentence is changed favours both', () => {
  const text = laidOut(['The appeal is dismissed.', 'The sentence imposed by the trial court shall run from the date of arrest.'])
  const found = readDisposition(text)!
  expect([found.kind, favouredBy(found, 'other')]).toEqual(['sentence changed', 'mixed'])
})

test('nor does what stands in an appendix', () => {
  const law = Array.from({ length: 20 }, (_, place) => `${place}. The Tribunal may affirm what the respondents decided.`)
  expect(kindOf(...threeMore, ...law, 'We allow the appellant’s appeal.', 'APPENDIX', 'The legislation', ...law)).toBe('allowed')
})

test('a dissent decides nothing', () => {
  const [lead, dissent] = ['The appeal is dismissed.', 'I would allow it. The appeal is allowed.'] as const
  const text = laidOut([lead, dissent])
  const parts = [
    { kind: 'opinion', opinion_kind: 'majority' },
    { kind: 'opinion', opinion_kind: 'dissenting' },
  ]
  const paragraphs = text.paragraphs.map((one, part) => ({ ...one, part }))
  expect(readDisposition({ ...text, parts, paragraphs })?.kind).toBe('dismissed')
})

test.each([
  ['Appeal dismissed', ['The appeal fails and is dismissed.']],
  ['Application allowed in part', ['The application dated 2nd May succeeds in part.']],
  ['Appeal allowed in part', ['Given the appeal’s partial success, each party bears its costs.']],
  ['Appeal allowed in part', ['As the Appellants partly succeeded in their Appeal, there are no costs.']],
  ['Dismissed', ['The same is hereby dismissed.']],
  ['Appeal allowed; remitted', ['The appeal is allowed. The bill is remitted to another taxing officer.']],
  ['Petition struck out', ['The Petition dated 7th March is struck out.']],
  ['Acquitted', ['I hereby acquit the accused.']],
  // what is decided, not what stands beside it
  ['Application allowed', ['The application dated 22nd May is allowed, and the time to file the record of appeal is extended.']],
  ['Application allowed', ['We allow the applicant’s application dated 10th December and strike out the notices of appeal.']],
  ['Application dismissed', ['In this appeal the application for leave to appeal is dismissed with costs.']],
  ['Allowed', ['A temporary injunction is hereby issued restraining the landlord pending the determination of this suit.']],
  [
    'Application allowed',
    ['The Notice of Motion is merited and is hereby allowed:', 'A temporary injunction is hereby issued pending the hearing of this suit.'],
  ],
  ['Application dismissed', ['I find that the application lacks merit.', 'The same is accordingly dismissed.']],
  ['Application dismissed', ['There is no merit in the application. The same is hereby dismissed.']],
  ['Suit dismissed', ['The plaint discloses no cause of action and the same is hereby dismissed.']],
  ['Dismissed', ['The application is dismissed.', 'The suit is dismissed.', 'It is hereby dismissed.']],
  // an objection that is upheld ends the matter it was raised against
  [
    'Preliminary objection upheld; claim struck out',
    ['The Court upholds the Notice of Preliminary Objection and strikes out the Statement of Claim.'],
  ],
  [
    'Preliminary objection upheld; appeal struck out',
    ['The preliminary objection dated 15/1/2024 is upheld. Consequently, the appeal is struck out.'],
  ],
  ['Preliminary objection dismissed', ['The preliminary objection raised against the petition is hereby dismissed.']],
  // two matters with different ends
  [
    'Plaintiffs’ application dismissed; defendants’ application allowed',
    [
      'The plaintiffs’ application dated 2nd May, 2024 is hereby dismissed. The defendants’ application dated 9th May, 2024 is hereby allowed.',
    ],
  ],
  [
    'Judgment debtor’s application dismissed; decree holder’s application allowed',
    [
      'The judgment debtor’s application is dismissed.',
      'On the decree holder’s application dated 2.8.2024, the said application is allowed.',
    ],
  ],
  [
    'Application dismissed; application allowed',
    ['The application dated 2nd May 2024 is dismissed.', 'The application dated 9th May 2024 is allowed.'],
  ],
  ['Application allowed in part', ['The application for leave is dismissed.', 'The application for time is allowed.']],
  [
    'Appeal dismissed; cross-appeal allowed',
    ['The appeal is dismissed. The cross-appeal is allowed. I set aside the judgment of the trial court.'],
  ],
  [
    'Allowed in part',
    [
      'The application dated 23rd October 2023 is dismissed.',
      'The parties shall maintain the status quo pending the hearing and determination of the suit.',
    ],
  ],
] as const)('%s: %s', (words, paragraphs) => {
  const text = laidOut(paragraphs)
  expect(outcomeInWords(readDisposition(text)!, text.content)).toBe(words)
})

test.each([
  ['Claim allowed', 'Cause E914 of 2022', 'Judgment'],
  ['Appeal allowed', 'Civil Appeal E180 of 2023', 'Judgment'],
  ['Appeal allowed', 'Criminal Appeal (Application) No. 7 of 2020', 'Judgment'],
  ['Suit allowed', 'Civil Suit No 12 of 2001', 'Judgement'],
  // a ruling may decide something within the matter, and not every number names one
  ['Allowed', 'Civil Appeal E180 of 2023', 'Ruling'],
  ['Allowed', 'Civil Miscellaneous E260 of 2024', 'Judgment'],
  ['Allowed', 'Succession Cause 4 of 2019', 'Judgment'],
  ['Allowed', null, 'Judgment'],
] as const)('what the words leave out, the number of a judgment names: %s, %s, %s', (words, case_number, document_type) => {
  const text = laidOut(['It is declared that the termination was unfair.'])
  expect(outcomeInWords(readDisposition(text)!, text.content, { case_number, document_type })).toBe(words)
})

test('an objection that fails favours nobody, and one that is upheld alone ends nothing', () => {
  const failed = readDisposition(laidOut(['The preliminary objection raised against the petition is hereby dismissed.']))!
  expect(favouredBy(failed, 'other')).toBe('unknown')
  expect(kindOf('The preliminary objection raised against the petition is upheld.')).toBe(null)
})

test('an editor’s word is of the matter that was named', () => {
  expect(outcomeAsSaid('dismissed', 'Application allowed')).toBe('Application dismissed')
  expect(outcomeAsSaid('dismissed', 'Preliminary objection upheld; claim struck out')).toBe('Claim dismissed')
  expect(outcomeAsSaid('allowed', 'Plaintiffs’ application dismissed; defendants’ application allowed')).toBe('Allowed')
})
