import { type CourtTrends, type DispositionKind, type Outcomes, type TrendYear, fewCases } from '#contract/analytics'
import { dispositionKinds } from '#contract/endings'
import type { CountRow, FacetRow } from './storage.ts'
import { shareOf } from './wilson.ts'

const series = { moving: 'favorable', other: 'unfavorable', mixed: 'mixed', unknown: 'unknown' } as const
const sum = (rows: readonly CountRow[]) => rows.reduce((total, { cases }) => total + cases, 0)

/** Of the cases that favour one side or both, those that favour who brought the matter. */
export function favorableOf(rows: readonly CountRow[]) {
  const decided = rows.filter(({ favours }) => favours !== 'unknown')
  return shareOf(sum(decided.filter(({ favours }) => favours === 'moving')), sum(decided))
}

/** What counts say. `rows` are of all topics or of the one that was asked for, `topics` by topic. */
export function figuresOf(
  rows: readonly CountRow[],
  topics: readonly { topic: string; count: number }[],
  facets: readonly FacetRow[],
): Omit<CourtTrends, 'court'> {
  const total = sum(rows)
  const known = rows.filter(({ disposition }) => disposition !== '')
  return {
    total_cases: total,
    trends: yearsOf(rows),
    undated: outcomesOf(rows.filter(({ year }) => year === 0)),
    topic_breakdown: topics.toSorted((a, b) => b.count - a.count || a.topic.localeCompare(b.topic)),
    dispositions: dispositionKinds.flatMap((disposition: DispositionKind) => {
      const count = sum(rows.filter((row) => row.disposition === disposition))
      return count === 0 ? [] : [{ disposition, count }]
    }),
    favorable: favorableOf(rows),
    coverage: { cases: total, known: sum(known), undated: sum(rows.filter(({ year }) => year === 0)) },
    workload: {
      stations: dividedBy(facets, 'station'),
      divisions: dividedBy(facets, 'division'),
      document_types: dividedBy(facets, 'document_type'),
    },
    waited: waitedOf(facets),
    few: total < fewCases,
  }
}

/** Values that are known, in the order of the rows. */
const dividedBy = (facets: readonly FacetRow[], asked: FacetRow['facet']) =>
  facets.flatMap(({ facet, value, cases }) => (facet === asked && value !== '' ? [{ value, count: cases }] : []))

function waitedOf(facets: readonly FacetRow[]): CourtTrends['waited'] {
  const years = dividedBy(facets, 'waited')
    .map(({ value, count }) => ({ years: Number(value), count }))
    .toSorted((a, b) => a.years - b.years)
  const cases = years.reduce((sum, { count }) => sum + count, 0)
  // The lower of the two middle cases: a half year would say more than the numbers of cases do.
  let before = 0
  const middle = years.find(({ count }) => (before += count) >= cases / 2)
  return { cases, median: middle?.years ?? null, years }
}

const yearsOf = (rows: readonly CountRow[]): TrendYear[] =>
  [...Map.groupBy(rows, ({ year }) => year)]
    .filter(([year]) => year !== 0)
    .map(([year, of]) => ({ year, ...outcomesOf(of) }))
    .toSorted((a, b) => a.year - b.year)

function outcomesOf(rows: readonly CountRow[]): Outcomes {
  const outcomes = { total: 0, favorable: 0, unfavorable: 0, mixed: 0, unknown: 0 }
  for (const { favours, cases } of rows) {
    outcomes.total += cases
    outcomes[series[favours]] += cases
  }
  return outcomes
}

export const sumOf = (all: readonly Outcomes[]): Outcomes =>
  all.reduce(
    (sum, one) => ({
      total: sum.total + one.total,
      favorable: sum.favorable + one.favorable,
      unfavorable: sum.unfavorable + one.unfavorable,
      mixed: sum.mixed + one.mixed,
      unknown: sum.unknown + one.unknown,
    }),
    { total: 0, favorable: 0, unfavorable: 0, mixed: 0, unknown: 0 },
  )
