import { wordsOf } from '../messages/chosen-language.ts'
import { days } from '../messages/en/days.ts'

// Not the browser's own formatter: to make one takes as long as to paint a judgment, and this stands before its first word.
/** '14 Mar 2025' of '2025-03-14', or of a moment on that day of this device's calendar; a bare year stays a year, anything else stays as it is. */
export function formatDay(written: string): string {
  const day = written[10] === 'T' ? dayHere(new Date(written)) : written
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (!month || !isDay(day)) return day
  return `${Number(date)} ${wordsOf('days', days).months[Number(month) - 1]} ${year}`
}

/** '2025-03-14': the day of a moment, by this device's clock. */
export const dayHere = (at: Date): string => new Date(+at - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

/** '14/03/2025' of '2025-03-14', as it is typed into a field. */
export const writeDay = (day: string): string => day.split('-').reverse().join('/')

/** '2025-03-14' of '14/03/2025', '14.3.2025', '14-3-2025' or '14032025'; null where that is no day of the calendar. */
export function readDay(typed: string): string | null {
  const [, day, month, year] =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(typed.trim()) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed.trim()) ?? []
  if (!day || !month || !year) return null
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? written : null
}

function isDay(written: string): boolean {
  const time = Date.parse(written)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written)
}
