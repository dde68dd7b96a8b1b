import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SearchResult } from '#contract/search'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { CaseBrowser } from '../features/search/CaseBrowser.tsx'
import { useMessages } from '../messages/messages.ts'
import { divideTitle } from '../ui/case-name.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'
import { lazyPart } from '../ui/lazy-part.ts'

const BookmarkSelected = lazyPart(async () => (await import('../features/bookmarks/BookmarkSelected.tsx')).BookmarkSelected)
const LibraryCoverage = lazyPart(async () => (await import('../features/courts/LibraryCoverage.tsx')).LibraryCoverage)
const RecordedSearch = lazyPart(async () => (await import('../features/history/RecordedSearch.ts')).RecordedSearch)
// Not among what the first screen waits for; the page keeps its room in the cards.
const BookmarkButton = lazyPart(async () => (await import('../features/bookmarks/BookmarkButton.tsx')).BookmarkButton)

const renderBookmark = ({ id, title, case_number: caseNumber, citation }: SearchResult) => (
  <Box sx={{ flex: 'none', width: { xs: 44, md: 36 } }}>
    <Suspense>
      <BookmarkButton caseId={id} name={divideTitle(title, { caseNumber, citation }).parties || title} variant="icon" />
    </Suspense>
  </Box>
)

/** /cases */
export function CasesPage() {
  const { search } = useMessages()
  const [parameters] = useSearchParams()
  const query = parameters.get('query')?.trim()
  usePageTitle(query ? search.titleOf(query) : search.title)
  return (
    <PageFrame>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {search.title}
      </Typography>
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
        renderActions={renderBookmark}
        renderSelectionActions={(ids) => <BookmarkSelected ids={ids} />}
      />
    </PageFrame>
  )
}
