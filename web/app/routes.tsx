import type { QueryClient } from '@tanstack/react-query'
import { matchPath, Navigate, Route, Routes } from 'react-router'
import { AuthGate } from '../features/accounts/AuthGate.tsx'
import { VisitorGate } from '../features/accounts/VisitorGate.tsx'
import { lazyPage, type LazyPage } from './lazy-page.ts'
import { RootLayout } from './RootLayout.tsx'
import { Shell } from './shell/Shell.tsx'

const legalLibrary = (name: 'ActPage' | 'ConstitutionPage' | 'LegislationPage') =>
  lazyPage(async () => (await import('../pages/LegalLibraryPages.tsx'))[name])

interface PageRoute {
  path: string
  page: LazyPage
  /** Gets what the screen begins with, where that was asked for before the program was there. */
  prepare?: (queryClient: QueryClient) => Promise<void>
}

/** Screens of visitors, without the shell. */
const visitorRoutes: PageRoute[] = [
  { path: '/login', page: lazyPage(async () => (await import('../pages/LoginPage.tsx')).LoginPage) },
  { path: '/signup', page: lazyPage(async () => (await import('../pages/SignupPage.tsx')).SignupPage) },
  { path: '/forgot-password', page: lazyPage(async () => (await import('../pages/ForgotPasswordPage.tsx')).ForgotPasswordPage) },
  { path: '/reset-password', page: lazyPage(async () => (await import('../pages/ResetPasswordPage.tsx')).ResetPasswordPage) },
  { path: '/activate', page: lazyPage(async () => (await import('../pages/ActivatePage.tsx')).ActivatePage) },
  { path: '/terms', page: lazyPage(async () => (await import('../pages/LegalPage.tsx')).TermsPage) },
  { path: '/privacy', page: lazyPage(async () => (await import('../pages/LegalPage.tsx')).PrivacyPage) },
]

/** Screens that mails and shared links lead to, for whoever opens them. */
const openRoutes: PageRoute[] = [
  { path: '/unsubscribe', page: lazyPage(async () => (await import('../pages/UnsubscribePage.tsx')).UnsubscribePage) },
  { path: '/shared/notes/:token', page: lazyPage(async () => (await import('../pages/SharedNotePage.tsx')).SharedNotePage) },
  { path: '/keep-account', page: lazyPage(async () => (await import('../pages/KeepAccountPage.tsx')).KeepAccountPage) },
]

/** Screens of signed-in users, in the shell. */
const userRoutes: PageRoute[] = [
  { path: '/', page: lazyPage(async () => (await import('../pages/HomePage.tsx')).HomePage) },
  {
    path: '/cases',
    page: lazyPage(async () => (await import('../pages/CasesPage.tsx')).CasesPage),
    prepare: async (queryClient) => (await import('../features/search/prepare-search.ts')).prepareSearch(queryClient),
  },
  {
    path: '/cases/:caseId',
    page: lazyPage(async () => (await import('../pages/CasePage.tsx')).CasePage),
    prepare: async (queryClient) => (await import('../features/cases/prepare-case.ts')).prepareCase(queryClient),
  },
  { path: '/chat', page: lazyPage(async () => (await import('../pages/ChatPage.tsx')).ChatPage) },
  { path: '/search', page: lazyPage(async () => (await import('../pages/SearchPage.tsx')).SearchPage) },
  { path: '/bookmarks', page: lazyPage(async () => (await import('../pages/BookmarksPage.tsx')).BookmarksPage) },
  { path: '/research-notes/:noteId', page: lazyPage(async () => (await import('../pages/ResearchNotePage.tsx')).ResearchNotePage) },
  { path: '/research-notes', page: lazyPage(async () => (await import('../pages/ResearchNotesPage.tsx')).ResearchNotesPage) },
  { path: '/annotations', page: lazyPage(async () => (await import('../pages/AnnotationsPage.tsx')).AnnotationsPage) },
  { path: '/research-history', page: lazyPage(async () => (await import('../pages/HistoryPage.tsx')).HistoryPage) },
  { path: '/compare', page: lazyPage(async () => (await import('../pages/ComparePage.tsx')).ComparePage) },
  { path: '/courts/:code', page: lazyPage(async () => (await import('../pages/CourtPage.tsx')).CourtPage) },
  { path: '/judges/:id', page: lazyPage(async () => (await import('../pages/JudgePage.tsx')).JudgePage) },
  { path: '/notifications', page: lazyPage(async () => (await import('../pages/NotificationsPage.tsx')).NotificationsPage) },
  { path: '/watches', page: lazyPage(async () => (await import('../pages/WatchesPage.tsx')).WatchesPage) },
  { path: '/analytics', page: lazyPage(async () => (await import('../pages/AnalyticsPage.tsx')).AnalyticsPage) },
  { path: '/coverage', page: lazyPage(async () => (await import('../pages/CoveragePage.tsx')).CoveragePage) },
  { path: '/citations/:screen?', page: lazyPage(async () => (await import('../pages/CitationsPage.tsx')).CitationsPage) },
  { path: '/profile', page: lazyPage(async () => (await import('../pages/ProfilePage.tsx')).ProfilePage) },
  { path: '/settings', page: lazyPage(async () => (await import('../pages/SettingsPage.tsx')).SettingsPage) },
  { path: '/admin', page: lazyPage(async () => (await import('../pages/AdminPage.tsx')).AdminPage) },
  { path: '/reports', page: lazyPage(async () => (await import('../pages/ReportsPage.tsx')).ReportsPage) },
  { path: '/research-hub', page: lazyPage(async () => (await import('../pages/ResearchHubPage.tsx')).ResearchHubPage) },
  { path: '/saved-searches', page: lazyPage(async () => (await import('../pages/ResearchHubPage.tsx')).ResearchHubPage) },
  { path: '/research-hub/projects/:projectId', page: lazyPage(async () => (await import('../pages/ProjectPage.tsx')).ProjectPage) },
  {
    path: '/research-hub/projects/:projectId/edit',
    page: lazyPage(async () => (await import('../pages/EditProjectPage.tsx')).EditProjectPage),
  },
  { path: '/trash', page: lazyPage(async () => (await import('../pages/TrashPage.tsx')).TrashPage) },
  {
    path: '/research-hub/projects/:projectId/bundle',
    page: lazyPage(async () => (await import('../pages/BundlePage.tsx')).BundlePage),
  },
  { path: '/legal-library/constitution', page: legalLibrary('ConstitutionPage') },
  { path: '/legal-library/legislation', page: legalLibrary('LegislationPage') },
  { path: '/legal-library/legislation/:actId', page: legalLibrary('ActPage') },
  { path: '/library', page: lazyPage(async () => (await import('../pages/LibraryPage.tsx')).LibraryPage) },
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
