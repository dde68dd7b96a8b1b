import { expect, test } from 'vitest'
import { voiceOf } from './voice-of.ts'

test.each([
  ['The appellant submitted that no notice was given.', 'party'],
  ['It was argued for the bank that time had run. We think not.', 'party'],
  ['That this honourable court be pleased to stay the execution of the decree.', 'prayer'],
  ['A stay is granted where substantial loss would follow.', null],
  ['The court may enlarge time for filing a notice of appeal.', null],
] as const)('%s: %s', (quote, voice) => expect(voiceOf(quote, quote)).toBe(voice))

test('items that follow a prayer are prayed for', () => {
  const passage = 'The application is a notice of motion seeking the following orders;\n(i) Spent\n(ii) That there be a stay of execution.'
  expect(voiceOf('(ii) That there be a stay of execution.', passage)).toBe('prayer')
})
