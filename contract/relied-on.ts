import { z } from 'zod'

/**
 * A passage of an authority that is cited, or the authority as a whole (without a `pinpoint`): what it is relied on for, empty where nobody said, and
 * the issue of the project under which it lies.
 */
export const Reliance = z.object({ pinpoint: z.string().nullable(), relied_on: z.string(), issue_id: z.string().nullable() })
export type Reliance = z.infer<typeof Reliance>
