import type { SearchResults } from '#contract/search'
import type { SortOrder } from '#contract/search-choices'
import { type ReactNode, type RefObject, Suspense } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { breadthOf, countWords } from './breadth.ts'
import './results-head.css'
import type { SearchRequest } from './search-address.ts'

const SortChoice = lazyPart(async () => (await import('./SortChoice.tsx')).SortChoice)

interface ResultsHeadProps {
  request: SearchRequest
  /** Null while the search runs, and after it failed. */
  results: SearchResults | null
  searching: boolean
  heading: RefObject<HTMLHeadingElement | null>
  onSort: (sort: SortOrder) => void
  /** Whether cases or the law are listed; room for them is kept where words are searched. */
  kinds: ReactNode
  /** What is listed of all that answers. */
  scope: ReactNode
  /** What may be done with the whole list. */
  children?: ReactNode
}

/**
 * What is listed, how many cases were found, told to screen readers as well, and their order: in two lines above the list, in which everything has its
 * room before it is there.
 */
export function ResultsHead({ request, results, searching, heading, onSort, kinds, scope, children }: ResultsHeadProps) {
  const words = useMessages().search
  return (
    <div className={`results-head ${request.query && 'asked'}`}>
      <h2 ref={heading} tabIndex={-1}>
        {words.results.title}
      </h2>
      {kinds && <div className="kinds">{kinds}</div>}
      <div className="what">
        <output>
          {searching && words.results.searching}
          {results && <Count results={results} request={request} />}
        </output>
        {scope}
      </div>
      <div className="tools">
        {children}
        {/* A search that failed has no order. */}
        <div>
          <Suspense>{(results || searching) && <SortChoice request={request} onSort={onSort} />}</Suspense>
        </div>
      </div>
    </div>
  )
}

function Count({ results, request }: { results: SearchResults; request: SearchRequest }) {
  const words = useMessages().search.results
  const { total, total_relation, offset } = results
  const shown = results.results.length
  return (
    <>
      <strong>{total_relation === 'gte' ? words.atLeast(total) : words.exactly(total)}</strong>
      {breadthOf(request, results) === 'every' && <span>{` ${words.withEvery(countWords(request.query))}`}</span>}
      {shown > 0 && total > shown && <span>{`, ${words.shown(offset + 1, offset + shown)}`}</span>}
    </>
  )
}
