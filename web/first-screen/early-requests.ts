import { type SearchRequest, searchBody } from '../features/search/search-address.ts'

/** Who is signed in, as the program asks for it. */
export const profileRequest = (bearer: string) => ({ method: 'GET', address: '/api/profile', bearer }) as const

/** A page of results, as the case browser asks for it. */
export const searchRequest = (search: SearchRequest, bearer: string) =>
  ({ method: 'POST', address: '/api/search/advanced', bearer, body: JSON.stringify(searchBody(search)) }) as const
