import { wordsOf } from '../messages/chosen-language.ts'
import { days } from '../messages/en/days.ts'

// Not the browser's own formatter: to make one takes as long as to paint a judgment, and this stands before its first word.
/** '14 Mar 2025' of '2025-03-14', or of a moment on that day of this device's calendar; a bare year stays a year, anything else stays as it is. */
export function formatDay(written: string): string {
  const day = written[10] === 'T' ? timeHere(new Date(written)) : written
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? []
  if (!month || !isDay(day)) return day
  return `${Number(date)} ${wordsOf('days', days).months[Number(month) - 1]} ${year}`
}

/** '2025-03-14T09:05:59.000Z' of a moment, as if this device's clock were that of UTC. */
export const timeHere = (at: Date): string => new Date(+at - at.getTimezoneOffset() * 60_000).toJSON()

export function isDay(written: string): boolean {
  const time = Date.parse(written)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written)
}
