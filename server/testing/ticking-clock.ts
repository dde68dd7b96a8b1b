import type { Clock } from '../clock.ts'

/** The time of a test: begins at a moment, and every look at it is a millisecond later than the last one. */
export function tickingClock(from: string): Clock {
  let at = Date.parse(from)
  return { now: () => (at += 1) }
}
