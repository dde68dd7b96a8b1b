import type { security } from '../../messages/en/security.ts'
import { formatDay } from '../../ui/day.ts'

const minute = 60_000
const hour = 60 * minute

/** 'a moment ago', '12 minutes ago', '3 hours ago', 'on 14 Mar 2025'. */
export function sayWhen(time: string, now: number, words: (typeof security)['sessions']): string {
  const passed = now - Date.parse(time)
  if (passed < minute) return words.justNow
  if (passed < hour) return words.minutes(Math.floor(passed / minute))
  return passed < 24 * hour ? words.hours(Math.floor(passed / hour)) : words.on(formatDay(time))
}
