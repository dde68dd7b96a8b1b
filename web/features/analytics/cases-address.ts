import type { Ending } from '#contract/endings'
import type { AnalyticsRequest } from './analytics-address.ts'
import { yearsOf } from './analytics-address.ts'
import type { SeriesName } from './series.ts'

/** Whose cases figures count. */
export type Counted = { court: string } | { judge: string; court?: string }

/** What else narrows them; without a year, all years that the page shows. */
interface Narrower {
  ending?: Ending
  year?: number
  topic?: string
}

export const endingOf = (series: SeriesName): Ending => (series === 'total' ? 'counted' : series)

/** The case browser with exactly the cases that a figure counts. */
export function casesAddress(counted: Counted, shown: Pick<AnalyticsRequest, 'topic' | 'from' | 'to'>, narrower: Narrower = {}): string {
  const parameters = new URLSearchParams()
  if (counted.court !== undefined) parameters.append('court', counted.court)
  if ('judge' in counted) parameters.append('judge', counted.judge)
  const years = narrower.year === undefined ? yearsOf(shown)?.split(',') : [String(narrower.year)]
  for (const year of years ?? []) parameters.append('year', year)
  const topic = narrower.topic ?? shown.topic
  if (topic !== '') parameters.append('area', topic)
  parameters.append('ending', narrower.ending ?? 'counted')
  return `/cases?${parameters}`
}
