import type { accounts } from './accounts.ts'
import type { administration } from './administration.ts'
import type { analytics } from './analytics.ts'
import type { figureFilters } from './figure-filters.ts'
import type { annotations } from './annotations.ts'
import type { authorities } from './authorities.ts'
import type { backups } from './backups.ts'
import type { billing } from './billing.ts'
import type { bookmarks } from './bookmarks.ts'
import type { bundles } from './bundles.ts'
import type { caseBrowser } from './case-browser.ts'
import type { casePage } from './case-page.ts'
import type { cases } from './cases.ts'
import type { checkReasons } from './check-reasons.ts'
import type { chat } from './chat.ts'
import type { chatLinks } from './chat-links.ts'
import type { chatReasons } from './chat-reasons.ts'
import type { memorandum } from './memorandum.ts'
import type { citations } from './citations.ts'
import type { citator } from './citator.ts'
import type { comparing } from './comparing.ts'
import type { courts } from './courts.ts'
import type { days } from './days.ts'
import type { documentCheck } from './document-check.ts'
import type { importReasons } from './import-reasons.ts'
import type { importWarnings } from './import-warnings.ts'
import type { home } from './home.ts'
import type { history } from './history.ts'
import type { legal } from './legal.ts'
import type { legalLibrary } from './legal-library.ts'
import type { legalMenu } from './legal-menu.ts'
import type { library } from './library.ts'
import type { lists } from './lists.ts'
import type { noteEditor } from './note-editor.ts'
import type { notes } from './notes.ts'
import type { offline } from './offline.ts'
import type { notifications } from './notifications.ts'
import type { problems } from './problems.ts'
import type { profile } from './profile.ts'
import type { projects } from './projects.ts'
import type { quickOpen } from './quick-open.ts'
import type { trash } from './trash.ts'
import type { reader } from './reader.ts'
import type { recordReasons } from './record-reasons.ts'
import type { reports } from './reports.ts'
import type { savedSearches } from './saved-searches.ts'
import type { search } from './search.ts'
import type { security } from './security.ts'
import type { settings } from './settings.ts'
import type { shell } from './shell.ts'
import type { sources } from './sources.ts'
import type { standing } from './standing.ts'
import type { watches } from './watches.ts'

/** All words that a reader sees, by area: what another language has to have. */
export interface Words {
  accounts: typeof accounts
  administration: typeof administration
  analytics: typeof analytics
  figureFilters: typeof figureFilters
  annotations: typeof annotations
  authorities: typeof authorities
  backups: typeof backups
  billing: typeof billing
  bookmarks: typeof bookmarks
  bundles: typeof bundles
  caseBrowser: typeof caseBrowser
  casePage: typeof casePage
  cases: typeof cases
  checkReasons: typeof checkReasons
  chat: typeof chat
  chatLinks: typeof chatLinks
  chatReasons: typeof chatReasons
  memorandum: typeof memorandum
  citations: typeof citations
  citator: typeof citator
  comparing: typeof comparing
  courts: typeof courts
  days: typeof days
  documentCheck: typeof documentCheck
  importReasons: typeof importReasons
  importWarnings: typeof importWarnings
  history: typeof history
  home: typeof home
  legal: typeof legal
  legalLibrary: typeof legalLibrary
  legalMenu: typeof legalMenu
  library: typeof library
  lists: typeof lists
  noteEditor: typeof noteEditor
  notes: typeof notes
  notifications: typeof notifications
  offline: typeof offline
  problems: typeof problems
  profile: typeof profile
  projects: typeof projects
  quickOpen: typeof quickOpen
  trash: typeof trash
  reader: typeof reader
  recordReasons: typeof recordReasons
  reports: typeof reports
  savedSearches: typeof savedSearches
  search: typeof search
  security: typeof security
  settings: typeof settings
  shell: typeof shell
  sources: typeof sources
  standing: typeof standing
  watches: typeof watches
}
