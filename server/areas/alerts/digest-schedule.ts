import type { AlertFrequency } from '#contract/saved-searches'

const hour = 3_600_000
const quarter = hour / 4
/** When mails that have a rhythm go out, by the reader's own clock: seven in the morning, on Mondays, on the first of the month. */
const morning = '07:00'

export const digestSchedules = ['daily', 'weekly', 'monthly'] as const satisfies readonly AlertFrequency[]
type DigestSchedule = (typeof digestSchedules)[number]

/** Moments until which what was matched is due, by how often it is told: milliseconds. */
export type DueTimes = Record<DigestSchedule, number>

/** The last times of every rhythm before a moment, worked out once for each time zone: to look through a month takes as long as to write a mail. */
export function dueTimesAt(now: number): (timeZone: string) => DueTimes {
  const known = new Map<string, DueTimes>()
  return (zone) => {
    const before = known.get(zone)
    if (before) return before
    const due = { daily: lastDue('daily', now, zone), weekly: lastDue('weekly', now, zone), monthly: lastDue('monthly', now, zone) }
    known.set(zone, due)
    return due
  }
}

/** The last time at or before `now` at which mails of a rhythm went out in a time zone: milliseconds. What was matched by then is due. */
export function lastDue(rhythm: DigestSchedule, now: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const isTime = (at: number): boolean => {
    const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]))
    if (`${parts.get('hour')}:${parts.get('minute')}` !== morning) return false
    return rhythm === 'daily' || (rhythm === 'weekly' ? parts.get('weekday') === 'Mon' : parts.get('day') === '1')
  }
  // Every time zone is some quarters of an hour from UTC; no month is longer than 31 days, and a clock is put forward by an hour at most.
  const latest = Math.floor(now / quarter) * quarter
  for (let at = latest; at > latest - 33 * 24 * hour; at -= quarter) if (isTime(at)) return at
  throw new Error(`There is no morning in ${timeZone}.`)
}
