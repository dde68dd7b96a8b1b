import type { ActStatus } from '#contract/legislation'

/** Whether an Act stands on a day; its own days are YYYY-MM-DD, or null. */
export function statusOf({ repealed, commenced }: { repealed: string | null; commenced: string | null }, today: string): ActStatus {
  if (repealed !== null && repealed <= today) return 'repealed'
  return commenced !== null && commenced > today ? 'not_commenced' : 'in_force'
}
