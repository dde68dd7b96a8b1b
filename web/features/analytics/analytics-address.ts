import { maxCompared } from '#contract/analytics'

/** How figures are drawn. */
export const chartTypes = ['line', 'bar', 'pie'] as const
export type ChartType = (typeof chartTypes)[number]

/** What the page of figures shows, as its address holds it. */
export interface AnalyticsRequest {
  /** Set beside one another; none where the reader chose none. */
  courts: string[]
  /** An area of law; empty for all. */
  topic: string
  chart: ChartType
  /** Years of decision, both ends included; null where that end is open. */
  from: number | null
  to: number | null
  judges: string[]
  /** The id of a case whose citations are counted; empty for none. */
  caseId: string
}

export const defaultCourt = 'Supreme Court'

const earliestYear = 1900
const latestYear = 2099

export const isYear = (year: number) => Number.isInteger(year) && year >= earliestYear && year <= latestYear

/** Reads what is shown from an address, which may leave out the court with which the page opens; what a hand-made one has wrong counts as not given. */
export function readAnalytics(parameters: URLSearchParams, opening = defaultCourt): AnalyticsRequest {
  const names = (name: string) =>
    [
      ...new Set(
        parameters
          .getAll(name)
          .map((value) => value.trim())
          .filter(Boolean),
      ),
    ].slice(0, maxCompared)
  const year = (name: string) => {
    const read = Number(parameters.get(name))
    return isYear(read) ? read : null
  }
  const chart = chartTypes.find((type) => type === parameters.get('chart'))
  return {
    courts: parameters.has('court') ? names('court') : [opening],
    topic: parameters.get('topic')?.trim().slice(0, 200) ?? '',
    chart: chart ?? 'line',
    from: year('from'),
    to: year('to'),
    judges: names('judge'),
    caseId: parameters.get('case')?.trim().slice(0, 120) ?? '',
  }
}

/** The address of what is shown: only what differs from the page as it opens, always in one order. */
export function writeAnalytics(
  { courts, topic, chart, from, to, judges, caseId }: AnalyticsRequest,
  opening = defaultCourt,
): URLSearchParams {
  const parameters = new URLSearchParams()
  if (courts.length === 0) parameters.append('court', '')
  else if (courts.length > 1 || courts[0] !== opening) for (const court of courts) parameters.append('court', court)
  if (topic !== '') parameters.append('topic', topic)
  if (chart !== 'line') parameters.append('chart', chart)
  if (from !== null) parameters.append('from', String(from))
  if (to !== null) parameters.append('to', String(to))
  for (const judge of judges) parameters.append('judge', judge)
  if (caseId !== '') parameters.append('case', caseId)
  return parameters
}

/** The most years that are asked for at once: a century. */
const maxYears = 100

/** The years that are asked for, as the calls name them; undefined for all. An open end is a century away. */
export function yearsOf({ from, to }: Pick<AnalyticsRequest, 'from' | 'to'>): string | undefined {
  if (from === null && to === null) return undefined
  const first = from ?? Math.max(earliestYear, to! - maxYears + 1)
  const last = Math.min(to ?? latestYear, first + maxYears - 1)
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, place) => first + place).join(',')
}
