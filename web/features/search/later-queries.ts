import { searchFacets } from '#contract/facets'
import { searchAdvanced } from '#contract/search'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { cacheLife } from '../../api/query-client.ts'
import { searchBody, type SearchRequest } from './search-address.ts'

/** How the cases of a search divide; the same on all its pages and in every order. */
export function facetsOf(search: SearchRequest) {
  const body = searchBody({ ...search, sort: null, page: 1 })
  return queryOptions({
    queryKey: ['facets', body],
    queryFn: ({ signal }) => call(searchFacets, { body }, { signal }),
    staleTime: cacheLife,
  })
}

/** Why each case of a page stands where it stands, by id; asked for only when a reader wants to know. */
export const explanationsOf = (search: SearchRequest) =>
  queryOptions({
    queryKey: ['search', search, 'explained'],
    queryFn: async ({ signal }) => {
      const { results } = await call(searchAdvanced, { body: { ...searchBody(search), explain: true } }, { signal })
      return new Map(results.flatMap(({ id, explanation }) => (explanation ? [[id, explanation] as const] : [])))
    },
    staleTime: cacheLife,
  })
