import type { SearchResults } from '#contract/search'
import { DidYouMean } from './DidYouMean.tsx'
import { NotHeld } from './NotHeld.tsx'
import type { SearchRequest } from './search-address.ts'

/** What is said of the query above its results: what it names and the library does not hold, and how it may have been meant. */
export function QueryNotes({ request, results }: { request: SearchRequest; results: SearchResults }) {
  return (
    <>
      {results.not_held && <NotHeld request={request} names={results.not_held} mentioned={results.results.length > 0} />}
      {results.corrected_query && <DidYouMean request={request} corrected={results.corrected_query} />}
    </>
  )
}
