import Typography from '@mui/material/Typography'
import { AnalyticsView } from '../features/analytics/AnalyticsView.tsx'
import { useAnalyticsMessages } from '../messages/analytics.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'

/** /analytics */
export function AnalyticsPage() {
  const { title, lead } = useAnalyticsMessages()
  usePageTitle(title)
  return (
    <PageFrame>
      <Typography variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.75, mb: { xs: 2, md: 3 }, maxWidth: '72ch' }}>{lead}</Typography>
      <AnalyticsView />
    </PageFrame>
  )
}
