import type { SearchResults } from '#contract/search'
import { KeyHint } from './KeyHint.tsx'
import { countPages } from './page-numbers.ts'
import { Pager } from './Pager.tsx'
import { type SearchRequest, sizeOf, writeSearch } from './search-address.ts'

interface ListEndProps {
  request: SearchRequest
  results: SearchResults
  onJump: (page: number) => void
}

/** What stands under the cases found: the way to their other pages, where there are some, and the keys that walk through them. */
export function ListEnd({ request, results, onJump }: ListEndProps) {
  return (
    <>
      {results.total > sizeOf(request) && (
        <Pager
          page={request.page}
          pages={countPages(results.total, sizeOf(request), results.total_relation, request.page)}
          open={results.total_relation === 'gte'}
          addressOf={(page) => `?${writeSearch({ ...request, page })}`}
          onJump={onJump}
        />
      )}
      <KeyHint />
    </>
  )
}
