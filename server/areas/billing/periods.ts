import { aheadInNairobi } from '../../clock.ts'

export type Interval = 'month' | 'year'

const day = 24 * 60 * 60_000
const months: Record<Interval, number> = { month: 1, year: 12 }

/** So many days later, at the same time of the day. */
export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * day)

/**
 * The end of the nth period of those that began at `anchor`: the same day of the month in Nairobi, or the month's last one where it has no
 * such day. Counted from the anchor and not from the last end, so that a 31st comes back after February.
 */
export function periodEnd(anchor: Date, interval: Interval, n: number): Date {
  const local = new Date(anchor.getTime() + aheadInNairobi)
  const month = local.getUTCMonth() + n * months[interval]
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const sinceMidnight = local.getTime() - Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate())
  const end = Date.UTC(local.getUTCFullYear(), month, Math.min(local.getUTCDate(), lastDay)) + sinceMidnight
  return new Date(end - aheadInNairobi)
}

/** The year of a moment in Nairobi. */
export const yearOf = (moment: Date): number => new Date(moment.getTime() + aheadInNairobi).getUTCFullYear()
