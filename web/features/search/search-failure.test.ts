import { describe, expect, it } from 'vitest'
import { CallError } from '../../api/call-error.ts'
import { problems } from '../../messages/en/problems.ts'
import { tellFailure, tellMalformed, tellReason } from './search-failure.ts'

describe('tellFailure', () => {
  it.each([
    [{ message: 'canceling statement due to statement timeout' }, 'too-slow'],
    [{ message: 'failed', code: '57014' }, 'too-slow'],
    [{ message: 'failed', code: 'statement-timeout' }, 'too-slow'],
    [{ message: problems.friendly.network }, 'no-connection'],
    [{ message: 'Request timed out' }, 'other'],
    [{ message: 'A server error occurred. Please try again later.', code: 'unexpected' }, 'other'],
    ['thrown text', 'other'],
    [null, 'other'],
  ])('%j is %s', (error, failure) => {
    expect(tellFailure(error)).toBe(failure)
  })
})

describe('tellMalformed', () => {
  it('gives the words of the server for what it could not read, and nothing for other failures', () => {
    const message = 'Validation error: query: A bracket is never closed'
    expect(tellMalformed(new CallError({ kind: 'answer', status: 422, message }))).toBe(message)
    expect(tellMalformed(new CallError({ kind: 'answer', status: 408, message }))).toBeNull()
    expect(tellMalformed(null)).toBeNull()
  })
})

describe('tellReason', () => {
  it.each([
    [400, 'The request could not be read.', 'The request could not be read.'],
    [422, 'Validation error: query: A bracket is never closed', 'Validation error: query: A bracket is never closed'],
    [408, 'canceling statement due to statement timeout', null],
  ])('of %i %s', (status, message, reason) => {
    expect(tellReason(new CallError({ kind: 'answer', status, message }))).toBe(reason)
  })

  it('tells nothing of what went wrong within the page', () => expect(tellReason(new TypeError('x is undefined'))).toBeNull())
})
