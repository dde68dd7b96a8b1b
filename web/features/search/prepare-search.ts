import type { QueryClient } from '@tanstack/react-query'
import { wasSent } from '../../api/early-fetch.ts'
import { resultsOf } from './queries.ts'
import { readSearch } from './search-address.ts'

/** Takes the results over that were asked for before the program was there, so that the screen begins with them. */
export async function prepareSearch(queryClient: QueryClient) {
  if (wasSent('/api/search/advanced')) await queryClient.prefetchQuery(resultsOf(readSearch(new URLSearchParams(location.search))))
}
