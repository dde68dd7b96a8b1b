import { z } from 'zod'

/** A reason with the values that its words are made of. */
export const withValues = <Code extends string, Values extends z.core.$ZodLooseShape>(code: Code, values: Values) =>
  z.object({ code: z.literal(code), ...values })
