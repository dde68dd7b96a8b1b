import { jurisdictionOf } from '#citations/data/jurisdictions'
import type { FacetCount, Facets } from '#contract/facets'
import { noCourt } from '#contract/search-choices'
import type { Counts } from './engine/engine.ts'

/** The most frequent values of a facet that are answered; the rest are found by narrowing. */
const maxValues = 300

/** Puts what was counted into the facets of an answer, the most frequent values first, the courts of Kenya before those abroad and the years the newest first; `judges` are names by ids. */
export function readFacets({ total, court, station, year, type, judge }: Counts, judges: ReadonlyMap<string, string>): Facets {
  const benches: Record<string, number> = {}
  for (const [id, count] of Object.entries(judge)) {
    const name = judges.get(id)
    if (name !== undefined) benches[name] = (benches[name] ?? 0) + count
  }
  return {
    total,
    total_relation: 'eq',
    courts: maxFrequent(court)
      .filter(({ value }) => value !== noCourt)
      .sort((a, b) => Number(isAbroad(a)) - Number(isAbroad(b))),
    stations: maxFrequent(station),
    years: maxFrequent(year).sort((a, b) => Number(b.value) - Number(a.value)),
    judges: maxFrequent(benches),
    document_types: maxFrequent(type),
  }
}

const isAbroad = ({ value: court }: FacetCount) => jurisdictionOf({ courtCode: null, court, frbrUri: null }) !== 'KE'

const maxFrequent = (counts: Record<string, number>): FacetCount[] =>
  Object.entries(counts)
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
    .slice(0, maxValues)
