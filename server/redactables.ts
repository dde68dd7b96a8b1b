import { redactableImports } from './areas/administration/administration.ts'
import { redactableAnnotations } from './areas/annotations/annotations.ts'
import { redactableBookmarks } from './areas/bookmarks/bookmarks.ts'
import { redactableCitations } from './areas/citation-lists/citation-lists.ts'
import { redactableReviews } from './areas/citator/citator.ts'
import { redactableHistory } from './areas/history/history.ts'
import { redactableNotes } from './areas/notes/notes.ts'
import { redactableReports } from './areas/reports/reports.ts'
import { redactableProjects } from './areas/projects/projects.ts'
import type { Redactable } from './redactable/redactable.ts'

/** All that is kept about documents, for the server, the commands and the tests alike: one line for each kind. */
export const redactables: readonly Redactable[] = [
  redactableAnnotations,
  redactableBookmarks,
  redactableNotes,
  redactableCitations,
  redactableReviews,
  redactableHistory,
  redactableImports,
  redactableReports,
  redactableProjects,
]
