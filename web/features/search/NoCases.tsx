import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { SearchResults } from '#contract/search'
import type { ReactNode } from 'react'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { useMessages } from '../../messages/messages.ts'
import { countListed } from './page-numbers.ts'
import { type SearchRequest, sizeOf } from './search-address.ts'

interface NoCasesProps {
  request: SearchRequest
  results: SearchResults
  onClear: () => void
  onFirstPage: () => void
  /** What the library holds, so that a reader can tell "no such case" from "not in this library". */
  coverage: ReactNode
}

/** Nothing to list. */
export function NoCases({ request, results, onClear, onFirstPage, coverage }: NoCasesProps) {
  const { failure } = useMessages().search
  const { empty } = useCaseBrowserMessages()
  // 0 when nothing matches; else the page asked for lies beyond them.
  const pages = Math.ceil(countListed(results) / sizeOf(request))
  return (
    <Box sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1.25fr)' } }}>
      <Box sx={{ pt: { md: 2 } }}>
        <Box aria-hidden sx={{ width: 40, height: 3, bgcolor: 'secondary.main', mb: 3 }} />
        <Typography variant="h1" component="p" sx={{ mb: 1 }}>
          {pages > 0 ? empty.beyondTitle : empty.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 3 }}>{pages > 0 ? empty.beyond(pages) : empty.advice}</Typography>
        {pages > 0 ? (
          <Button variant="contained" onClick={onFirstPage}>
            {empty.firstPage}
          </Button>
        ) : (
          <Button variant="outlined" color="inherit" onClick={onClear}>
            {failure.clear}
          </Button>
        )}
      </Box>
      {coverage}
    </Box>
  )
}
