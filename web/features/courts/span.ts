import type { JudgePage, YearCount } from '#contract/courts'
import { formatDay } from '../../ui/day.ts'

/** "1967–2024", or one year where all are of that year; null where no year is known. */
export function spanOf(years: YearCount[]): string | null {
  if (years.length === 0) return null
  const all = years.map(({ year }) => year)
  const [from, to] = [Math.min(...all), Math.max(...all)]
  return from === to ? String(from) : `${from}–${to}`
}

/**
 * The first and the latest decision, each as a day, or as a year where cases of which only the year is known reach beyond the days; null
 * where neither is known.
 */
export function extentOf({ first, latest, years }: Pick<JudgePage, 'first' | 'latest' | 'years'>): [string, string] | null {
  const all = years.map(({ year }) => year)
  const from = Math.min(...all, first === null ? Infinity : Number(first.slice(0, 4)))
  const to = Math.max(...all, latest === null ? -Infinity : Number(latest.slice(0, 4)))
  if (!Number.isFinite(from)) return null
  const write = (day: string | null, year: number) => (day?.startsWith(`${year}-`) ? formatDay(day) : String(year))
  return [write(first, from), write(latest, to)]
}
