import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { OfflineBanner } from './shell/OfflineBanner.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/** What all screens have in common, with and without the shell. */
export function RootLayout() {
  useScrollRestoration()
  useFocusOnNavigation()
  return (
    <>
      <LoadingBar />
      <ErrorBoundary>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      <OfflineBanner />
    </>
  )
}
