import { isDay } from './day.ts'

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
