import type { Kind, Policy } from '../kinds.ts'
import { annotationPolicy } from './annotation.ts'
import { invoicePolicy, paymentPolicy, seatPolicy } from './billing.ts'
import { bookmarkFolderPolicy } from './bookmark-folder.ts'
import { bookmarkPolicy } from './bookmark.ts'
import { citationPolicy } from './citation.ts'
import { documentPolicy } from './document.ts'
import { historyEntryPolicy } from './history-entry.ts'
import { noteFolderPolicy } from './note-folder.ts'
import { notePolicy } from './note.ts'
import { reportPolicy } from './report.ts'
import { projectTemplatePolicy } from './project-template.ts'
import { projectPolicy } from './project.ts'

export const policies: Readonly<Record<Kind, Policy>> = {
  annotation: annotationPolicy,
  bookmark: bookmarkPolicy,
  'bookmark-folder': bookmarkFolderPolicy,
  citation: citationPolicy,
  document: documentPolicy,
  'history-entry': historyEntryPolicy,
  invoice: invoicePolicy,
  note: notePolicy,
  report: reportPolicy,
  'note-folder': noteFolderPolicy,
  payment: paymentPolicy,
  seat: seatPolicy,
  project: projectPolicy,
  'project-template': projectTemplatePolicy,
}
