import { expect, test } from 'vitest'
import { voiceOf } from './voice-of.ts'

test.each([
  ['The appellant submitted that no notice was given.', 'party'],
  ['It was argued for the bank that time had run. We think not.', 'party'],
  ['The wage was below the minimum. She was then dismissed. The respondent claimed the following dues:', 'party'],
  [
    'The lease had ended by then. Where the tenant alleges payment, the landlord must keep receipts of it. It is trite that whoever receives rent gives one.',
    null,
  ],
  [
    'This court has noted that no security is offered. In another case it was said “where the applicant proposes security, that is good faith.”',
    null,
  ],
  [
    'It is true, as the landlord argues, that rent is due. What is due is for the trial, at which accounts are taken and both sides are heard.',
    null,
  ],
  ['That this honourable court be pleased to stay the execution of the decree.', 'prayer'],
  ['A stay is granted where substantial loss would follow.', null],
  ['The court may enlarge time for filing a notice of appeal.', null],
] as const)('%s: %s', (quote, voice) => expect(voiceOf(quote, quote)).toBe(voice))

test('items that follow a prayer are prayed for', () => {
  const passage = 'The application is a notice of motion seeking the following orders;\n(i) Spent\n(ii) That there be a stay of execution.'
  expect(voiceOf('(ii) That there be a stay of execution.', passage)).toBe('prayer')
})

test.each([
  ['His case was that he cut reeds from 1995.', '', 'party'],
  ['Wages were paid weekly.', 'The appellant denied the claim. ', 'party'],
  ['Wages were paid weekly.', 'The appellant denied the claim. The work was seasonal. ', 'party'],
  ['Wages were paid weekly.', 'The appellant denied the claim. I find that he was an employee. ', null],
  ['This court finds that wages were paid weekly.', 'The appellant denied the claim. ', null],
  ['Section 47(5) places the burden on the employer.', 'The appellant denied the claim. ', null],
  ['Wages were paid weekly.', 'The learned magistrate heard the parties. ', null],
] as const)('%s after %j: %s', (quote, before, voice) => expect(voiceOf(quote, before + quote)).toBe(voice))
