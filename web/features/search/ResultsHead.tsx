import SwapVertRounded from '@mui/icons-material/SwapVertRounded'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SearchResults } from '#contract/search'
import { SortOrder } from '#contract/search-choices'
import type { ReactNode, RefObject } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { InputFrame } from '../../ui/input-frame.ts'
import { breadthOf, countWords } from './breadth.ts'
import { isRanked, type SearchRequest, sortInUse } from './search-address.ts'

interface ResultsHeadProps {
  request: SearchRequest
  /** Null while the search runs, and after it failed. */
  results: SearchResults | null
  searching: boolean
  heading: RefObject<HTMLHeadingElement | null>
  onSort: (sort: SortOrder) => void
  /** What may be done with the whole list. */
  children?: ReactNode
}

/** How many cases were found, told to screen readers as well, and their order. */
export function ResultsHead({ request, results, searching, heading, onSort, children }: ResultsHeadProps) {
  const words = useMessages().search
  const orders = SortOrder.options.filter((order) => order !== 'relevance' || isRanked(request))
  return (
    <Box sx={{ display: 'flex', columnGap: { xs: 1, sm: 2 }, alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
      <Typography ref={heading} variant="h2" tabIndex={-1} sx={hidden}>
        {words.results.title}
      </Typography>
      <Typography component="output" variant="body2" sx={{ color: 'text.secondary', minWidth: 0 }}>
        {searching && words.results.searching}
        {results && <Count results={results} request={request} />}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0, ml: 'auto' }}>
        {children}
        {/* A search that failed has no order. */}
        {(results || searching) && (
          <InputFrame sx={{ flexShrink: 0, border: 0, background: 'transparent' }}>
            <SwapVertRounded aria-hidden sx={{ fontSize: 18, color: 'text.secondary', mr: -0.5, ml: 1 }} />
            <Box
              component="select"
              value={sortInUse(request)}
              onChange={(event) => onSort(SortOrder.parse(event.target.value))}
              aria-label={words.sort.label}
              sx={{ px: 1, cursor: 'pointer' }}
            >
              {orders.map((order) => (
                <option key={order} value={order}>
                  {words.sort[order]}
                </option>
              ))}
            </Box>
          </InputFrame>
        )}
      </Box>
    </Box>
  )
}

/** Where the list stands beside what is read, the words stand above in the search box. */
const narrowList = '@container (max-width: 640px)'

function Count({ results, request }: { results: SearchResults; request: SearchRequest }) {
  const words = useMessages().search.results
  const { total, total_relation, offset } = results
  const { query } = request
  const shown = results.results.length
  return (
    <>
      <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {total_relation === 'gte' ? words.atLeast(total) : words.exactly(total)}
      </Box>
      {breadthOf(request, results) === 'every'
        ? ` ${words.withEvery(countWords(query))}`
        : query !== '' && (
            // On a phone the words stand just above, in the search box.
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, [narrowList]: { display: 'none' } }}>
              {` ${words.forQuery(query)}`}
            </Box>
          )}
      {shown > 0 && total > shown && (
        <>
          {', '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {words.shown(offset + 1, offset + shown)}
          </Box>
        </>
      )}
    </>
  )
}

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
