import { searchAdvanced, searchFacets } from '#contract/search'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { cacheLife } from '../../api/query-client.ts'
import { searchBody, type SearchRequest } from './search-address.ts'

/** One page of results. A search that is superseded is given up, on the wire too. */
export const resultsOf = (search: SearchRequest) =>
  queryOptions({
    queryKey: ['search', search],
    queryFn: ({ signal }) => call(searchAdvanced, { body: searchBody(search) }, { signal }),
  })

/** How the cases of a search divide; the same on all its pages and in every order. */
export function facetsOf(search: SearchRequest) {
  const body = searchBody({ ...search, sort: null, page: 1 })
  return queryOptions({
    queryKey: ['facets', body],
    queryFn: ({ signal }) => call(searchFacets, { body }, { signal }),
    staleTime: cacheLife,
  })
}
