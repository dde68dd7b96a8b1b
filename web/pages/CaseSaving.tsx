import { SaveSearch } from '../features/saved-searches/SaveSearch.tsx'
import type { Breadth } from '../features/search/breadth.ts'
import { countFilters, isRanked, searchBody, type SearchRequest } from '../features/search/search-address.ts'
import { readAddress } from '../features/search/use-search-request.ts'

const readAsked = () => {
  const request = readAddress()
  return { asked: searchBody(request), narrows: isRanked(request) || countFilters(request) > 0 }
}

/** Keeps the search of the case browser; loads after its results. */
export function CaseSaving({ request, breadth }: { request: SearchRequest; breadth: Breadth | null }) {
  return <SaveSearch readAsked={readAsked} saved={request.saved} breadth={breadth} />
}
