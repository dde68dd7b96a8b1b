import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router'
import { LibraryCoverage } from '../features/cases/LibraryCoverage.tsx'
import { CaseBrowser } from '../features/search/CaseBrowser.tsx'
import { useMessages } from '../messages/messages.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'

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
      <CaseBrowser coverage={<LibraryCoverage />} />
    </PageFrame>
  )
}
