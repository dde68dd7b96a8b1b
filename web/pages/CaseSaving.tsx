import { SaveSearch } from '../features/saved-searches/SaveSearch.tsx'
import { countFilters, isRanked, searchBody, type SearchRequest } from '../features/search/search-address.ts'

/** Keeps the search of the case browser; loads after its results. */
export function CaseSaving({ request }: { request: SearchRequest }) {
  return <SaveSearch asked={searchBody(request)} narrows={isRanked(request) || countFilters(request) > 0} saved={request.saved} />
}
