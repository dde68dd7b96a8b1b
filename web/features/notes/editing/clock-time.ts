import { dayHere, formatDay } from '../../../ui/day.ts'

/** '14:05', with the day where that is another: of a time (ISO 8601), as this device's clock shows it. */
export function clockTime(time: string, now = new Date()): string {
  const at = new Date(time)
  const hour = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(11, 16)
  return dayHere(at) === dayHere(now) ? hour : `${formatDay(time)}, ${hour}`
}
