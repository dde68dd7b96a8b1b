import { createBrowserRouter, redirect, useRouteError } from 'react-router'
import { FailureScreen } from '../ui/FailureScreen.tsx'
import { RootLayout } from './RootLayout.tsx'

function RouteFailure() {
  return <FailureScreen error={useRouteError()} />
}

export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => null,
    children: [
      { path: '/', loader: () => redirect('/cases') },
      { path: '/cases', lazy: async () => ({ Component: (await import('../pages/CasesPage.tsx')).CasesPage }) },
      { path: '/cases/:caseId', lazy: async () => ({ Component: (await import('../pages/CasePage.tsx')).CasePage }) },
      { path: '*', loader: () => redirect('/') },
    ],
  },
])
