import type { FastifyInstance } from 'fastify'
import { type Reader, createAccess } from './access/access.ts'
import { type Accounts, createAccounts } from './areas/accounts/accounts.ts'
import { accountsRoutes } from './areas/accounts/routes.ts'
import { auditLog } from './audit/audit.ts'
import { createAdministration } from './areas/administration/administration.ts'
import { administrationRoutes } from './areas/administration/routes.ts'
import { annotationItems, createAnnotations } from './areas/annotations/annotations.ts'
import { annotationsRoutes } from './areas/annotations/routes.ts'
import { bookmarkItems, createBookmarks } from './areas/bookmarks/bookmarks.ts'
import { bookmarksRoutes } from './areas/bookmarks/routes.ts'
import { createBilling } from './areas/billing/billing.ts'
import { billingRoutes } from './areas/billing/routes.ts'
import { createCaseDetails } from './areas/cases/case-details.ts'
import { createCases, documentItems } from './areas/cases/cases.ts'
import { casesRoutes } from './areas/cases/routes.ts'
import { citationItems, createCitationLists } from './areas/citation-lists/citation-lists.ts'
import { citationListsRoutes } from './areas/citation-lists/routes.ts'
import { createCitations } from './areas/citations/citations.ts'
import { citationsRoutes } from './areas/citations/routes.ts'
import { createCourts } from './areas/courts/courts.ts'
import { courtsRoutes } from './areas/courts/routes.ts'
import { createCitator } from './areas/citator/citator.ts'
import { citatorRoutes } from './areas/citator/routes.ts'
import { createDocumentCheck } from './areas/document-check/document-check.ts'
import { documentCheckRoutes } from './areas/document-check/routes.ts'
import { createDocuments } from './areas/documents/documents.ts'
import { createHistory } from './areas/history/history.ts'
import { historyRoutes } from './areas/history/routes.ts'
import { createPreferences } from './areas/preferences/preferences.ts'
import { preferencesRoutes } from './areas/preferences/routes.ts'
import { createAccountExports, createRemovals } from './areas/profile/profile.ts'
import { profileRoutes } from './areas/profile/routes.ts'
import { searchRoutes } from './areas/search/routes.ts'
import { createSearch, indexStored } from './areas/search/search.ts'
import { createLibrary } from './areas/library/library.ts'
import { createNotes, noteItems } from './areas/notes/notes.ts'
import { notesRoutes } from './areas/notes/routes.ts'
import { createProjects } from './areas/projects/projects.ts'
import { projectsRoutes } from './areas/projects/routes.ts'
import { libraryRoutes } from './areas/library/routes.ts'
import { createComparisons } from './areas/cases/compare/compare.ts'
import { createPrints } from './areas/cases/print/prints.ts'
import { createDigests } from './areas/cases/summarise/digests.ts'
import { belongings } from './belongings.ts'
import { createReports } from './areas/reports/reports.ts'
import { reportsRoutes } from './areas/reports/routes.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open.ts'
import { idempotentRequests } from './database/idempotent-requests.ts'
import { forgetOldEvents } from './events/events.ts'
import { createServer } from './http/create-server.ts'
import { healthRoutes } from './http/health.ts'
import { listeningAddress } from './http/listening-address.ts'
import { replayAnswers } from './http/replay.ts'
import { holdStreams } from './http/streams.ts'
import { forgetThrottled, throttleRequests } from './http/throttle.ts'
import { serveWeb } from './http/serve-web.ts'
import { serveWellKnown } from './http/well-known.ts'
import { type Jobs, createJobs } from './jobs/jobs.ts'
import { redactables } from './redactables.ts'
import { createLanguageModel } from './providers/language-model.ts'
import { createMailing } from './mailing/mailing.ts'
import type { Mail } from './providers/mail.ts'

export interface AppParts {
  config: Config
  database: Database
  mail: Mail
  /** For tests that cannot wait. */
  clock?: Clock
}

export interface App {
  http: FastifyInstance
  accounts: Accounts
  jobs: Jobs
}

/** Milliseconds that jobs have to end when the server closes; what is not done by then is tried again at the next start. */
const longestEnding = 2_000

/** The whole application on one HTTP server, not yet listening: one line for each area. */
export async function createApp({ config, database: opened, mail, clock = systemClock }: AppParts): Promise<App> {
  const database: Database = { ...opened, clock }
  const mailing = await createMailing({ database, config })
  const accounts = await createAccounts({ database, mailing, config })
  const documents = createDocuments(database)
  const cases = createCases({ database, documents })
  const digests = createDigests({ database, cases, model: createLanguageModel(config), index: indexStored })
  const search = createSearch({ database, cases })

  const access = createAccess(database)
  const http = await createServer(config, accounts.authenticate, access.readerOf)
  throttleRequests(http, database)
  replayAnswers(http, database)
  const jobs = await createJobs({ database, onFailure: (error, words) => http.log.error(error, words) })
  mailing.sendBy(jobs, mail, () => config.publicUrl || listeningAddress(http))
  http.addHook('onListen', jobs.start)
  http.addHook('onClose', () => jobs.stop(longestEnding))
  holdStreams(http, accounts.callerNow)
  const countPrivateDocuments = async (reader: Reader) => (await cases.ownDocuments(reader, { limit: 1, offset: 0 })).total
  const billing = createBilling({ database, jobs, mail, config, countPrivateDocuments })
  const citations = createCitations({ database, onFailure: (error) => http.log.error(error) })
  const courts = createCourts(database)
  const citator = createCitator({ database, citations, held: search.countSeen })
  const projects = createProjects({ database, access, mailing })
  const history = createHistory({ database, cases, projects })
  const annotations = createAnnotations({ database, cases })
  const bookmarks = createBookmarks({ database, cases, history, projects })
  const notes = createNotes({ database, cases, projects })
  history.followNotes(jobs)
  const citationLists = createCitationLists({ database, citations, cases })
  // One line for each kind that lies in projects.
  projects.register(bookmarkItems(bookmarks))
  projects.register(noteItems(notes))
  projects.register(citationItems(citationLists))
  projects.register(annotationItems(annotations))
  projects.register(documentItems(cases))
  projects.useNotes(notes.ofProjects)
  projects.showTrailOf(history.trailOf)
  const related = async (reader: Reader, caseId: string, limit: number) => (await search.similar(reader, caseId, limit)).results
  const administration = createAdministration({ database, accounts, documents, jobs, redactables, config })
  const preferences = createPreferences(database)
  const exports = await createAccountExports({ database, dataDir: config.dataDir, belongings, jobs, mailing, preferences })
  const removals = createRemovals({ database, config, accounts, belongings, jobs, mailing })
  jobs.hourly('forget-archives', exports.forgetExpired)
  jobs.hourly('forget-answers', idempotentRequests(database).forgetOld)
  jobs.hourly('forget-events', () => forgetOldEvents(database))
  jobs.hourly('forget-throttled', () => forgetThrottled(database))
  jobs.hourly('forget-sessions', accounts.forgetExpired)
  jobs.hourly('forget-audit', auditLog(database).forgetOld)
  jobs.hourly('forget-imports', administration.imports.forgetOld)
  jobs.hourly('forget-history', history.forgetOldest)
  jobs.hourly('forget-annotations', annotations.forgetDeleted)
  jobs.hourly('forget-bookmarks', bookmarks.forgetDeleted)
  jobs.hourly('forget-notes', notes.forgetDeleted)
  jobs.hourly('forget-citations', citationLists.forgetDeleted)
  jobs.hourly('forget-projects', projects.forgetDeleted)
  await http.register(async (areas) => {
    healthRoutes(areas, { database, dataDir: config.dataDir })
    accountsRoutes(areas, accounts)
    casesRoutes(areas, {
      cases,
      digests,
      details: createCaseDetails({ cases, citations, citator, digests, annotations, bookmarks, projects, related }),
      comparisons: createComparisons({ cases, citations, clock }),
      prints: createPrints({ cases, clock }),
    })
    searchRoutes(areas, search, search.exports({ publicUrl: config.publicUrl, limits: billing }))
    courtsRoutes(areas, courts)
    citationsRoutes(areas, citations)
    citationListsRoutes(areas, citationLists)
    citatorRoutes(areas, citator)
    documentCheckRoutes(areas, {
      check: createDocumentCheck({ database, citations, cases, citator, courts, onFailure: (error) => http.log.error(error) }),
      documents,
    })
    libraryRoutes(areas, createLibrary({ database, documents, cases, jobs, limits: billing }))
    annotationsRoutes(areas, annotations)
    bookmarksRoutes(areas, bookmarks)
    historyRoutes(areas, history)
    notesRoutes(areas, notes)
    administrationRoutes(areas, administration)
    reportsRoutes(areas, createReports({ database, cases }))
    preferencesRoutes(areas, preferences)
    profileRoutes(areas, { accounts, belongings, database, exports, removals })
    billingRoutes(areas, billing)
    projectsRoutes(areas, projects)
  })
  serveWellKnown(http, { ...config, clock })
  await serveWeb(http)
  return { http, accounts, jobs }
}
