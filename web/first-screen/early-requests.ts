import { type SearchRequest, searchBody } from '../features/search/search-address.ts'

/** A page of results, as the case browser asks for it. */
export const searchRequest = (search: SearchRequest, bearer: string) =>
  ({ method: 'POST', address: '/api/search/advanced', bearer, body: JSON.stringify(searchBody(search)) }) as const
