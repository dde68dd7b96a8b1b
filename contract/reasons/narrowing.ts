import { z } from 'zod'

/** To which decisions an answer was narrowed: those of judges, of courts, given between two days (YYYY-MM-DD), both among them; null for no bound. */
export const Narrowing = z.object({
  judges: z.array(z.string()),
  courts: z.array(z.string()),
  /** Where the court sits, as it was said: 'Kisumu'. */
  place: z.string().nullable(),
  /** 'Commercial and Tax' */
  division: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The newest go first; older ones are not left out. */
  latest: z.boolean(),
})
export type Narrowing = z.infer<typeof Narrowing>
