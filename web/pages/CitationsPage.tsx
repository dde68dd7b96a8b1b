import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { CitationManager } from '../features/citations/CitationManager.tsx'
import { useCitationMessages } from '../messages/citations.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'

const CheckDocumentPage = lazy(async () => ({ default: (await import('./CheckDocumentPage.tsx')).CheckDocumentPage }))

/** /citations and /citations/check: one route, since each weighs on the first visit of every reader. */
export function CitationsPage() {
  const { screen } = useParams()
  if (screen === undefined) return <ManagerPage />
  if (screen !== 'check') return <Navigate to="/" replace />
  return (
    <Suspense>
      <CheckDocumentPage />
    </Suspense>
  )
}

function ManagerPage() {
  const { title, lead } = useCitationMessages()
  usePageTitle(title)
  return (
    <PageFrame>
      <Typography variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.75, mb: { xs: 2, md: 2.5 }, maxWidth: '68ch' }}>{lead}</Typography>
      <CitationManager />
    </PageFrame>
  )
}
