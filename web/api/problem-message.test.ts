import { describe, expect, test } from 'vitest'
import { problems } from '../messages/en/problems.ts'
import { CallError } from './call-error.ts'
import { buildProblemMessage, friendlyMessage } from './problem-message.ts'

const field = (loc: (string | number)[], msg: string) => ({ loc, msg, type: 'missing' })

describe('the message of an error answer', () => {
  test.each<[string, unknown, string]>([
    ['detail as it is', { code: 'not-found', detail: 'Case not found' }, 'Case not found'],
    ['detail before the others', { detail: 'this', message: 'not this', error: 'nor this' }, 'this'],
    ['one field', { detail: [field(['body', 'case_id'], 'Field required')] }, 'Validation error: case_id: Field required'],
    [
      'several fields, and a place in a list',
      { detail: [field(['body', 'email'], 'Not an email'), field(['query', 'courts', 1], 'Too long')] },
      'Validation error: email: Not an email, courts.1: Too long',
    ],
    ['a body that is missing as a whole', { detail: [field(['body'], 'Field required')] }, 'Validation error: Field required'],
    ['a list of sentences', { detail: ['first', 'second'] }, 'Validation error: first, second'],
    ['an empty list and a message', { detail: [], message: 'else this' }, 'else this'],
    ['an empty detail and a message', { detail: ' ', message: 'else this' }, 'else this'],
    ['message', { message: 'message' }, 'message'],
    ['error', { error: 'error' }, 'error'],
    ['an error that is an object', { error: { message: 'inner' } }, 'inner'],
    ['errors as a list', { errors: ['one', { message: 'two' }] }, 'one, two'],
    ['errors by field', { errors: { email: ['one', 'two'], name: 'three' } }, 'one, two, three'],
    ['nothing', {}, 'HTTP 418: I am a teapot'],
    ['no body', undefined, 'HTTP 418: I am a teapot'],
    ['null', null, 'HTTP 418: I am a teapot'],
    ['a list', ['text'], 'HTTP 418: I am a teapot'],
    ['text', 'text', 'HTTP 418: I am a teapot'],
  ])('%s', (_, body, message) => {
    expect(buildProblemMessage({ status: 418, statusText: 'I am a teapot', body }, problems)).toBe(message)
  })

  test('without a reason phrase, as on HTTP/2', () => {
    expect(buildProblemMessage({ status: 418, statusText: '', body: undefined }, problems)).toBe('HTTP 418')
  })

  test.each([
    [401, 'Your session has expired. Please log in again.'],
    [403, 'You do not have permission to perform this action.'],
    [404, 'The requested resource was not found.'],
    [422, 'Please check your input and try again.'],
    [500, 'A server error occurred. Please try again later.'],
    [502, 'A server error occurred. Please try again later.'],
  ])('%i without words of the server', (status, message) => {
    expect(buildProblemMessage({ status, statusText: 'Told by a proxy', body: undefined }, problems)).toBe(message)
  })
})

describe('the friendly message', () => {
  const answer = (status: number) => new CallError({ kind: 'answer', status, message: 'exact' })
  test.each<[string, unknown, string]>([
    ['401', answer(401), 'Your session has expired. Please log in again.'],
    ['403', answer(403), 'You do not have permission to perform this action.'],
    ['404', answer(404), 'The requested resource was not found.'],
    ['422', answer(422), 'Please check your input and try again.'],
    ['500', answer(500), 'A server error occurred. Please try again later.'],
    ['503', answer(503), 'A server error occurred. Please try again later.'],
    ['409', answer(409), 'An unexpected error occurred'],
    [
      'a network failure',
      new CallError({ kind: 'network', status: 0, message: '' }),
      'A network error occurred. Please check your connection and try again.',
    ],
    ['a time-out', new CallError({ kind: 'timeout', status: 0, message: '' }), 'Request timed out'],
    ['a lost session', new CallError({ kind: 'signed-out', status: 401, message: '' }), 'Your session has expired. Please log in again.'],
    ['something else', new TypeError('x is not a function'), 'An unexpected error occurred'],
    ['nothing', undefined, 'An unexpected error occurred'],
  ])('of %s', (_, error, message) => expect(friendlyMessage(error, problems)).toBe(message))
})
