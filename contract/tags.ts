import { z } from 'zod'

/** Tags on one thing, and characters of one. */
export const maxTags = 20
export const maxTagLength = 50

export const Tag = z
  .string()
  .trim()
  .min(1, 'A tag cannot be empty')
  .max(maxTagLength, `A tag has at most ${maxTagLength} characters`)
  .regex(/^[^\p{Cc},]*$/u, 'A tag stands on one line, without a comma')
export const Tags = z.array(Tag).max(maxTags, `At most ${maxTags} tags`)

/** The tags that somebody uses, with how many things have each. */
export const TagCounts = z.object({ results: z.array(z.object({ tag: z.string(), count: z.number().int() })), total: z.number().int() })
