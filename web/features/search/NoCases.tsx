import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { publicSearchFor } from '#citations/public-search'
import type { SearchResults } from '#contract/search'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { useCaseBrowserMessages } from '../../messages/case-browser.ts'
import { useMessages } from '../../messages/messages.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { breadthOf, widened } from './breadth.ts'
import { LawInstead } from './LawResults.tsx'
import { type SearchRequest, sizeOf, writeSearch } from './search-address.ts'

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
  const pages = Math.ceil(results.total / sizeOf(request))
  const tooNarrow = pages === 0 && breadthOf(request, results) === 'every'
  const abroad = pages === 0 && request.jurisdiction === 'KE' ? (results.elsewhere ?? 0) : 0
  return (
    <Box sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1.25fr)' } }}>
      <Box sx={{ pt: { md: 2 } }}>
        <Box aria-hidden sx={{ width: 40, height: 3, bgcolor: 'secondary.main', mb: 3 }} />
        <Typography variant="h1" component="p" sx={{ mb: 1 }}>
          {pages > 0 ? empty.beyondTitle : empty.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 3, maxWidth: '52ch' }}>
          {pages > 0 ? empty.beyond(pages) : abroad > 0 ? empty.abroadOnly(abroad) : tooNarrow ? empty.noneWithEvery : empty.advice}
        </Typography>
        {pages === 0 && results.parts && (
          <Box component="ul" aria-label={empty.parts} sx={partsList}>
            {results.parts.map(({ query, total }) => (
              <li key={query}>
                <TextLink to={`?${writeSearch({ ...request, query, every: true, page: 1 })}`}>{empty.part(query, total)}</TextLink>
              </li>
            ))}
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {pages > 0 && (
            <Button variant="contained" onClick={onFirstPage}>
              {empty.firstPage}
            </Button>
          )}
          {abroad > 0 && (
            <Button variant="contained" component={RouterLink} to={`?${writeSearch({ ...request, jurisdiction: 'all', page: 1 })}`}>
              {empty.showAbroad(abroad)}
            </Button>
          )}
          {tooNarrow && (
            <Button variant={abroad > 0 ? 'outlined' : 'contained'} component={RouterLink} to={`?${writeSearch(widened(request))}`}>
              {empty.showOthers}
            </Button>
          )}
          {pages === 0 && (
            <Button variant="outlined" color="inherit" onClick={onClear}>
              {failure.clear}
            </Button>
          )}
        </Box>
        {pages === 0 && request.query !== '' && (
          <Link
            href={publicSearchFor(request.query)}
            target="_blank"
            rel="noopener noreferrer"
            variant="body2"
            sx={{ display: 'inline-block', mt: 2, py: { xs: 1.25, md: 0.5 }, fontWeight: 600 }}
          >
            {empty.onKenyaLaw}
          </Link>
        )}
      </Box>
      {pages === 0 && request.query !== '' ? <LawInstead request={request} otherwise={coverage} /> : coverage}
    </Box>
  )
}

const partsList = {
  m: 0,
  mb: 3,
  p: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', fontWeight: 600, textDecoration: 'underline', py: { xs: 1.25, md: 0.5 } },
} as const
