import { redactableImports } from './areas/administration/administration.ts'
import { redactableAnnotations } from './areas/annotations/annotations.ts'
import { redactableBookmarks } from './areas/bookmarks/bookmarks.ts'
import { redactableBundles } from './areas/bundles/bundles.ts'
import { redactableChats } from './areas/chat/chat.ts'
import { redactableCitations } from './areas/citation-lists/citation-lists.ts'
import { redactableProvisionReviews } from './areas/legislation/legislation.ts'
import { redactableReviews } from './areas/citator/citator.ts'
import { redactableChecks } from './areas/document-check/document-check.ts'
import { redactableHistory } from './areas/history/history.ts'
import { redactableNotes } from './areas/notes/notes.ts'
import { redactableNotifications } from './areas/notifications/notifications.ts'
import { redactableReports } from './areas/reports/reports.ts'
import { redactableSavedSearches } from './areas/saved-searches/saved-searches.ts'
import { redactableProjects } from './areas/projects/projects.ts'
import { redactableSources } from './areas/sources/sources.ts'
import { redactableVectors } from './areas/search/search.ts'
import type { Redactable } from './redactable/redactable.ts'

/** All that is kept about documents, for the server, the commands and the tests alike: one line for each kind. */
export const redactables: readonly Redactable[] = [
  redactableAnnotations,
  redactableBookmarks,
  redactableNotes,
  redactableCitations,
  redactableChecks,
  redactableChats,
  redactableReviews,
  redactableProvisionReviews,
  redactableHistory,
  redactableImports,
  redactableReports,
  redactableProjects,
  redactableBundles,
  redactableSavedSearches,
  redactableNotifications,
  redactableSources,
  redactableVectors,
]
