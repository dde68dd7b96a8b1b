import { ownedAccount } from './areas/accounts/accounts.ts'
import { ownedAnnotations } from './areas/annotations/annotations.ts'
import { ownedBilling } from './areas/billing/billing.ts'
import { ownedBookmarks } from './areas/bookmarks/bookmarks.ts'
import { ownedBundles } from './areas/bundles/bundles.ts'
import { ownedChats } from './areas/chat/chat.ts'
import { ownedCitations } from './areas/citation-lists/citation-lists.ts'
import { ownedProvisionReviews } from './areas/legislation/legislation.ts'
import { ownedReviews } from './areas/citator/citator.ts'
import { ownedChecks } from './areas/document-check/document-check.ts'
import { ownedRedactions } from './areas/documents/documents.ts'
import { ownedHistory } from './areas/history/history.ts'
import { ownedDocuments } from './areas/library/library.ts'
import { ownedNotes } from './areas/notes/notes.ts'
import { ownedNotifications } from './areas/notifications/notifications.ts'
import { ownedPreferences } from './areas/preferences/preferences.ts'
import { ownedReports } from './areas/reports/reports.ts'
import { ownedSavedSearches } from './areas/saved-searches/saved-searches.ts'
import { ownedProjects } from './areas/projects/projects.ts'
import { ownedWatches } from './areas/watches/watches.ts'
import { ownedArchives, ownedLog, ownedShares } from './areas/profile/profile.ts'
import type { Belongings } from './belongings/belongings.ts'
import { ownedAnswers } from './http/owned-answers.ts'
import { ownedJobs } from './jobs/owned-jobs.ts'
import { ownedMails } from './providers/owned-mails.ts'

/** All that accounts own, and wherever else an account is named: one line for each kind. */
export const belongings: readonly Belongings[] = [
  ownedAccount,
  ownedPreferences,
  ownedDocuments,
  ownedNotes,
  ownedAnnotations,
  ownedBookmarks,
  ownedCitations,
  ownedChecks,
  ownedSavedSearches,
  ownedChats,
  ownedWatches,
  ownedNotifications,
  ownedHistory,
  ownedReports,
  ownedBilling,
  ownedProjects,
  ownedBundles,
  ownedReviews,
  ownedProvisionReviews,
  ownedShares,
  ownedLog,
  ownedRedactions,
  ownedArchives,
  ownedMails,
  ownedAnswers,
  ownedJobs,
]
