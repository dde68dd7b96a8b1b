import { expect, test } from 'vitest'
import { CallError } from '../../api/call-error.ts'
import { chat } from '../../messages/en/chat.ts'
import { tellFailure } from './tell-failure.ts'

const { failure } = chat

test.each([
  ['its words', { kind: 'answer', status: 409, message: 'Ask a shorter question.' }, 'Ask a shorter question.', false],
  ['the words of its status', { kind: 'answer', status: 502, message: 'A server error occurred.' }, 'A server error occurred.', false],
  ['none', { kind: 'answer', status: 500, message: '' }, 'Failed to send message', false],
  ['a time-out', { kind: 'timeout', status: 0, message: 'Request timed out' }, `Request timed out. ${failure.lost}`, true],
  ['no network', { kind: 'network', status: 0, message: 'A network error occurred.' }, `A network error occurred. ${failure.lost}`, true],
] as const)('a question that failed with %s', (_, given, words, lost) => {
  expect(tellFailure(new CallError(given), failure)).toEqual({ words, lost })
})

test('a question that failed within the page', () =>
  expect(tellFailure(new TypeError('x'), failure)).toEqual({ words: 'Failed to send message', lost: false }))
