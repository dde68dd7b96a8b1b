import type { Ending, Review } from '#contract/endings'
import type { AnalyticsRequest } from './analytics-address.ts'
import { yearsOf } from './analytics-address.ts'
import type { SeriesName } from './series.ts'

/** Whose cases figures count. */
export type Counted = { court: string } | { judge: string; court?: string }

/** What else narrows them; without a year, all years that the page shows. */
interface Narrower {
  endings?: readonly Ending[]
  year?: number
  /** Instead of the years that the page shows. */
  years?: readonly number[]
  topic?: string
  /** Any of them, as of the divisions, the kinds of decision and the years from filing to decision. */
  station?: string | readonly string[]
  division?: string | readonly string[]
  /** Kind of decision. */
  type?: string | readonly string[]
  /** Whole years from filing to decision, any of them. */
  waited?: number | readonly number[]
  appeal?: Review
  party?: string
  /** The id of a case or provision that they cite. */
  cites?: string
}

const places = ['station', 'division', 'type', 'waited', 'appeal', 'party', 'cites'] as const

export const endingOf = (series: SeriesName): Ending => (series === 'total' ? 'counted' : series)

/** Those that favour a side or both, of which shares are. */
export const decided = ['favorable', 'unfavorable', 'mixed'] as const

/** The case browser with the cases that cite one, of a year or a court or all; `cited` with `~12` at its paragraph 12, with `~followed` so. */
export function citingAddress(cited: string, narrower: { year?: number; court?: string } = {}): string {
  const parameters = new URLSearchParams()
  if (narrower.court !== undefined) parameters.append('court', narrower.court)
  if (narrower.year !== undefined) parameters.append('year', String(narrower.year))
  parameters.append('cites', cited)
  return `/cases?${parameters}`
}

/** The case browser with exactly the cases that a figure counts. */
export function casesAddress(counted: Counted, shown: Pick<AnalyticsRequest, 'topic' | 'from' | 'to'>, narrower: Narrower = {}): string {
  const parameters = new URLSearchParams()
  if (counted.court !== undefined) parameters.append('court', counted.court)
  if ('judge' in counted) parameters.append('judge', counted.judge)
  const years = (narrower.years ?? (narrower.year === undefined ? undefined : [narrower.year]))?.map(String) ?? yearsOf(shown)?.split(',')
  for (const year of years ?? []) parameters.append('year', year)
  const topic = narrower.topic ?? shown.topic
  if (topic !== '') parameters.append('area', topic)
  for (const ending of narrower.endings ?? ['counted']) parameters.append('ending', ending)
  for (const place of places) for (const value of [narrower[place] ?? []].flat()) parameters.append(place, String(value))
  return `/cases?${parameters}`
}
