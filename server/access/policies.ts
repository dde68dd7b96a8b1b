import type { Kind, Policy } from './kinds.ts'

/** What is its owner's alone. */
const ownersAlone: Policy = { read: ['owner'], change: ['owner'], delete: ['owner'], share: [] }
/** Its owner's; the members of a project in which the owner put it read it. */
const readInProjects: Policy = { read: ['owner', 'viewer'], change: ['owner'], delete: ['owner'], share: ['owner'] }
/** Viewers read it, editors write in it; whether it is there and who sees it remains with its owner. */
const workedOnTogether: Policy = { read: ['owner', 'viewer'], change: ['owner', 'editor'], delete: ['owner'], share: ['owner'] }

/** Whom each kind of object lets do what. What somebody keeps, reads, asks or watches tells what they work on: nobody sees it unasked. */
export const policies: Readonly<Record<Kind, Policy>> = {
  // A public one is everybody's to read and the library's editors' to look after. A private one is its owner's; members only read it.
  document: {
    read: ['everyone', 'owner', 'viewer'],
    change: ['owner', 'library-editor'],
    delete: ['owner', 'library-editor'],
    share: ['owner'],
  },
  note: workedOnTogether,
  project: workedOnTogether,
  // A mark is its reader's, whoever sees the text it stands in.
  annotation: readInProjects,
  bookmark: readInProjects,
  chat: readInProjects,
  // No case need stand behind one.
  citation: readInProjects,
  document_check: readInProjects,
  saved_search: readInProjects,
  // Bookmarks and notes that are seen by others are seen without their folder.
  'bookmark-folder': ownersAlone,
  'note-folder': ownersAlone,
  'history-entry': ownersAlone,
  notification: ownersAlone,
  watch: ownersAlone,
  // One that is offered to everybody is so by what it says itself.
  'project-template': ownersAlone,
  // Given and taken back by whoever pays for it; who sits on it gives it up by a call of its own.
  seat: ownersAlone,
  // Its reporter may take it back; editors read and decide it in their queue, which is theirs by their role.
  report: { read: ['owner'], change: [], delete: ['owner'], share: [] },
  // What was paid stands; a transfer that has not arrived is withdrawn. Administrators book by calls of their own.
  payment: { read: ['owner'], change: [], delete: ['owner'], share: [] },
  // One that was issued never changes.
  invoice: { read: ['owner'], change: [], delete: [], share: [] },
}
