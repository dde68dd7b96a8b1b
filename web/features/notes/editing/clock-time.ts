import { formatDay, timeHere } from '../../../ui/day.ts'

/** '14:05', with the day where that is another: of a time (ISO 8601), as this device's clock shows it. */
export function clockTime(time: string, now = new Date()): string {
  const here = timeHere(new Date(time))
  const hour = here.slice(11, 16)
  return here.slice(0, 10) === timeHere(now).slice(0, 10) ? hour : `${formatDay(time)}, ${hour}`
}
