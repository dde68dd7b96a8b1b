import Typography from '@mui/material/Typography'
import { useSession } from '../features/accounts/session-context.tsx'
import { CoverageView } from '../features/courts/CoverageView.tsx'
import { isEditor } from '../features/library/editable.ts'
import { SampleNotice } from '../features/library/SampleNotice.tsx'
import { useCourtMessages } from '../messages/courts.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'

/** /coverage */
export function CoveragePage() {
  const { screen } = useCourtMessages()
  const { state } = useSession()
  usePageTitle(screen.title)
  return (
    <PageFrame>
      <Typography variant="h1" tabIndex={-1}>
        {screen.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.75, mb: { xs: 2, md: 3 }, maxWidth: '72ch' }}>{screen.lead}</Typography>
      {isEditor(state.user) && <SampleNotice />}
      <CoverageView />
    </PageFrame>
  )
}
