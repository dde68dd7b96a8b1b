import { searchAdvanced } from '#contract/search'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { searchBody, type SearchRequest } from './search-address.ts'

/** One page of results. A search that is superseded is given up, on the wire too. */
export const resultsOf = (search: SearchRequest) =>
  queryOptions({
    queryKey: ['search', search],
    queryFn: ({ signal }) => call(searchAdvanced, { body: searchBody(search) }, { signal }),
  })
