import SwapVertRounded from '@mui/icons-material/SwapVertRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { SearchResults } from '#contract/search'
import { SortOrder } from '#contract/search-choices'
import type { ReactNode, RefObject } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { InputFrame } from '../../ui/input-frame.ts'
import { isRanked, type SearchRequest, sortInUse } from './search-address.ts'

interface ResultsHeadProps {
  request: SearchRequest
  /** Null while the search runs, and after it failed. */
  results: SearchResults | null
  searching: boolean
  heading: RefObject<HTMLHeadingElement | null>
  onSort: (sort: SortOrder) => void
  /** Whether only what has every word is listed. */
  onEvery: (every: boolean) => void
  /** What may be done with the whole list. */
  children?: ReactNode
}

/** How many cases were found, told to screen readers as well, and their order. */
export function ResultsHead({ request, results, searching, heading, onSort, onEvery, children }: ResultsHeadProps) {
  const words = useMessages().search
  const orders = SortOrder.options.filter((order) => order !== 'relevance' || isRanked(request))
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
        <Typography ref={heading} variant="h2" tabIndex={-1} sx={hidden}>
          {words.results.title}
        </Typography>
        <Typography component="output" variant="body2" sx={{ color: 'text.secondary', minWidth: 0 }}>
          {searching && words.results.searching}
          {results && <Count results={results} query={request.query} />}
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
      {results && <EveryWord results={results} request={request} onEvery={onEvery} />}
    </Box>
  )
}

function Count({ results, query }: { results: SearchResults; query: string }) {
  const words = useMessages().search.results
  const { total, total_relation, offset } = results
  const shown = results.results.length
  return (
    <>
      <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {total_relation === 'gte' ? words.atLeast(total) : words.exactly(total)}
      </Box>
      {/* On a phone the words stand just above, in the search box. */}
      {query !== '' && (
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
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

/** Leads from all that has enough of plain words to what has every one of them, and back. */
function EveryWord({ results, request, onEvery }: { results: SearchResults; request: SearchRequest; onEvery: (every: boolean) => void }) {
  const words = useMessages().search.results
  const { total, total_every = 0 } = results
  if (!request.every && (total_every === 0 || total_every === total)) return null
  return (
    <ButtonBase onClick={() => onEvery(!request.every)} sx={narrow}>
      {request.every ? words.alsoOthers : words.onlyEvery(total_every)}
    </ButtonBase>
  )
}

const narrow = {
  minHeight: { xs: 44, md: 28 },
  typography: 'body2',
  fontWeight: 600,
  color: 'primary.main',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
