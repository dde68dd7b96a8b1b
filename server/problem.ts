import { type FieldError, type ProblemCode, problems } from '#contract/problems'

/** An error meant for the caller; anything else thrown is a bug and answers 500. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly statusCode: number

  constructor(code: ProblemCode, detail: string = problems[code].words) {
    super(detail)
    this.code = code
    this.statusCode = problems[code].status
  }
}

/** Input that does not fit its schema: one error for each field. */
export class InvalidInput extends Problem {
  readonly fields: FieldError[]

  constructor(fields: FieldError[], code: ProblemCode = 'invalid-input') {
    super(code)
    this.fields = fields
  }
}
