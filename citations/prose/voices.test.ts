import { expect, test } from 'vitest'
import { kindOfHeading } from './headings.ts'
import { isCourtBeginning, isOfAnotherCourt, isPartySpeech, isPrayer } from './voices.ts'

test.each([
  'Counsel submitted that the notice was late.',
  'The 2nd Respondent also relied on the lease.',
  'Mr. Kimondo, for the bank, urged the court to find so.',
  'The Respondent however denied that the rent was paid.',
  'The respondent himself relied on the lease.',
  'The applicant expressly acknowledges that he has no grant.',
  'PW1 testified that she saw the lorry.',
  'The bank maintains that the account was in order.',
  'She avers that the land is hers.',
  'The learned counsel for the appellant further contends otherwise.',
  'It was submitted that the suit is late.',
  'It is the respondent’s case that nothing was due.',
  'It was his submission that the will is forged.',
  'Reliance was placed on the lease.',
  'The court was referred to the lease.',
  'According to the appellant, the notice is void.',
  'The appellant’s case is that he was at home.',
  'In support of that submission a letter was shown.',
])('a party speaks: %s', (sentence) => expect(isPartySpeech(sentence)).toBe(true))

test.each([
  'I find that the notice was late.',
  'It is a case in which the tribunal erred.',
  'It is noteworthy that in the instant case no notice was given.',
  'The reference stands to be struck out on the ground that it is late.',
  'The appeal is dismissed with costs to the respondent.',
  'We have considered the submissions.',
  'The respondent shall pay the costs.',
  'In \uE000\uE001, in which he said so, the court allowed the appeal.',
  'The onus is on the applicant to show loss.',
])('no party speaks: %s', (sentence) => expect(isPartySpeech(sentence)).toBe(false))

test.each([
  ['The learned trial magistrate found otherwise.', true],
  ['The Court of Appeal held that notice is due.', true],
  ['It was further held that notice is due.', true],
  ['The court therein observed that time runs.', true],
  ['Mutua, J. held so.', true],
  ['This court finds that time runs.', false],
  ['I hold that time runs.', false],
])('another court speaks: %s %s', (sentence, expected) => expect(isOfAnotherCourt(sentence)).toBe(expected))

test.each([
  ['That the court be pleased to grant a stay.', true],
  ['Such other or further relief as the court may deem fit and costs.', true],
  ['any other orders that this court deems just', true],
  ['No further relief is due.', false],
  ['The court deems it fit to grant no other order.', false],
])('it is prayed for: %s %s', (sentence, expected) => expect(isPrayer(sentence)).toBe(expected))

test.each([
  ['I have carefully considered the record.', true],
  ['Having heard both sides, this is my view.', true],
  ['The issues for determination are two.', true],
  ['This being a first appeal, the evidence is weighed anew.', true],
  ['The appellant considered an appeal.', false],
])('the court begins to decide: %s %s', (sentence, expected) => expect(isCourtBeginning(sentence)).toBe(expected))

test.each([
  ['Analysis and Determination', 'decision'],
  ['Issues for determination', 'decision'],
  ['Whether the notice was valid', 'decision'],
  ['Analysis of the appellant’s submissions', 'decision'],
  ['The applicable law', 'law'],
  ['Discussion', 'law'],
  ['Introduction', 'opening'],
  ['Background facts', 'opening'],
  ['Appellant’s submissions', 'parties'],
  ['The petitioner’s case', 'parties'],
  ['Grounds of opposition', 'parties'],
  ['Replying affidavit', 'parties'],
  ['The evidence', 'parties'],
  ['Evidence of PW1', 'papers'],
  ['Application for stay', 'papers'],
  ['Costs', null],
  ['Part A', null],
])('a heading: %s is %s', (heading, kind) => expect(kindOfHeading(heading)).toBe(kind))
