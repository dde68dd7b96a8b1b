import type { TrendYear } from '#contract/analytics'
import type { Theme } from '@mui/material/styles'

/** What is drawn of each year, in the order of the legend: the three that everybody asks for, and what they leave out. */
export const seriesNames = ['total', 'favorable', 'unfavorable', 'mixed', 'unknown'] as const
/** Those that are drawn until the reader asks for the rest. */
const asked: readonly SeriesName[] = ['total', 'favorable', 'unfavorable']
export type SeriesName = (typeof seriesNames)[number]

/** Which are drawn of some years: the three always, the others where there is any. Of which there is `none` is said in a sentence, too. */
export function drawnSeries(years: readonly TrendYear[], withRest: boolean): Record<'drawn' | 'none', SeriesName[]> {
  const wanted = withRest ? seriesNames : asked
  const isThere = (series: SeriesName) => years.some((year) => year[series] > 0)
  return { drawn: wanted.filter((series) => asked.includes(series) || isThere(series)), none: wanted.filter((series) => !isThere(series)) }
}

export type Marker = 'circle' | 'triangle' | 'square' | 'diamond' | 'ring'

/** How each is told from the others: by colour, by line and by mark, so that one of them is enough. */
export const looks: Record<SeriesName, { colour: (theme: Theme) => string; dash: string; marker: Marker }> = {
  total: { colour: ({ vars }) => vars.palette.primary.main, dash: '', marker: 'circle' },
  favorable: { colour: ({ vars }) => vars.palette.teal.main, dash: '9 4', marker: 'triangle' },
  unfavorable: { colour: ({ vars }) => vars.palette.burgundy.main, dash: '2 3', marker: 'square' },
  mixed: { colour: ({ vars }) => vars.palette.secondary.main, dash: '10 3 2 3', marker: 'diamond' },
  unknown: { colour: ({ vars }) => vars.palette.text.secondary, dash: '4 4', marker: 'ring' },
}

/** Every year from the first to the last: one without a case is a gap that is to be seen. */
export function withGaps(years: readonly TrendYear[]): TrendYear[] {
  if (years.length === 0) return []
  const known = new Map(years.map((year) => [year.year, year]))
  const [first, last] = [years[0]!.year, years.at(-1)!.year]
  return Array.from(
    { length: last - first + 1 },
    (_, place) => known.get(first + place) ?? { year: first + place, total: 0, favorable: 0, unfavorable: 0, mixed: 0, unknown: 0 },
  )
}

/** Years that are written below a chart, where there is room for one every `apart` px. */
export function ticksOf(years: readonly number[], width: number, apart = 44): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((size) => (years.length / size) * apart <= width) ?? 100
  return years.length === 1 ? [...years] : years.filter((year) => year % step === 0)
}

/** The areas that a pie has slices for; the rest are one slice, since a sliver says nothing. */
export function slicesOf(topics: readonly { topic: string; count: number }[], most = 8): { topic: string | null; count: number }[] {
  if (topics.length <= most) return [...topics]
  const others = topics.slice(most - 1)
  return [...topics.slice(0, most - 1), { topic: null, count: others.reduce((sum, { count }) => sum + count, 0) }]
}
