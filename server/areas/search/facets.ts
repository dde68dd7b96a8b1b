import type { FacetCount, Facets } from '#contract/facets'
import type { FacetRow } from './counting-storage.ts'
import type { LibraryCount } from './library-counts/library-counts.ts'

/** The most frequent values of a facet that are answered; the rest are found by narrowing. */
const mostValues = 300

// which of court, station, type and year a row of `grouping(…)` does not count by, as bits
const all = 0b1111
const kinds = { courts: 0b0111, stations: 0b1011, document_types: 0b1101, years: 0b1110 } as const

/** Puts what the database counted into the facets of an answer, the most frequent values first and the years the newest first. */
export function readFacets(rows: FacetRow[]): Facets {
  const whole = rows.find(({ kept }) => kept === all)
  const values = (kept: number | null, value: (row: FacetRow) => string | number | null): FacetCount[] =>
    mostFrequent(rows.flatMap((row) => (row.kept === kept && value(row) !== null ? [{ value: String(value(row)), count: row.count }] : [])))
  return {
    total: whole?.count ?? 0,
    total_relation: 'eq',
    courts: values(kinds.courts, ({ court }) => court),
    stations: values(kinds.stations, ({ station }) => station),
    years: newestFirst(values(kinds.years, ({ year }) => year)),
    judges: values(null, ({ judge }) => judge),
    document_types: values(kinds.document_types, ({ documentType }) => documentType),
  }
}

/** The facets of the whole library, across its courts. */
export function readFacetsOfAll(counts: LibraryCount[]): Facets {
  const values = (by: LibraryCount['by'], value: (row: LibraryCount) => string | number | null) =>
    mostFrequent(counts.flatMap((row) => (row.by === by && value(row) !== null ? [{ value: String(value(row)), count: row.cases }] : [])))
  return {
    total: counts.reduce((sum, { by, cases }) => sum + (by === 'court' ? cases : 0), 0),
    total_relation: 'eq',
    courts: values('court', ({ court }) => court),
    stations: values('station', ({ station }) => station),
    years: newestFirst(values('year', ({ year }) => year)),
    judges: values('judge', ({ judge }) => judge),
    document_types: values('type', ({ documentType }) => documentType),
  }
}

const mostFrequent = (values: FacetCount[]) =>
  values.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value)).slice(0, mostValues)

const newestFirst = (years: FacetCount[]) => years.sort((a, b) => Number(b.value) - Number(a.value))
