import type { SearchResults } from '#contract/search'
import { KeyHint } from './KeyHint.tsx'
import { countListed, countPages, mayBeMore } from './page-numbers.ts'
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
      {countListed(results) > sizeOf(request) && (
        <Pager
          page={request.page}
          pages={countPages(countListed(results), sizeOf(request), mayBeMore(results) ? 'gte' : 'eq', request.page)}
          open={mayBeMore(results)}
          addressOf={(page) => `?${writeSearch({ ...request, page })}`}
          onJump={onJump}
        />
      )}
      <KeyHint />
    </>
  )
}
