import { z } from 'zod'

/** An answer that was written where it was made, in the shape of its call: JSON in UTF-8. */
export class Written {
  readonly json: Uint8Array

  constructor(json: Uint8Array) {
    this.json = json
  }

  toString(): string {
    return Buffer.from(this.json).toString()
  }
}

/** Writes what a call answers. Throws where it is not what the contract says. */
export const writeAnswer = <S extends z.ZodType>(schema: S, answer: z.output<S>): Uint8Array =>
  Buffer.from(JSON.stringify(z.encode(schema, answer)))
