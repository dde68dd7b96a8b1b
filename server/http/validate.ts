import type { FieldError } from '#contract/problems'
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { InvalidInput } from './problem.ts'

const places: Record<string, string> = { body: 'body', querystring: 'query', params: 'path', headers: 'header' }

/** Checks a request part against its zod schema; a mismatch names each field, as the contract's errors are written. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart = 'body' }) =>
  (value: unknown) => {
    const read = schema.safeParse(value)
    if (read.success) return { value: read.data }
    return { error: new InvalidInput(read.error.issues.map((issue) => fieldError(issue, places[httpPart] ?? httpPart, value))) }
  }

function fieldError(issue: z.core.$ZodIssue, place: string, input: unknown): FieldError {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
  const missing = issue.code === 'invalid_type' && path.length > 0 && valueAt(input, path) === undefined
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
