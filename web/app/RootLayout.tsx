import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

// It has nothing to say or to keep until the screen is at rest.
const OfflineBanner = lazyPart(async () => (await import('./offline/OfflineBanner.tsx')).OfflineBanner)

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
      <Suspense>
        <OfflineBanner />
      </Suspense>
    </>
  )
}
