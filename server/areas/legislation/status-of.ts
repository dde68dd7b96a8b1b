import type { ActStatus } from '#contract/legislation'
import type { Clock } from '../../clock.ts'

/** Nairobi is three hours ahead the whole year: a law stands from midnight there. */
const nairobi = 3 * 60 * 60 * 1000

/** The day in Nairobi, YYYY-MM-DD. */
export const todayBy = (clock: Clock): string => new Date(clock.now() + nairobi).toISOString().slice(0, 10)

/** Whether an Act stands on a day; its own days are YYYY-MM-DD, or null. */
export function statusOf({ repealed, commenced }: { repealed: string | null; commenced: string | null }, today: string): ActStatus {
  if (repealed !== null && repealed <= today) return 'repealed'
  return commenced !== null && commenced > today ? 'not_commenced' : 'in_force'
}
