import { formatDay } from '../../../ui/day.ts'

/** '14:05', with the day where that is another: of a time (ISO 8601), as the clocks of Nairobi show it. */
export function clockTime(time: string, now = new Date()): string {
  const at = new Date(time)
  const [day, hour] = nairobi(at)
  return day === nairobi(now)[0] ? hour : `${formatDay(day)}, ${hour}`
}

// Nairobi keeps three hours before UTC all the year round.
const nairobi = (at: Date): [day: string, hour: string] => {
  const shifted = new Date(at.getTime() + 3 * 3_600_000).toISOString()
  return [shifted.slice(0, 10), shifted.slice(11, 16)]
}
