import { describe, expect, it } from 'vitest'
import { tellFailure } from './search-failure.ts'

describe('tellFailure', () => {
  it.each([
    [{ message: 'canceling statement due to statement timeout' }, 'too-slow'],
    [{ message: 'failed', code: '57014' }, 'too-slow'],
    [{ message: 'failed', code: 'statement-timeout' }, 'too-slow'],
    [{ message: 'Network error: Failed to fetch' }, 'no-connection'],
    [{ message: 'Request timed out' }, 'other'],
    [{ message: 'A server error occurred. Please try again later.', code: 'unexpected' }, 'other'],
    ['thrown text', 'other'],
    [null, 'other'],
  ])('%j is %s', (error, failure) => {
    expect(tellFailure(error)).toBe(failure)
  })
})
