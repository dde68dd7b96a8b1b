import { CallError } from '../../api/call-error.ts'

/** Why a search failed, as far as the reader can do something about it. */
export type SearchFailure = 'too-slow' | 'no-connection' | 'other'

/** Tells why a search failed from the words and the code of its error. */
export function tellFailure(error: unknown): SearchFailure {
  const { message = '', code = '' } = (error ?? {}) as { message?: unknown; code?: unknown }
  const said = `${String(message)} ${String(code)}`.toLowerCase()
  if (/statement[ -]timeout|57014/.test(said)) return 'too-slow'
  if (said.includes('network error')) return 'no-connection'
  return 'other'
}

/** What the server says is wrong with the words or filters of a search that it could not read; null for every other failure. */
export function tellMalformed(error: unknown): string | null {
  return error instanceof CallError && error.status === 422 ? error.message : null
}

/** What is known of a failure that the words for it do not say; null where they say all. */
export function tellReason(error: unknown): string | null {
  return error instanceof CallError && tellFailure(error) === 'other' ? error.message : null
}
