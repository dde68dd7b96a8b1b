import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { SearchResult } from '#contract/search'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { CaseBrowser } from '../features/search/CaseBrowser.tsx'
import { useMessages } from '../messages/messages.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'
import { lazyPart } from '../ui/lazy-part.ts'

const SelectionActions = lazyPart(async () => (await import('./SelectionActions.tsx')).SelectionActions)
const LibraryCoverage = lazyPart(async () => (await import('../features/courts/LibraryCoverage.tsx')).LibraryCoverage)
const CaseBeside = lazyPart(async () => (await import('../features/cases/CaseBeside.tsx')).CaseBeside)
const RecordedSearch = lazyPart(async () => (await import('../features/history/RecordedSearch.ts')).RecordedSearch)
// Not among what the first screen waits for; their room is kept in the cards.
const ResultActions = lazyPart(async () => (await import('./ResultActions.tsx')).ResultActions)

const renderActions = (result: SearchResult, all: readonly SearchResult[]) => (
  <Box sx={{ flex: 'none', width: { xs: 88, md: 80 } }}>
    <Suspense>
      <ResultActions result={result} all={all} />
    </Suspense>
  </Box>
)

const renderBeside = (id: string, searched: string, onClose: () => void) => (
  <Suspense>
    <CaseBeside id={id} searched={searched} onClose={onClose} />
  </Suspense>
)

const assistant = { position: 'absolute', right: -8, top: -8 } as const

const CaseSaving = lazyPart(async () => (await import('./CaseSaving.tsx')).CaseSaving)

/** /cases */
export function CasesPage() {
  const { search } = useMessages()
  const [parameters] = useSearchParams()
  const query = parameters.get('query')?.trim()
  usePageTitle(query ? search.titleOf(query) : search.title)
  return (
    <PageFrame isWide={parameters.has('open')} isDense>
      {/* The title keeps its place and width, which stand on the page before the program. */}
      <Box sx={{ position: 'relative', mb: { xs: 1, sm: 2 } }}>
        <Typography variant="h1" sx={{ typography: { xs: 'h2', sm: 'h1' } }}>
          {search.title}
        </Typography>
        <Button component={Link} to="/chat" sx={assistant}>
          {search.assistant}
        </Button>
      </Box>
      {query && (
        <Suspense>
          <RecordedSearch query={query} />
        </Suspense>
      )}
      <CaseBrowser
        coverage={
          <Box sx={{ minHeight: 240 }}>
            <Suspense>
              <LibraryCoverage />
            </Suspense>
          </Box>
        }
        renderSearchActions={(request, breadth) => <CaseSaving request={request} breadth={breadth ?? null} />}
        renderBeside={renderBeside}
        renderActions={renderActions}
        renderSelectionActions={(ids) => <SelectionActions ids={ids} />}
      />
    </PageFrame>
  )
}
