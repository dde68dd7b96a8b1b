import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { BookmarkButton } from '../features/bookmarks/BookmarkButton.tsx'
import { CaseBrowser } from '../features/search/CaseBrowser.tsx'
import { useMessages } from '../messages/messages.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'

const LibraryCoverage = lazy(async () => ({ default: (await import('../features/courts/LibraryCoverage.tsx')).LibraryCoverage }))

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
      <CaseBrowser
        coverage={
          <Box sx={{ minHeight: 240 }}>
            <Suspense>
              <LibraryCoverage />
            </Suspense>
          </Box>
        }
        renderActions={({ id, title }) => <BookmarkButton caseId={id} name={title} variant="icon" />}
      />
    </PageFrame>
  )
}
