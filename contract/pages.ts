import { z } from 'zod'

/** Which part of a list is asked for, with so many entries where nothing else is said. */
export const paging = (usual: number) => ({
  limit: z.coerce.number().int().min(1).max(100).default(usual),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})

/** A part of a list whose length is known. */
export const pageOf = <Result extends z.ZodType>(result: Result) =>
  z.object({
    results: z.array(result),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
  })
