import type { HistoryEntry } from '#contract/history'
import type { HomeWords } from '../../messages/en/home.ts'
import type { HistoryWords } from '../../messages/en/history.ts'

const hour = 3_600_000
const day = 24 * hour

/** Whole days of this device's calendar between two moments: 0 on the same day, 1 for yesterday. */
function daysBetween(earlier: Date, later: Date): number {
  const midnight = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())
  return Math.round((midnight(later) - midnight(earlier)) / day)
}

export interface DayOfEntries {
  day: Date
  /** 0 for today, 1 for yesterday. */
  daysAgo: number
  entries: HistoryEntry[]
}

/** Entries, the newest first, by the day of this device's calendar on which they were made. */
export function groupByDay(entries: readonly HistoryEntry[], now: Date): DayOfEntries[] {
  const groups: DayOfEntries[] = []
  for (const entry of entries) {
    const made = new Date(entry.timestamp)
    const daysAgo = daysBetween(made, now)
    const last = groups.at(-1)
    if (last?.daysAgo === daysAgo) last.entries.push(entry)
    else groups.push({ day: made, daysAgo, entries: [entry] })
  }
  return groups
}

/** 'Just now' under an hour, hours under a day, days under a week, else the date; a clock that is behind says 'Just now'. */
export function sayAgo(made: Date, now: Date, words: HistoryWords['ago']): string {
  const passed = now.getTime() - made.getTime()
  if (passed < hour) return words.now
  if (passed < day) return words.hours(Math.floor(passed / hour))
  if (passed < 7 * day) return words.days(Math.floor(passed / day))
  return words.on(made)
}

/** As the home screen says it: 'Just now' under an hour, hours under a day, 'Yesterday' under two, then days. */
export function sayRecently(made: Date, now: Date, words: HomeWords['activity']): string {
  const passed = now.getTime() - made.getTime()
  if (passed < hour) return words.now
  if (passed < day) return words.hours(Math.floor(passed / hour))
  return passed < 2 * day ? words.yesterday : words.days(Math.floor(passed / day))
}
