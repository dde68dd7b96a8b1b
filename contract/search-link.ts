import type { SavedSearch } from './saved-searches.ts'

/** Where a search is shown: the address of the case browser that asks the same, always in one order. */
export function addressOfSearch({ query, filters, sort }: Pick<SavedSearch, 'query' | 'filters' | 'sort'>): `/cases${string}` {
  const {
    courts,
    judges,
    dateFrom,
    dateTo,
    citation,
    caseNumber,
    stations,
    divisions,
    years,
    documentTypes,
    legalAreas,
    endings,
    waited,
    appeals,
    parties,
    cites,
    similar_to,
    jurisdiction,
    every,
  } = filters
  const parameters: string[] = []
  const add = (name: string, ...values: (string | null)[]) => {
    for (const value of values) if (value) parameters.push(`${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`)
  }
  add('query', query)
  add('court', ...courts)
  add('judge', ...judges)
  add('from', dateFrom)
  add('to', dateTo)
  add('citation', citation)
  add('number', caseNumber)
  add('station', ...stations)
  add('division', ...divisions)
  add('year', ...years)
  add('type', ...documentTypes)
  add('area', ...legalAreas)
  add('ending', ...endings)
  add('waited', ...waited)
  add('appeal', ...appeals)
  add('party', ...parties)
  add('cites', ...cites)
  add('similar_to', similar_to)
  if (jurisdiction !== 'KE') add('jurisdiction', jurisdiction)
  if (every) add('every', 'true')
  if (sort !== 'relevance') add('sort', sort)
  return parameters.length === 0 ? '/cases' : `/cases?${parameters.join('&')}`
}
