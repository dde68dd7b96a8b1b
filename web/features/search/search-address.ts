import { type Ending, endings as knownEndings } from '#contract/endings'
import type { Input } from '#contract/endpoint'
import type { searchAdvanced } from '#contract/search'
import { earliestDate, JurisdictionAsked, latestDate, SortOrder } from '#contract/search-choices'

/** What a search asks for, as the address of the page holds it. Dates are YYYY-MM-DD or empty; pages count from 1. */
export interface SearchRequest {
  query: string
  courts: string[]
  judges: string[]
  from: string
  to: string
  citation: string
  number: string
  stations: string[]
  years: string[]
  types: string[]
  /** Areas of law. */
  areas: string[]
  /** How the cases ended, of those that figures count. */
  endings: Ending[]
  /** The id of a case: only cases like it; empty for the whole library. */
  similarTo: string
  /** Whose decisions a query looks among. */
  jurisdiction: JurisdictionAsked
  sort: SortOrder | null
  /** The saved search that it came from, to which its changes may be saved; empty for none. */
  saved: string
  page: number
}

const pageSize = 10
const similarPageSize = 20

/** Cases on a page. */
export const sizeOf = ({ similarTo }: SearchRequest): number => (similarTo === '' ? pageSize : similarPageSize)
/** The contract pages no deeper than this. */
const deepestPage = 100_000

export const emptySearch: SearchRequest = {
  query: '',
  courts: [],
  judges: [],
  from: '',
  to: '',
  citation: '',
  number: '',
  stations: [],
  years: [],
  types: [],
  areas: [],
  endings: [],
  similarTo: '',
  jurisdiction: 'KE',
  sort: null,
  saved: '',
  page: 1,
}

/** Reads a search from an address; what a hand-made address has wrong (a page "x", a date of 1850) counts as not given. */
export function readSearch(parameters: URLSearchParams): SearchRequest {
  const words = (name: string) => parameters.get(name)?.trim() ?? ''
  const names = (name: string) => [...new Set(parameters.getAll(name).map((value) => value.trim()))].filter((value) => value !== '')
  const sort = SortOrder.safeParse(parameters.get('sort'))
  const page = Number(parameters.get('page'))
  return {
    query: words('query'),
    courts: names('court'),
    judges: names('judge'),
    from: readDay(words('from')),
    to: readDay(words('to')),
    citation: words('citation'),
    number: words('number'),
    stations: names('station'),
    years: names('year').filter((year) => yearForm.test(year)),
    types: names('type'),
    areas: names('area'),
    endings: names('ending').filter((ending): ending is Ending => knownEndings.some((known) => known === ending)),
    similarTo: words('similar_to').slice(0, 120),
    jurisdiction: JurisdictionAsked.safeParse(parameters.get('jurisdiction')).data ?? 'KE',
    sort: sort.success ? sort.data : null,
    saved: words('saved').slice(0, 120),
    page: Number.isInteger(page) && page >= 1 && page <= deepestPage ? page : 1,
  }
}

/** The address of a search: only what was asked for, always in the same order, so that equal searches have equal addresses. */
export function writeSearch(search: SearchRequest): URLSearchParams {
  const parameters = new URLSearchParams()
  const add = (name: string, value: string) => value.trim() !== '' && parameters.append(name, value.trim())
  add('query', search.query)
  search.courts.forEach((court) => add('court', court))
  search.judges.forEach((judge) => add('judge', judge))
  add('from', search.from)
  add('to', search.to)
  add('citation', search.citation)
  add('number', search.number)
  search.stations.forEach((station) => add('station', station))
  search.years.forEach((year) => add('year', year))
  search.types.forEach((type) => add('type', type))
  search.areas.forEach((area) => add('area', area))
  search.endings.forEach((ending) => add('ending', ending))
  add('similar_to', search.similarTo)
  if (search.jurisdiction !== 'KE') add('jurisdiction', search.jurisdiction)
  if (search.sort) add('sort', search.sort)
  add('saved', search.saved)
  if (search.page > 1) add('page', String(search.page))
  return parameters
}

/** Whether there is something to rank by: words, or a case to be like. */
export const isRanked = ({ query, similarTo }: SearchRequest): boolean => query !== '' || similarTo !== ''

/** The order used when the reader chose none: the best matches, else the newest decisions. */
export function sortInUse({ sort, ...request }: SearchRequest): SortOrder {
  if (!isRanked({ sort, ...request }) && (sort === null || sort === 'relevance')) return 'newest'
  return sort ?? 'relevance'
}

/** The body of the search call. */
export function searchBody(search: SearchRequest): Input<typeof searchAdvanced>['body'] {
  return {
    query: search.query,
    courts: search.courts,
    judges: search.judges,
    dateFrom: search.from,
    dateTo: search.to,
    citation: search.citation,
    caseNumber: search.number,
    stations: search.stations,
    years: search.years,
    documentTypes: search.types,
    legalAreas: search.areas,
    endings: search.endings,
    similar_to: search.similarTo,
    jurisdiction: search.jurisdiction,
    sort: sortInUse(search),
    page: search.page,
    pageSize: sizeOf(search),
    timeout_seconds: 15,
  }
}

/** How many filters are set, each value of a list counted. */
export function countFilters({
  courts,
  judges,
  stations,
  years,
  types,
  areas,
  endings,
  from,
  to,
  citation,
  number,
}: SearchRequest): number {
  const lists = [courts, judges, stations, years, types, areas, endings]
  return lists.flat().length + [from, to, citation, number].filter((value) => value !== '').length
}

/** Only the words are kept (specification, section 2), and whose decisions they are looked for among: no filter, no order, the first page. */
export const clearFilters = ({ query, jurisdiction }: Pick<SearchRequest, 'query' | 'jurisdiction'>): SearchRequest => ({
  ...emptySearch,
  query,
  jurisdiction,
})

const yearForm = /^\d{4}$/
const dayForm = /^\d{4}-\d{2}-\d{2}$/

function readDay(written: string): string {
  const real = dayForm.test(written) && !Number.isNaN(Date.parse(written)) && new Date(written).toISOString().startsWith(written)
  return real && written >= earliestDate && written <= latestDate ? written : ''
}
