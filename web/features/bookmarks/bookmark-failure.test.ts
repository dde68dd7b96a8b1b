import { describe, expect, test } from 'vitest'
import { CallError, type Failure } from '../../api/call-error.ts'
import { bookmarks } from '../../messages/en/bookmarks.ts'
import { describeBookmarkFailure } from './bookmark-failure.ts'

const answer = (status: number, message: string, worded = true): CallError => new CallError({ kind: 'answer', status, message, worded })
const noAnswer = (kind: Failure['kind'], message: string) => new CallError({ kind, status: 0, message })

describe('what is said when bookmarking fails', () => {
  test.each<[string, unknown, 'create' | 'remove' | 'update', string]>([
    [
      'no session',
      new CallError({ kind: 'signed-out', status: 401, message: 'Authentication required' }),
      'create',
      'Please log in to bookmark cases',
    ],
    ['a message with 401', new Error('HTTP 401: Nope'), 'create', 'Please log in to bookmark cases'],
    ['unauthorized', new Error('Unauthorized'), 'remove', 'Please log in to bookmark cases'],
    ['403', answer(403, 'No'), 'create', "You don't have permission to bookmark this case"],
    ['forbidden', new Error('This is forbidden'), 'create', "You don't have permission to bookmark this case"],
    ['no case_id', answer(422, 'Validation error: case_id: Field required'), 'create', 'Failed to bookmark: Case ID is missing'],
    ['another field', answer(422, 'Validation error: note: Too long'), 'create', 'Failed to bookmark: Invalid data provided'],
    ['422 without fields', answer(422, 'HTTP 422', false), 'create', 'Invalid bookmark data. Please try again.'],
    ['an unknown case', answer(404, 'Case not found'), 'create', 'Case not found'],
    ['an unknown bookmark', answer(404, 'Bookmark not found'), 'remove', 'Bookmark not found'],
    ['no such address', answer(404, 'HTTP 404', false), 'create', 'Bookmark functionality not available'],
    ['a limit', answer(409, 'You have 10000 bookmarks.'), 'create', 'Failed to update bookmark: You have 10000 bookmarks.'],
    ['no network', noAnswer('network', 'Network error: no answer'), 'update', 'Failed to update bookmark: Network error: no answer'],
    ['500 on creating', answer(500, 'HTTP 500'), 'create', 'Failed to create bookmark'],
    ['500 on removing', answer(503, 'HTTP 503'), 'remove', 'Failed to remove bookmark'],
    ['500 on moving', answer(500, 'HTTP 500'), 'update', 'Failed to update bookmark'],
    ['anything else', 'odd', 'create', 'Failed to create bookmark'],
  ])('%s', (_, error, doing, text) => expect(describeBookmarkFailure(error, doing, bookmarks.problems).text).toBe(text))

  test('an unknown bookmark is a warning, and only a missing session invites to log in', () => {
    expect(describeBookmarkFailure(answer(404, 'Bookmark not found'), 'remove', bookmarks.problems).severity).toBe('warning')
    expect(describeBookmarkFailure(answer(401, 'x'), 'create', bookmarks.problems)).toMatchObject({ severity: 'error', signedOut: true })
    expect(describeBookmarkFailure(answer(403, 'x'), 'create', bookmarks.problems).signedOut).toBe(false)
  })
})
