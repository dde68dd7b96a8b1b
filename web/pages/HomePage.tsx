import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useSession } from '../features/accounts/session-context.tsx'
import { ContinueReading } from '../features/history/ContinueReading.tsx'
import { lastRead } from '../features/history/queries.ts'
import { RecentActivity } from '../features/history/RecentActivity.tsx'
import { FirstContact } from '../features/home/FirstContact.tsx'
import { HomeSearch } from '../features/home/HomeSearch.tsx'
import { ExampleQuestions, Topics } from '../features/home/QuestionsAndTopics.tsx'
import { keptChanges } from '../features/home/queries.ts'
import { WhatChanged } from '../features/home/WhatChanged.tsx'
import { QuickTiles } from '../features/home/QuickTiles.tsx'
import { NewMatches } from '../features/saved-searches/NewMatches.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { useToast } from '../ui/toast.tsx'
import { useHomeMessages } from '../messages/home.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { PageFrame } from './PageFrame.tsx'
import { useHomeKnown } from './use-home-known.ts'

const ImportDrop = lazyPart(async () => (await import('../features/administration/ImportDrop.tsx')).ImportDrop)

/** / */
export function HomePage() {
  const { state } = useSession()
  usePageTitle(useHomeMessages().title)
  useHomeWarning()
  const isKnown = useHomeKnown()
  return (
    <PageFrame>
      <Box sx={{ display: 'grid', gap: { xs: 3, md: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <HomeSearch name={state.user?.name ?? ''} />
        {isKnown ? (
          <>
            <FirstContact
              adding={
                state.user?.role === 'admin' && (
                  <Suspense>
                    <ImportDrop />
                  </Suspense>
                )
              }
            />
            <WhatChanged />
            <NewMatches />
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
          </>
        ) : (
          // Of the height of a screen, so that the foot of the page does not show and move away.
          <Box sx={{ minHeight: '100vh' }} />
        )}
      </Box>
    </PageFrame>
  )
}

/** What says nothing where there is nothing to say is missed by nobody where it could not be loaded: so that is said. */
function useHomeWarning() {
  const { someFailed } = useHomeMessages()
  const showToast = useToast()
  const failed = [useQuery(lastRead), useQuery(keptChanges)].some(({ isError }) => isError)
  useEffect(() => {
    if (failed) showToast(someFailed, { severity: 'warning', about: 'home' })
  }, [failed, someFailed, showToast])
}
