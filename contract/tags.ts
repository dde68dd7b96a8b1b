import { z } from 'zod'

/** Tags on one thing, and characters of one. */
export const mostTags = 20
export const longestTag = 50

export const Tag = z
  .string()
  .trim()
  .min(1, 'A tag cannot be empty')
  .max(longestTag, `A tag has at most ${longestTag} characters`)
  .regex(/^[^\p{Cc},]*$/u, 'A tag stands on one line, without a comma')
export const Tags = z.array(Tag).max(mostTags, `At most ${mostTags} tags`)

/** The tags that somebody uses, with how many things have each. */
export const TagCounts = z.object({ results: z.array(z.object({ tag: z.string(), count: z.number().int() })), total: z.number().int() })
