import type { YearCount } from '#contract/courts'

/** One column of the chart: every year between first and last has one, held or not. `height` is 0 to 1. */
export interface YearBar extends YearCount {
  height: number
}

export interface YearBars {
  bars: YearBar[]
  /** The fullest year, the later of two. */
  fullest: YearCount
  /** Years that are written below the chart. */
  ticks: number[]
}

/** A year in which little was decided stays visible beside one in which much was. */
const lowest = 0.04
const steps = [1, 2, 5, 10, 20, 50, 100]
const maxTicks = 6

/** Lays counts of years out for a chart; null where there are none. */
export function layOutYears(years: YearCount[]): YearBars | null {
  if (years.length === 0) return null
  const counts = new Map(years.map(({ year, cases }) => [year, cases]))
  const first = Math.min(...counts.keys())
  const last = Math.max(...counts.keys())
  const fullest = years.reduce((most, one) => (one.cases > most.cases || (one.cases === most.cases && one.year > most.year) ? one : most))
  const all = Array.from({ length: last - first + 1 }, (_, place) => first + place)
  const step = steps.find((size) => all.length / size <= maxTicks) ?? 100
  return {
    bars: all.map((year) => {
      const cases = counts.get(year) ?? 0
      return { year, cases, height: cases === 0 ? 0 : Math.max(lowest, cases / fullest.cases) }
    }),
    fullest,
    ticks: all.filter((year) => year % step === 0 || all.length === 1),
  }
}
