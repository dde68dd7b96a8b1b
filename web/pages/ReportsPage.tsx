import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSession } from '../features/accounts/session-context.tsx'
import { OwnReports } from '../features/reports/OwnReports.tsx'
import { ReportQueue } from '../features/reports/ReportQueue.tsx'
import { useReportsMessages } from '../messages/reports.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { TabList, tabIds } from '../ui/TabList.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { useTab } from '../ui/use-tab.ts'
import { PageFrame } from './PageFrame.tsx'

const names = ['own', 'queue'] as const

/** /reports: what a reader reported and, for editors, what waits for them (/reports?tab=queue). */
export function ReportsPage() {
  const words = useReportsMessages()
  const { user } = useSession().state
  const [shown, show] = useTab(names)
  usePageTitle(words.title)
  const decides = user !== null && user.role !== 'user'
  return (
    <PageFrame>
      <Typography variant="h1" tabIndex={-1}>
        {words.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.75, mb: 2 }}>{words.lead}</Typography>
      {decides ? (
        <>
          <TabList label={words.tabs.label} tabs={names.map((name) => ({ name, label: words.tabs[name] }))} shown={shown} onShow={show} />
          <Box role="tabpanel" id={tabIds(shown).panel} aria-labelledby={tabIds(shown).tab} sx={{ pt: { xs: 2, md: 3 } }}>
            {shown === 'queue' ? (
              <>
                <Typography sx={{ mb: 2 }}>
                  <TextLink to="/citations/reviews" sx={{ textDecoration: 'underline' }}>
                    {words.queue.reviews}
                  </TextLink>
                </Typography>
                <ReportQueue />
              </>
            ) : (
              <OwnReports />
            )}
          </Box>
        </>
      ) : (
        <OwnReports />
      )}
    </PageFrame>
  )
}
