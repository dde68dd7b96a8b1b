import Box from '@mui/material/Box'
import { useSession } from '../features/accounts/session-context.tsx'
import { ContinueReading } from '../features/history/ContinueReading.tsx'
import { RecentActivity } from '../features/history/RecentActivity.tsx'
import { HomeSearch } from '../features/home/HomeSearch.tsx'
import { ExampleQuestions, Topics } from '../features/home/QuestionsAndTopics.tsx'
import { QuickTiles } from '../features/home/QuickTiles.tsx'
import { useHomeMessages } from '../messages/home.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'

/** / */
export function HomePage() {
  const { state } = useSession()
  usePageTitle(useHomeMessages().title)
  return (
    <PageFrame>
      <Box sx={{ display: 'grid', gap: { xs: 3, md: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <HomeSearch name={state.user?.name ?? ''} />
        <ContinueReading />
        <QuickTiles />
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 4 },
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <RecentActivity />
          <ExampleQuestions />
        </Box>
        <Topics />
      </Box>
    </PageFrame>
  )
}
