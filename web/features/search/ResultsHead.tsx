import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SearchResults } from '#contract/search'
import type { SortOrder } from '#contract/search-choices'
import { type ReactNode, type RefObject, Suspense } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { narrowList } from '../../ui/narrow-list.ts'
import { breadthOf, countWords } from './breadth.ts'
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
    <Box sx={request.query === '' ? line : lines}>
      <Typography ref={heading} variant="h2" tabIndex={-1} sx={hidden}>
        {words.results.title}
      </Typography>
      {kinds && <Box sx={{ gridArea: 'kinds', minHeight: 46 }}>{kinds}</Box>}
      <Box sx={{ gridArea: 'what', display: 'flex', alignItems: 'center', gap: { xs: 1, md: 2 }, minWidth: 0, position: 'relative' }}>
        <Typography
          component="output"
          variant="body2"
          // In a narrow list the number stands above, with what is listed.
          sx={{ ...count, ...(kinds && { [narrowList]: hidden }) }}
        >
          {searching && words.results.searching}
          {results && <Count results={results} request={request} />}
        </Typography>
        {scope}
      </Box>
      <Box sx={{ gridArea: 'tools', display: 'flex', alignItems: 'center', justifyContent: 'flex-end', height: 44, pl: 1 }}>
        {children}
        {/* A search that failed has no order. */}
        <Box sx={{ minWidth: 134, [narrowList]: { minWidth: 44 } }}>
          <Suspense>{(results || searching) && <SortChoice request={request} onSort={onSort} />}</Suspense>
        </Box>
      </Box>
    </Box>
  )
}

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
      {breadthOf(request, results) === 'every' ? (
        <span>{` ${words.withEvery(countWords(query))}`}</span>
      ) : (
        query !== '' && (
          <Box component="span" sx={{ '&&': { flex: '0 1 auto' }, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {` ${words.forQuery(query)}`}
          </Box>
        )
      )}
      {shown > 0 && total > shown && <span>{`, ${words.shown(offset + 1, offset + shown)}`}</span>}
    </>
  )
}

/** One line: the words of the search, which stand in the search box as well, give way to what is done with the list. */
const count = {
  display: 'flex',
  flex: '0 1000 auto',
  minWidth: 168,
  whiteSpace: 'pre',
  color: 'text.secondary',
  '& > *': { flex: 'none' },
} as const

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

const line = {
  display: 'grid',
  alignItems: 'center',
  gridTemplate: '"what tools" 44px / minmax(0, 1fr) auto',
} as const

const lines = {
  ...line,
  // The line on which the kinds stand runs under the tools beside them.
  '&::before': { content: '""', gridRow: 1, gridColumn: '1 / -1', alignSelf: 'end', borderBottom: 1, borderColor: 'divider' },
  gridTemplate: '"kinds tools" 46px "what what" 40px / minmax(0, 1fr) auto',
  [narrowList]: { gridTemplate: '"kinds kinds" 46px "what tools" 48px / minmax(0, 1fr) auto' },
} as const
