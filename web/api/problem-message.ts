import type { Messages } from '../messages/messages.ts'
import { CallError } from './call-error.ts'

type Words = Messages['problems']

/** What could be read of an error answer. */
export interface ErrorAnswer {
  status: number
  statusText: string
  /** The parsed body; undefined when there was none or it was not JSON. */
  body: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

/** `loc` starts with where the field stood (body, query, path); the reader needs only the field. */
function describeField(field: unknown): string | undefined {
  if (!isObject(field)) return textOf(field)
  const place = Array.isArray(field.loc) ? field.loc.slice(1).join('.') : ''
  const reason = textOf(field.msg) ?? textOf(field.message)
  return [place, reason].filter(Boolean).join(': ') || undefined
}

function describeErrors(errors: unknown): string | undefined {
  if (Array.isArray(errors)) return errors.map(describeField).filter(Boolean).join(', ') || undefined
  if (isObject(errors)) return textOf(errors.message) ?? (Object.values(errors).flat().map(textOf).filter(Boolean).join(', ') || undefined)
  return textOf(errors)
}

/**
 * The words that the server gave: detail (a sentence, or a list of fields) before message, error and errors.
 * Undefined when it gave none.
 */
export function readServerWords(body: unknown, words: Words): string | undefined {
  if (!isObject(body)) return undefined
  const fields = Array.isArray(body.detail) ? describeErrors(body.detail) : undefined
  if (fields) return words.validation(fields)
  return textOf(body.detail) ?? textOf(body.message) ?? describeErrors(body.error) ?? describeErrors(body.errors)
}

/** The message of an error answer: the server's words, else those for the status, else 'HTTP <status>: <text>'. */
export function buildProblemMessage({ status, statusText, body }: ErrorAnswer, words: Words): string {
  return readServerWords(body, words) ?? wordsOfStatus(status, words) ?? words.bareStatus(status, statusText)
}

function wordsOfStatus(status: number, { friendly }: Words): string | undefined {
  if (status === 401) return friendly.signedOut
  if (status === 403) return friendly.forbidden
  if (status === 404) return friendly.notFound
  if (status === 422) return friendly.invalid
  return status >= 500 ? friendly.server : undefined
}

/** What to tell the user when the exact message would not help: by status, by the missing network, else the fall-back. */
export function friendlyMessage(error: unknown, words: Words): string {
  if (!(error instanceof CallError)) return words.friendly.unexpected
  if (error.kind === 'network') return words.friendly.network
  if (error.kind === 'timeout') return words.timedOut
  return wordsOfStatus(error.status, words) ?? words.friendly.unexpected
}
