import type { Kind, Policy } from '../kinds.ts'
import { annotationPolicy } from './annotation.ts'
import { invoicePolicy, paymentPolicy, seatPolicy } from './billing.ts'
import { bookmarkFolderPolicy } from './bookmark-folder.ts'
import { bookmarkPolicy } from './bookmark.ts'
import { chatPolicy } from './chat.ts'
import { citationPolicy } from './citation.ts'
import { documentCheckPolicy } from './document-check.ts'
import { documentPolicy } from './document.ts'
import { historyEntryPolicy } from './history-entry.ts'
import { noteFolderPolicy } from './note-folder.ts'
import { notificationPolicy } from './notification.ts'
import { notePolicy } from './note.ts'
import { reportPolicy } from './report.ts'
import { projectTemplatePolicy } from './project-template.ts'
import { projectPolicy } from './project.ts'
import { savedSearchPolicy } from './saved-search.ts'
import { watchPolicy } from './watch.ts'

export const policies: Readonly<Record<Kind, Policy>> = {
  annotation: annotationPolicy,
  bookmark: bookmarkPolicy,
  'bookmark-folder': bookmarkFolderPolicy,
  chat: chatPolicy,
  citation: citationPolicy,
  document: documentPolicy,
  document_check: documentCheckPolicy,
  'history-entry': historyEntryPolicy,
  invoice: invoicePolicy,
  note: notePolicy,
  notification: notificationPolicy,
  watch: watchPolicy,
  report: reportPolicy,
  saved_search: savedSearchPolicy,
  'note-folder': noteFolderPolicy,
  payment: paymentPolicy,
  seat: seatPolicy,
  project: projectPolicy,
  'project-template': projectTemplatePolicy,
}
