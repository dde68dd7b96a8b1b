import { expect, test } from 'vitest'
import type { Speaker } from '#contract/passage-search'
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
] as const)('%s: %s', (quote, voice) => expect(voiceOf(quote, { text: quote, voices: [] })).toBe(voice))

test('items that follow a prayer are prayed for', () => {
  const passage = 'The application is a notice of motion seeking the following orders;\n(i) Spent\n(ii) That there be a stay of execution.'
  expect(voiceOf('(ii) That there be a stay of execution.', { text: passage, voices: [] })).toBe('prayer')
})

test.each([
  ['His case was that he cut reeds from 1995.', '', 'party'],
  ['Wages were paid weekly.', 'The appellant denied the claim. ', 'party'],
  ['Wages were paid weekly.', 'The appellant denied the claim. The work was seasonal. ', 'party'],
  ['Wages were paid weekly.', 'The appellant denied the claim. I find that he was an employee. ', null],
  ['This court finds that wages were paid weekly.', 'The appellant denied the claim. ', null],
  ['Section 47(5) places the burden on the employer.', 'The appellant denied the claim. ', null],
  ['Wages were paid weekly.', 'The learned magistrate heard the parties. ', null],
] as const)('%s after %j: %s', (quote, before, voice) => expect(voiceOf(quote, { text: before + quote, voices: [] })).toBe(voice))

const passage = (...said: (readonly [Speaker | null, string])[]) => {
  const text = said.map(([, words]) => words).join('\n')
  return { text, voices: said.map(([speaker, words]) => ({ from: text.indexOf(words), speaker })) }
}

test.each([
  ['Wages were paid weekly, and no leave was owed.', 'party'],
  ['That the decree be stayed.', 'prayer'],
  ['The boundary was fixed by the surveyor.', 'court-below'],
  ['A stay is granted where loss would follow.', null],
] as const)('%s: as was read at import, %s', (words, voice) => expect(voiceOf(words, passage([voice ?? 'court', words]))).toBe(voice))

test('a paragraph of the court in which a party is told of stays the court’s, a sentence that only tells what a party says does not', () => {
  const told = passage([
    'court',
    'The landlord submitted that rent was owed. The lease had ended by then, and a tenant who holds over owes none.',
  ])
  expect(voiceOf(told.text, told)).toBeNull()
  expect(voiceOf('The landlord submitted that rent was owed.', told)).toBe('party')
})

test('a quotation is of whoever speaks most of it', () => {
  const told = passage(
    ['court', 'The applicant seeks:'],
    ['prayer', '(a) That execution of the decree be stayed until the appeal is heard.'],
  )
  expect(voiceOf(told.text, told)).toBe('prayer')
  expect(voiceOf('(a) That execution of the decree be stayed until the appeal is heard.', told)).toBe('prayer')
})
