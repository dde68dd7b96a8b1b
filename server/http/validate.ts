import type { FieldError } from '#contract/problems'
import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import { fieldWords } from './field-words.ts'
import { InvalidInput } from '../problem.ts'

const places: Record<string, string> = { body: 'body', querystring: 'query', params: 'path', headers: 'header' }

/** Checks a request part against its zod schema; a mismatch names each field, as the contract's errors are written. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart = 'body' }) =>
  (given: unknown) => {
    const place = places[httpPart] ?? httpPart
    const value = httpPart === 'querystring' ? withoutEmpty(schema, given) : given
    const read = schema.safeParse(value, { error: fieldWords })
    if (!read.success) return { error: new InvalidInput(firstOfEach(read.error.issues).map((issue) => fieldError(issue, place, value))) }
    const unstorable = findUnstorable(read.data)
    if (unstorable) return { error: new InvalidInput([{ ...unstorable, loc: [place, ...unstorable.loc] }]) }
    return { value: read.data }
  }

/** A query without the parameters that may be left out and were sent empty: a form sends all its fields. */
function withoutEmpty(schema: z.ZodType, query: unknown): unknown {
  if (!(schema instanceof z.ZodObject) || typeof query !== 'object' || query === null) return query
  const said = Object.entries(query).flatMap(([name, value]): [string, unknown][] => {
    if (!Object.hasOwn(schema.shape, name) || !(schema.shape[name] as z.ZodType).isOptional()) return [[name, value]]
    if (!Array.isArray(value)) return value === '' ? [] : [[name, value]]
    const some = value.filter((one) => one !== '')
    return some.length === 0 ? [] : [[name, some]]
  })
  return Object.fromEntries(said)
}

/** Of a value of the wrong kind its length says nothing more. */
const firstOfEach = (issues: z.core.$ZodIssue[]) =>
  issues.filter(
    ({ path }, index) =>
      !issues.slice(0, index).some((earlier) => ofTheWrongKind.has(earlier.code) && earlier.path.join('\0') === path.join('\0')),
  )

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
export function findUnstorable(value: unknown): FieldError | null {
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
