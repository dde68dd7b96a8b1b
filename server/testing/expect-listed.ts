import type { CourtTrends, JudgeAnalysis, countProvisions } from '#contract/analytics'
import type { trackPrecedent } from '#contract/citator'
import type { Output } from '#contract/endpoint'
import type { SearchResults } from '#contract/search'
import { noCourt } from '#contract/search-choices'
import { expect } from 'vitest'

/** Asks a call under /api/ for its answer. */
type Get = <T>(url: string) => Promise<T>
type Filters = Record<string, string | number | readonly string[]>

/** How many cases the case browser lists; a list of one page has exactly as many. */
async function listedBy(get: Get, filters: Filters): Promise<number> {
  const parameters = new URLSearchParams({ limit: '100' })
  for (const [name, values] of Object.entries(filters)) for (const value of [values].flat()) parameters.append(name, String(value))
  const { total, results } = await get<SearchResults>(`cases?${parameters.toString()}`)
  expect(new Set(results.map(({ id }) => id)).size, parameters.toString()).toBe(Math.min(total, 100))
  return total
}

/** The list of cases behind each figure of a court or a judge (`whose`) has exactly as many. */
export async function expectListed(get: Get, whose: Filters, figures: CourtTrends | JudgeAnalysis) {
  const { trends, undated, total_cases, dispositions, topic_breakdown, coverage, workload, waited, favorable } = figures
  const listed = (more: Filters) => listedBy(get, { ...whose, endings: 'counted', ...more })
  const all: [Filters, number][] = [
    [{}, total_cases],
    [{ endings: 'known' }, coverage.known],
    [{ endings: 'undated' }, coverage.undated],
    [{ endings: ['favorable', 'unfavorable', 'mixed'] }, favorable?.of ?? 0],
    [{ endings: 'favorable' }, favorable?.cases ?? 0],
    ...trends.flatMap(({ year, total, ...series }): [Filters, number][] => [
      [{ years: year }, total],
      ...Object.entries(series).map(([endings, cases]): [Filters, number] => [{ years: year, endings }, cases]),
    ]),
    ...Object.entries(undated).map(([series, cases]): [Filters, number] => [
      { endings: series === 'total' ? 'undated' : ['undated', series] },
      cases,
    ]),
    ...dispositions.map(({ disposition, count }): [Filters, number] => [{ endings: disposition }, count]),
    ...topic_breakdown.map(({ topic, count }): [Filters, number] => [{ legalAreas: topic.toLowerCase() }, count]),
    ...workload.stations.map(({ value, count }): [Filters, number] => [{ stations: value }, count]),
    ...workload.divisions.map(({ value, count }): [Filters, number] => [{ divisions: value }, count]),
    ...workload.document_types.map(({ value, count }): [Filters, number] => [{ documentTypes: value }, count]),
    ...knownOf('stations', workload.stations),
    ...knownOf('divisions', workload.divisions),
    ...knownOf('documentTypes', workload.document_types),
    ...(waited.cases > 0 ? [[{ waited: waited.years.map(({ years }) => String(years)) }, waited.cases] satisfies [Filters, number]] : []),
    ...waited.years.map(({ years, count }): [Filters, number] => [{ waited: years }, count]),
    ...('judge' in figures ? behindJudge(figures) : []),
  ]
  for (const [filters, count] of all) expect(await listed(filters), JSON.stringify(filters)).toBe(count)
}

/** The cases of which it is known: those of any of the values. */
const knownOf = (filter: string, rows: readonly { value: string; count: number }[]): [Filters, number][] =>
  rows.length === 0 ? [] : [[{ [filter]: rows.map(({ value }) => value) }, rows.reduce((sum, { count }) => sum + count, 0)]]

const behindJudge = ({ appeals, authorities, provisions, parties, courts }: JudgeAnalysis): [Filters, number][] => [
  [{ appeals: 'reviewed' }, appeals.cases],
  ...appeals.outcomes.map(({ outcome, count }): [Filters, number] => [{ appeals: outcome }, count]),
  ...authorities.map(({ id, cases }): [Filters, number] => [{ cites: id }, cases]),
  ...provisions.map(({ id, cases }): [Filters, number] => [{ cites: id }, cases]),
  ...parties.map(({ value, count }): [Filters, number] => [{ parties: value }, count]),
  ...courts.flatMap(({ court, cases, favorable }): [Filters, number][] => [
    [{ courts: court ?? noCourt }, cases],
    [{ courts: court ?? noCourt, endings: 'favorable' }, favorable?.cases ?? 0],
  ]),
]

/** The same of the provisions that a court's decisions cite, those of `more` where that was asked for. */
export async function expectProvisionsListed(get: Get, { court, provisions }: Output<typeof countProvisions>, more: Filters = {}) {
  for (const { id, cases } of provisions)
    expect(await listedBy(get, { courts: court, endings: 'counted', cites: id, ...more }), `${court} ${id}`).toBe(cases)
}

/** The same of the cases that cite one. */
export async function expectCitingListed(get: Get, { id, total, years, courts, paragraphs, pinpointed }: Output<typeof trackPrecedent>) {
  const listed = (more: Filters) => listedBy(get, { cites: id, ...more })
  expect(await listed({})).toBe(total)
  for (const { year, count, treatments } of years) {
    expect(await listed({ years: year })).toBe(count)
    for (const { value, count: treating } of treatments)
      expect(await listed({ years: year, cites: `${id}~${value}` }), value).toBe(treating)
  }
  for (const { court, count } of courts) expect(await listed({ courts: court ?? noCourt })).toBe(count)
  for (const { number, count } of paragraphs) expect(await listed({ cites: `${id}~${number}` })).toBe(count)
  expect(await listed({ cites: `${id}~paragraph` })).toBe(pinpointed)
}
