import type { YearCount } from '#contract/courts'

/** "1967–2024", or one year where all are of that year; null where no year is known. */
export function spanOf(years: YearCount[]): string | null {
  if (years.length === 0) return null
  const all = years.map(({ year }) => year)
  const [from, to] = [Math.min(...all), Math.max(...all)]
  return from === to ? String(from) : `${from}–${to}`
}
