import { CallError } from '../../api/call-error.ts'
import type { BookmarkWords } from '../../messages/en/bookmarks.ts'

export interface BookmarkFailure {
  text: string
  severity: 'error' | 'warning'
  /** Whether logging in would help. */
  signedOut: boolean
}

/** What a user is told when a bookmark could not be made, removed or changed (specification, section 8). */
export function describeBookmarkFailure(
  error: unknown,
  doing: 'create' | 'remove' | 'update',
  words: BookmarkWords['problems'],
): BookmarkFailure {
  const message = error instanceof Error ? error.message : ''
  const { status, kind, worded } = error instanceof CallError ? error : { status: 0, kind: null, worded: false }
  const failure = (text: string): BookmarkFailure => ({ text, severity: 'error', signedOut: false })
  const says = (...parts: string[]) => parts.some((part) => message.toLowerCase().includes(part))

  if (status === 401 || says('401', 'unauthorized')) return { ...failure(words.signedOut), signedOut: true }
  if (status === 403 || says('403', 'forbidden')) return failure(words.forbidden)
  if (says('case_id: field required')) return failure(words.idMissing)
  if (says('validation error')) return failure(words.dataInvalid)
  if (status === 422 || says('422')) return failure(words.invalid)
  // An answer without words is not from this program: whatever stands at the address, it keeps no bookmarks.
  if ([404, 405, 501].includes(status) && !worded) return failure(words.unavailable)
  if (status === 404) return doing === 'create' ? failure(words.caseMissing) : { ...failure(words.bookmarkMissing), severity: 'warning' }
  if (kind === null || status >= 500) return failure(words[doing])
  return failure(words.updateBecause(message))
}
