import { type Ending, type Review, endings as knownEndings, reviews } from '#contract/endings'
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
  divisions: string[]
  years: string[]
  types: string[]
  /** Areas of law. */
  areas: string[]
  /** How the cases ended, of those that figures count. */
  endings: Ending[]
  /** Whole years from filing to decision, of the same. */
  waited: string[]
  /** What became of them on appeal. */
  appeals: Review[]
  /** Parties, exactly as decisions name them. */
  parties: string[]
  /** Ids of what they cite: cases, paragraphs of cases, provisions. */
  cites: string[]
  /** The id of a case: only cases like it; empty for the whole library. */
  similarTo: string
  /** 'legislation' where the law is listed that has the words; else the cases are. */
  kind: string
  /** Whose decisions a query looks among. */
  jurisdiction: JurisdictionAsked
  /** Of plain words only the cases that have every one. */
  every: boolean
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

const yearForm = /^\d{4}$/
const dayForm = /^\d{4}-\d{2}-\d{2}$/

/** The parameters of the address that hold texts and lists, in their order. */
const parameterOf = {
  query: 'query',
  kind: 'kind',
  courts: 'court',
  judges: 'judge',
  from: 'from',
  to: 'to',
  citation: 'citation',
  number: 'number',
  stations: 'station',
  divisions: 'division',
  years: 'year',
  types: 'type',
  areas: 'area',
  endings: 'ending',
  waited: 'waited',
  appeals: 'appeal',
  parties: 'party',
  cites: 'cites',
  similarTo: 'similar_to',
} as const

/** Reads a search from an address; what a hand-made address has wrong (a page "x", a date of 1850) counts as not given. */
export function readSearch(parameters: URLSearchParams): SearchRequest {
  const words = (name: string) => parameters.get(name)?.trim() ?? ''
  const names = (name: string) => [...new Set(parameters.getAll(name).map((value) => value.trim()))].filter((value) => value !== '')
  const sort = SortOrder.safeParse(parameters.get('sort'))
  const page = Number(parameters.get('page'))
  return {
    query: words('query'),
    kind: words('kind'),
    courts: names('court'),
    judges: names('judge'),
    from: readDay(words('from')),
    to: readDay(words('to')),
    citation: words('citation'),
    number: words('number'),
    stations: names('station'),
    divisions: names('division'),
    years: names('year').filter((year) => yearForm.test(year)),
    types: names('type'),
    areas: names('area'),
    endings: among(knownEndings, names('ending')),
    waited: names('waited').filter((years) => /^\d{1,2}$/.test(years)),
    appeals: among(reviews, names('appeal')),
    parties: names('party'),
    cites: names('cites'),
    similarTo: words('similar_to').slice(0, 120),
    jurisdiction: JurisdictionAsked.safeParse(parameters.get('jurisdiction')).data ?? 'KE',
    every: parameters.get('every') === 'true',
    sort: sort.success ? sort.data : null,
    saved: words('saved').slice(0, 120),
    page: Number.isInteger(page) && page >= 1 && page <= deepestPage ? page : 1,
  }
}

const among = <Value extends string>(known: readonly Value[], values: readonly string[]): Value[] =>
  known.filter((value) => values.includes(value))

/** The address of a search: only what was asked for, always in the same order, so that equal searches have equal addresses. */
export function writeSearch(search: SearchRequest): URLSearchParams {
  const parameters = new URLSearchParams()
  const add = (name: string, value: string) => value.trim() !== '' && parameters.append(name, value.trim())
  for (const [field, name] of Object.entries(parameterOf))
    for (const value of [search[field as keyof typeof parameterOf]].flat()) add(name, value)
  if (search.jurisdiction !== 'KE') add('jurisdiction', search.jurisdiction)
  if (search.every) add('every', 'true')
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

/** Whether of plain words only the cases with every one are listed: asked for so, or in an order other than by relevance. */
export const listsEveryWord = (search: SearchRequest): boolean => search.every || (search.query !== '' && sortInUse(search) !== 'relevance')

/** The body of the search call. */
export function searchBody(search: SearchRequest): Input<typeof searchAdvanced>['body'] {
  const { from, to, number, types, areas, similarTo, sort: _chosen, saved: _saved, kind: _kind, ...same } = search
  return {
    ...same,
    dateFrom: from,
    dateTo: to,
    caseNumber: number,
    documentTypes: types,
    legalAreas: areas,
    similar_to: similarTo,
    sort: sortInUse(search),
    pageSize: sizeOf(search),
    timeout_seconds: 15,
  }
}

export const emptySearch = readSearch(new URLSearchParams())

/** How many filters are set, each value of a list counted. */
export const countFilters = ({ query: _query, similarTo: _like, kind: _kind, ...search }: SearchRequest): number =>
  Object.keys(parameterOf)
    .flatMap((field) => search[field as keyof typeof search] ?? [])
    .filter((value) => value !== '').length

/** Only the words are kept (specification, section 2), and whose decisions they are looked for among: no filter, no order, the first page. */
export const clearFilters = ({ query, jurisdiction }: Pick<SearchRequest, 'query' | 'jurisdiction'>): SearchRequest => ({
  ...emptySearch,
  query,
  jurisdiction,
})

function readDay(written: string): string {
  const real = dayForm.test(written) && !Number.isNaN(Date.parse(written)) && new Date(written).toISOString().startsWith(written)
  return real && written >= earliestDate && written <= latestDate ? written : ''
}
