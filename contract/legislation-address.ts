import { z } from 'zod'
import { Day } from './day.ts'

export const ActParams = z.object({ id: z.string().min(1).max(200) })
export const ProvisionParams = ActParams.extend({ eid: z.string().min(1).max(300) })
/** The text that stood at a date; without it the latest. */
export const AsAt = z.object({ as_at: Day.optional() })
