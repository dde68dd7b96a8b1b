import type { QueryClient } from '@tanstack/react-query'
import { matchPath, Navigate, Route, Routes } from 'react-router'
import { AuthGate } from '../features/accounts/AuthGate.tsx'
import { VisitorGate } from '../features/accounts/VisitorGate.tsx'
import { lazyPage, type LazyPage } from './lazy-page.ts'
import { RootLayout } from './RootLayout.tsx'
import { Shell } from './shell/Shell.tsx'

/** A screen of the Legal Library; where it is an Act, what was asked for of that comes with it. */
const legalLibrary = (name: 'ActPage' | 'ConstitutionPage' | 'LegislationPage') => ({
  page: lazyPage(() => import('../pages/LegalLibraryPages.tsx'), name),
  prepare: async (queryClient: QueryClient) => (await import('../features/legal-library/prepare-act.ts')).prepareAct(queryClient),
})

interface PageRoute {
  path: string
  page: LazyPage
  /** Gets what the screen begins with, where that was asked for before the program was there. */
  prepare?: (queryClient: QueryClient) => Promise<void>
}

/** Screens of visitors, without the shell. */
const visitorRoutes: PageRoute[] = [
  { path: '/login', page: lazyPage(() => import('../pages/LoginPage.tsx'), 'LoginPage') },
  { path: '/signup', page: lazyPage(() => import('../pages/SignupPage.tsx'), 'SignupPage') },
  { path: '/forgot-password', page: lazyPage(() => import('../pages/ForgotPasswordPage.tsx'), 'ForgotPasswordPage') },
  { path: '/reset-password', page: lazyPage(() => import('../pages/ResetPasswordPage.tsx'), 'ResetPasswordPage') },
  { path: '/activate', page: lazyPage(() => import('../pages/ActivatePage.tsx'), 'ActivatePage') },
  { path: '/terms', page: lazyPage(() => import('../pages/LegalPage.tsx'), 'TermsPage') },
  { path: '/privacy', page: lazyPage(() => import('../pages/LegalPage.tsx'), 'PrivacyPage') },
]

/** Screens that mails and shared links lead to, for whoever opens them. */
const openRoutes: PageRoute[] = [
  { path: '/unsubscribe', page: lazyPage(() => import('../pages/UnsubscribePage.tsx'), 'UnsubscribePage') },
  { path: '/shared/notes/:token', page: lazyPage(() => import('../pages/SharedNotePage.tsx'), 'SharedNotePage') },
  { path: '/keep-account', page: lazyPage(() => import('../pages/KeepAccountPage.tsx'), 'KeepAccountPage') },
]

/** Screens of signed-in users, in the shell. */
const userRoutes: PageRoute[] = [
  { path: '/', page: lazyPage(() => import('../pages/HomePage.tsx'), 'HomePage') },
  {
    path: '/cases',
    page: lazyPage(() => import('../pages/CasesPage.tsx'), 'CasesPage'),
    prepare: async (queryClient) => (await import('../features/search/prepare-search.ts')).prepareSearch(queryClient),
  },
  {
    path: '/cases/:caseId',
    page: lazyPage(() => import('../pages/CasePage.tsx'), 'CasePage'),
    prepare: async (queryClient) => (await import('../features/cases/prepare-case.ts')).prepareCase(queryClient),
  },
  { path: '/chat', page: lazyPage(() => import('../pages/ChatPage.tsx'), 'ChatPage') },
  { path: '/search', page: lazyPage(() => import('../pages/SearchPage.tsx'), 'SearchPage') },
  { path: '/bookmarks', page: lazyPage(() => import('../pages/BookmarksPage.tsx'), 'BookmarksPage') },
  { path: '/research-notes/:noteId', page: lazyPage(() => import('../pages/ResearchNotePage.tsx'), 'ResearchNotePage') },
  { path: '/research-notes', page: lazyPage(() => import('../pages/ResearchNotesPage.tsx'), 'ResearchNotesPage') },
  { path: '/annotations', page: lazyPage(() => import('../pages/AnnotationsPage.tsx'), 'AnnotationsPage') },
  { path: '/research-history', page: lazyPage(() => import('../pages/HistoryPage.tsx'), 'HistoryPage') },
  { path: '/compare', page: lazyPage(() => import('../pages/ComparePage.tsx'), 'ComparePage') },
  { path: '/courts/:code', page: lazyPage(() => import('../pages/CourtPage.tsx'), 'CourtPage') },
  { path: '/judges/:id', page: lazyPage(() => import('../pages/JudgePage.tsx'), 'JudgePage') },
  { path: '/notifications', page: lazyPage(() => import('../pages/NotificationsPage.tsx'), 'NotificationsPage') },
  { path: '/watches', page: lazyPage(() => import('../pages/WatchesPage.tsx'), 'WatchesPage') },
  { path: '/analytics', page: lazyPage(() => import('../pages/AnalyticsPage.tsx'), 'AnalyticsPage') },
  { path: '/coverage', page: lazyPage(() => import('../pages/CoveragePage.tsx'), 'CoveragePage') },
  { path: '/citations/:screen?', page: lazyPage(() => import('../pages/CitationsPage.tsx'), 'CitationsPage') },
  { path: '/profile', page: lazyPage(() => import('../pages/ProfilePage.tsx'), 'ProfilePage') },
  { path: '/settings', page: lazyPage(() => import('../pages/SettingsPage.tsx'), 'SettingsPage') },
  { path: '/admin', page: lazyPage(() => import('../pages/AdminPage.tsx'), 'AdminPage') },
  { path: '/reports', page: lazyPage(() => import('../pages/ReportsPage.tsx'), 'ReportsPage') },
  { path: '/research-hub', page: lazyPage(() => import('../pages/ResearchHubPage.tsx'), 'ResearchHubPage') },
  { path: '/saved-searches', page: lazyPage(() => import('../pages/ResearchHubPage.tsx'), 'ResearchHubPage') },
  { path: '/research-hub/projects/:projectId', page: lazyPage(() => import('../pages/ProjectPage.tsx'), 'ProjectPage') },
  {
    path: '/research-hub/projects/:projectId/edit',
    page: lazyPage(() => import('../pages/EditProjectPage.tsx'), 'EditProjectPage'),
  },
  { path: '/trash', page: lazyPage(() => import('../pages/TrashPage.tsx'), 'TrashPage') },
  {
    path: '/research-hub/projects/:projectId/bundle',
    page: lazyPage(() => import('../pages/BundlePage.tsx'), 'BundlePage'),
  },
  { path: '/legal-library/constitution', ...legalLibrary('ConstitutionPage') },
  { path: '/legal-library/legislation', ...legalLibrary('LegislationPage') },
  { path: '/legal-library/legislation/:actId', ...legalLibrary('ActPage') },
  { path: '/library', page: lazyPage(() => import('../pages/LibraryPage.tsx'), 'LibraryPage') },
]

/** Loads the screen of `path`, while who is signed in is still being checked, and what was asked for early. */
export async function preloadScreen(path: string, queryClient: QueryClient) {
  const route = [...openRoutes, ...visitorRoutes, ...userRoutes].find((one) => matchPath(one.path, path))
  await Promise.all([route?.page.preload(), route?.prepare?.(queryClient)])
}

const toRoute = ({ path, page: { Component } }: PageRoute) => <Route key={path} path={path} element={<Component />} />

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<RootLayout />}>
        {openRoutes.map(toRoute)}
        <Route element={<VisitorGate />}>{visitorRoutes.map(toRoute)}</Route>
        <Route element={<AuthGate />}>
          <Route element={<Shell />}>{userRoutes.map(toRoute)}</Route>
        </Route>
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  )
}
