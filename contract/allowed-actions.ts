import { z } from 'zod'

/** What the one who asks may do with an object besides reading it, by its policy. */
export const AllowedActions = z.array(z.enum(['change', 'delete', 'share']))
export type AllowedActions = z.infer<typeof AllowedActions>
