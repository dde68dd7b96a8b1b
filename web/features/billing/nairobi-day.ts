import { formatDay } from '../../ui/day.ts'

/** Nairobi is three hours ahead of UTC all year. Milliseconds. */
const ahead = 3 * 60 * 60_000

/** '28 Feb 2027', the day of a moment (ISO 8601) in Nairobi, wherever the reader is. */
export const nairobiDay = (moment: string): string => formatDay(new Date(Date.parse(moment) + ahead).toISOString().slice(0, 10))
