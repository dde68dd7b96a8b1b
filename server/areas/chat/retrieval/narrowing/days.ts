import { monthOfName } from '#citations/months'

/** Days from the first to the last, both among them, as YYYY-MM-DD. */
export interface Days {
  first: string
  last: string
}

// Nairobi keeps one time all year: three hours ahead of UTC.
const ahead = 3 * 60 * 60_000
const written = (day: Date): string => day.toISOString().slice(0, 10)

/** YYYY-MM-DD in Nairobi. `now` in milliseconds since 1970. */
export const todayInNairobi = (now: number): string => written(new Date(now + ahead))

export const shifted = (day: string, days: number): string => written(new Date(Date.parse(day) + days * 86_400_000))

/** The same day so many months before; the last of its month where that has no such day. */
export function monthsBefore(day: string, count: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month - count, 0))
  return written(new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate()))))
}

export const yearsFrom = (first: number, last = first): Days => ({ first: `${first}-01-01`, last: `${last}-12-31` })

/** A month of a year, both as people count them: March is 3. */
export const monthOf = (year: number, month: number): Days => ({
  first: written(new Date(Date.UTC(year, month - 1, 1))),
  last: written(new Date(Date.UTC(year, month, 0))),
})

/** The days of '4 March 2021', 'March 2021' or '2021'; null for a day that no month has. */
export function daysOf(words: string): Days | null {
  const [, day, name, year] = /^(?:(\d{1,2})(?:st|nd|rd|th)?\s+)?(?:([a-z]+),?\s+)?(\d{4})$/i.exec(words) ?? []
  if (year === undefined) return null
  if (name === undefined) return yearsFrom(Number(year))
  const whole = monthOf(Number(year), monthOfName(name))
  if (day === undefined) return whole
  const on = `${whole.first.slice(0, 8)}${day.padStart(2, '0')}`
  return on < whole.first || on > whole.last ? null : { first: on, last: on }
}
