import { expect, test } from 'vitest'
import { type Match, join, negate } from '../query/match.ts'
import { allOf, anyOf, beginning, phraseInBlocks } from '../query/tsquery.ts'
import { readHolds } from './holds.ts'

const document = { id: 7, words: new Set(['bail', 'pending', 'trial', 'fees']) }
const words = (tsquery: string) => ({ kind: 'words', tsquery }) as const
const phrase = (...of: string[]) => ({ kind: 'phrase', words: of, tsquery: phraseInBlocks(of, []), found: null }) as const
const courts: Match = { kind: 'courts', courts: ['Supreme Court'], stations: [] }

const bail = words(anyOf(['bail', 'bails']))
const appeal = words(anyOf(['appeal', 'appeals']))

const examples: [string, Match, boolean | null][] = [
  ['a word in one of its forms', bail, true],
  ['a word that is missing', appeal, false],
  ['the beginning of a word', words(beginning('tri')), true],
  ['a beginning that no word has', words(beginning('fix')), false],
  ['two words', words(allOf(['bail', 'fees'])), true],
  ['two of which one is missing', join('all', [bail, appeal]), false],
  ['either of two', join('any', [bail, appeal]), true],
  ['one without another', join('all', [bail, negate(appeal)]), true],
  ['one without another that is there', join('all', [bail, negate(words(anyOf(['fees'])))]), false],
  ['neither of two', join('any', [negate(bail), negate(appeal)]), true],
  ['a phrase whose words are there: only its text can tell', phrase('bail', 'pending'), null],
  ['a phrase with a word that is missing', phrase('bail', 'pending', 'appeal'), false],
  ['no such phrase, with a word that is missing', negate(phrase('bail', 'appeal')), true],
  ['a word beside a phrase', join('any', [bail, phrase('bail', 'pending')]), true],
  ['a missing word with a phrase', join('all', [appeal, phrase('bail', 'pending')]), false],
  ['a court: only its record can tell', courts, null],
  ['a word in a court', join('all', [bail, courts]), null],
  ['a missing word in a court', join('all', [appeal, courts]), false],
  ['a document that is listed', { kind: 'documents', ids: [3, 7] }, true],
  ['another document', { kind: 'documents', ids: [3] }, false],
  ['everything', { kind: 'everything' }, true],
  ['words beside one another: only the database can tell', words("'bail' <-> 'pending'"), null],
]

test.each(examples)('%s', (_what, match, expected) => {
  expect(readHolds(match)(document)).toBe(expected)
})
