import Typography from '@mui/material/Typography'
import { ReviewTrail } from '../features/citator/ReviewTrail.tsx'
import { useCitatorMessages } from '../messages/citator.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'

/** /citations/reviews: for those who confirm and reject what the machine read. */
export function ReviewsPage() {
  const { trail } = useCitatorMessages()
  usePageTitle(trail.title)
  return (
    <PageFrame>
      <Typography variant="h1" tabIndex={-1}>
        {trail.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.75, mb: { xs: 2, md: 2.5 }, maxWidth: '68ch' }}>{trail.lead}</Typography>
      <ReviewTrail />
    </PageFrame>
  )
}
