import type { FieldError } from '#contract/problems'
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { InvalidInput } from './problem.ts'

const places: Record<string, string> = { body: 'body', querystring: 'query', params: 'path', headers: 'header' }

/** Checks a request part against its zod schema; a mismatch names each field, as the contract's errors are written. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart = 'body' }) =>
  (value: unknown) => {
    const place = places[httpPart] ?? httpPart
    const read = schema.safeParse(value)
    if (!read.success) return { error: new InvalidInput(read.error.issues.map((issue) => fieldError(issue, place, value))) }
    const unstorable = findUnstorable(read.data)
    if (unstorable) return { error: new InvalidInput([{ ...unstorable, loc: [place, ...unstorable.loc] }]) }
    return { value: read.data }
  }

/** What zod says of a value that is not there, by the kind of schema: a type, an enumeration, a union. */
const ofTheWrongKind: ReadonlySet<string | undefined> = new Set(['invalid_type', 'invalid_value', 'invalid_union'])

function fieldError(issue: z.core.$ZodIssue, place: string, input: unknown): FieldError {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
  // A request without a body comes here as null.
  const given = path.length === 0 ? (input ?? undefined) : valueAt(input, path)
  const missing = ofTheWrongKind.has(issue.code) && given === undefined
  return {
    loc: [place, ...path],
    msg: missing ? 'Field required' : issue.message,
    type: missing ? 'missing' : issue.code,
  }
}

const valueAt = (input: unknown, path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[step] : undefined),
    input,
  )

/**
 * What no text in the database can hold: a NUL, or half of a character of two halves, which would be kept as another one. Only what the
 * schema lets through is looked at, which is never deeper than the schema.
 */
function findUnstorable(value: unknown): FieldError | null {
  if (typeof value === 'string') {
    if (value.includes('\0')) return { loc: [], msg: 'Text may not hold a NUL character', type: 'nul' }
    return value.isWellFormed() ? null : { loc: [], msg: 'Text may not hold half a character', type: 'half_character' }
  }
  if (typeof value !== 'object' || value === null) return null
  for (const [step, inner] of Object.entries(value)) {
    const found = findUnstorable(inner)
    if (found) return { ...found, loc: [Array.isArray(value) ? Number(step) : step, ...found.loc] }
  }
  return null
}
