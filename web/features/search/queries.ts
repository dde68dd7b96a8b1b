import { searchAdvanced, type SearchResults } from '#contract/search'
import type { Expansion } from '#contract/semantic'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { searchBody, type SearchRequest } from './search-address.ts'

/** One page of results. A search that is superseded is given up, on the wire too. */
export const resultsOf = (search: SearchRequest) =>
  queryOptions({
    queryKey: ['search', search],
    queryFn: async ({ signal }): Promise<SearchResults & { expansion?: Expansion }> =>
      search.byMeaning
        ? (await import('./ByMeaning.tsx')).findByMeaning(search, signal)
        : call(searchAdvanced, { body: searchBody(search) }, { signal }),
  })
