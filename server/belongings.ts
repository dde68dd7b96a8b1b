import { ownedAnnotations } from './areas/annotations/annotations.ts'
import { ownedBilling } from './areas/billing/billing.ts'
import { ownedBookmarks } from './areas/bookmarks/bookmarks.ts'
import { ownedCitations } from './areas/citation-lists/citation-lists.ts'
import { ownedHistory } from './areas/history/history.ts'
import { ownedDocuments } from './areas/library/library.ts'
import { ownedNotes } from './areas/notes/notes.ts'
import { ownedPreferences } from './areas/preferences/preferences.ts'
import { ownedReports } from './areas/reports/reports.ts'
import { ownedProjects } from './areas/projects/projects.ts'
import type { Belongings } from './belongings/belongings.ts'

/** All that accounts own, and wherever else an account is named: one line for each kind. */
export const belongings: readonly Belongings[] = [
  ownedDocuments,
  ownedNotes,
  ownedAnnotations,
  ownedBookmarks,
  ownedCitations,
  ownedHistory,
  ownedReports,
  ownedPreferences,
  ownedBilling,
  ownedProjects,
]
