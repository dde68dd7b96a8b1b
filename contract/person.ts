import { z } from 'zod'

/** Whoever did or owns something, by the name that stands on it. */
export const Person = z.object({ id: z.string(), name: z.string() })
export type Person = z.infer<typeof Person>
