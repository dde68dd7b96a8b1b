import type { FastifyInstance } from 'fastify'
import { type Reader, createAccess } from './access/access.ts'
import { type Accounts, createAccounts } from './areas/accounts/accounts.ts'
import { accountsRoutes } from './areas/accounts/routes.ts'
import { auditLog } from './audit/audit.ts'
import { createAlertMails } from './areas/alerts/alert-mails.ts'
import { createMatching } from './areas/alerts/matching.ts'
import { createWatchMatching } from './areas/alerts/watch-matching.ts'
import { alertsRoutes } from './areas/alerts/routes.ts'
import { type Administration, createAdministration, modelUseStorage } from './areas/administration/administration.ts'
import { administrationRoutes } from './areas/administration/routes.ts'
import { createAnalytics } from './areas/analytics/analytics.ts'
import { analyticsRoutes } from './areas/analytics/routes.ts'
import { annotationItems, createAnnotations } from './areas/annotations/annotations.ts'
import { annotationsRoutes } from './areas/annotations/routes.ts'
import { bookmarkItems, createBookmarks } from './areas/bookmarks/bookmarks.ts'
import { bookmarksRoutes } from './areas/bookmarks/routes.ts'
import { createBundles, matterHeadings } from './areas/bundles/bundles.ts'
import { bundlesRoutes } from './areas/bundles/routes.ts'
import { type Billing, createBilling } from './areas/billing/billing.ts'
import { billingRoutes } from './areas/billing/routes.ts'
import { createCaseDetails } from './areas/cases/case-details.ts'
import { createCases, documentItems } from './areas/cases/cases.ts'
import { casesRoutes } from './areas/cases/routes.ts'
import { citationItems, createCitationLists } from './areas/citation-lists/citation-lists.ts'
import { citationListsRoutes } from './areas/citation-lists/routes.ts'
import { chatItems, createChat, createFindProvisions } from './areas/chat/chat.ts'
import { chatRoutes } from './areas/chat/routes.ts'
import { createCitations } from './areas/citations/citations.ts'
import { citationsRoutes } from './areas/citations/routes.ts'
import {
  createLegislation,
  createNameLaws,
  createProvisionNews,
  createProvisionsAbout,
  createSearching,
  lookUpLaws,
  provisionItems,
} from './areas/legislation/legislation.ts'
import { legislationRoutes } from './areas/legislation/routes.ts'
import { createCourts } from './areas/courts/courts.ts'
import { courtsRoutes } from './areas/courts/routes.ts'
import { type Citator, createCitator } from './areas/citator/citator.ts'
import { citatorRoutes } from './areas/citator/routes.ts'
import { checkItems, createDocumentCheck, createKeptChecks } from './areas/document-check/document-check.ts'
import { documentCheckRoutes } from './areas/document-check/routes.ts'
import { createDocuments } from './areas/documents/documents.ts'
import { createHistory } from './areas/history/history.ts'
import { historyRoutes } from './areas/history/routes.ts'
import { createNotifications, tellOfOwnAffairs } from './areas/notifications/notifications.ts'
import { notificationsRoutes } from './areas/notifications/routes.ts'
import { createPreferences } from './areas/preferences/preferences.ts'
import { preferencesRoutes } from './areas/preferences/routes.ts'
import { createAccountExports, createRemovals } from './areas/profile/profile.ts'
import { profileRoutes } from './areas/profile/routes.ts'
import { searchRoutes } from './areas/search/routes.ts'
import { type Index, createSearch, indexStored, openIndexHere } from './areas/search/search.ts'
import { createSavedSearches, savedSearchItems } from './areas/saved-searches/saved-searches.ts'
import { savedSearchesRoutes } from './areas/saved-searches/routes.ts'
import { createLibrary } from './areas/library/library.ts'
import { createNotes, noteItems, rewriteEarlierPictures } from './areas/notes/notes.ts'
import { notesRoutes } from './areas/notes/routes.ts'
import { createProjects } from './areas/projects/projects.ts'
import { sourcesRoutes } from './areas/sources/routes.ts'
import { createSources } from './areas/sources/sources.ts'
import { trashRoutes } from './areas/trash/routes.ts'
import { createTrash } from './areas/trash/trash.ts'
import { projectsRoutes } from './areas/projects/routes.ts'
import { createHome } from './areas/home/home.ts'
import { homeRoutes } from './areas/home/routes.ts'
import { libraryRoutes } from './areas/library/routes.ts'
import { createComparisons } from './areas/cases/compare/compare.ts'
import { createPrints } from './areas/cases/print/prints.ts'
import { createDigests } from './areas/cases/summarise/digests.ts'
import { belongings } from './belongings.ts'
import { type Reports, createReports } from './areas/reports/reports.ts'
import { reportsRoutes } from './areas/reports/routes.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open.ts'
import { sharedKey } from './database/secrets.ts'
import { idempotentRequests } from './database/idempotent-requests.ts'
import { forgetOldEvents } from './events/events.ts'
import { type Log, createServer } from './http/create-server.ts'
import { aboutRoutes } from './http/about.ts'
import { healthRoutes } from './http/health.ts'
import { createWatches } from './areas/watches/watches.ts'
import { watchesRoutes } from './areas/watches/routes.ts'
import { listeningAddress } from './http/listening-address.ts'
import { replayAnswers } from './http/replay.ts'
import { holdStreams } from './http/streams.ts'
import { forgetThrottled, throttleRequests } from './http/throttle.ts'
import { serveWeb } from './http/serve-web.ts'
import { serveWellKnown } from './http/well-known.ts'
import { type Jobs, createJobs } from './jobs/jobs.ts'
import { redactables } from './redactables.ts'
import { createEmbeddings } from './providers/embeddings.ts'
import { createLanguageModel } from './providers/language-model.ts'
import { createMailing } from './mailing/mailing.ts'
import type { Mail } from './providers/envelope.ts'
import { type Push, createPush } from './providers/push.ts'
import { createSealing } from './sealing/sealing.ts'

export interface AppParts {
  config: Config
  database: Database
  mail: Mail
  /** For tests that notify a device of their own. */
  push?: Push
  /** Where the words of the library are held; in this thread where nothing is said. */
  openIndex?: (database: Database) => Index
  /** For tests that cannot wait. */
  clock?: Clock
  /** For tests that read it; what the process puts out where it is left out. */
  log?: Log
  /** Folder of the screens, those that are built where it is left out; null serves none, for tests that ask the API alone. */
  pages?: string | null
}

export interface App {
  http: FastifyInstance
  accounts: Accounts
  administration: Administration
  billing: Billing
  citator: Citator
  reports: Reports
  jobs: Jobs
}

/** Milliseconds that jobs have to end when the server closes; what is not done by then is tried again at the next start. */
const longestEnding = 2_000

/** The whole application on one HTTP server, not yet listening: one line for each area. */
export async function createApp({
  config,
  database: opened,
  mail,
  push: givenPush,
  openIndex = openIndexHere,
  clock = systemClock,
  log,
  pages,
}: AppParts): Promise<App> {
  const database: Database = { ...opened, clock }
  const mailing = await createMailing({ database, config })
  const accounts = await createAccounts({ database, mailing, config })
  const documents = createDocuments(database)
  const cases = createCases({ database, documents })
  const model = createLanguageModel(config, undefined, modelUseStorage(database).keep)
  const digests = createDigests({ database, cases, model, index: indexStored })
  const embeddings = createEmbeddings(config, undefined, modelUseStorage(database).keep)
  const index = openIndex(database)
  const search = createSearch({ database, cases, index, embeddings })

  const access = createAccess(database)
  const http = await createServer(config, accounts.authenticate, access.readerOf, log)
  throttleRequests(http, database)
  replayAnswers(http, database)
  const jobs = await createJobs({ database, onFailure: (error, words) => http.log.error(error, words) })
  const siteUrl = () => config.publicUrl || listeningAddress(http)
  mailing.sendBy(jobs, mail, siteUrl)
  http.addHook('onListen', jobs.start)
  http.addHook('onClose', index.close)
  http.addHook('onClose', () => jobs.stop(longestEnding))
  holdStreams(http, accounts.callerNow)
  const countPrivateDocuments = async (reader: Reader) => (await cases.ownDocuments(reader, { limit: 1, offset: 0 })).total
  const preferences = createPreferences(database)
  const billing = createBilling({ database, jobs, mailing, preferences, config, countPrivateDocuments })
  const citations = createCitations({
    database,
    lookUpLaws: (sought) => lookUpLaws(database, sought, null),
    onFailure: (error) => http.log.error(error),
  })
  const courts = createCourts(database)
  const citator = createCitator({ database, citations, held: search.countSeen })
  const projects = createProjects({ database, casesOf: cases.withStanding, access, mailing, preferences })
  const nameLaws = createNameLaws(database)
  const history = createHistory({ database, cases, nameLaws, projects })
  const annotations = createAnnotations({ database, cases })
  const bookmarks = createBookmarks({ database, cases, nameLaws, history, projects, publicUrl: config.publicUrl })
  const notes = createNotes({ database, cases, citations, projects, publicUrl: config.publicUrl })
  history.followNotes(jobs)
  notes.followCitations(jobs)
  const savedSearches = await createSavedSearches({ database, access, search, cases, history, projects, siteUrl })
  const watches = createWatches(database)
  const push = givenPush ?? createPush({ key: await sharedKey(database, 'vapid'), contact: () => contactOf(config) })
  const notifications = createNotifications({
    database,
    access,
    jobs,
    push,
    sealing: await createSealing(database, config),
    watches,
    onFailure: (error) => http.log.error(error),
  })
  tellOfOwnAffairs({ database, jobs, preferences, tell: notifications.tellOfAffairs })
  createMatching({
    database,
    access,
    arrivals: search.arrivals,
    oldAfterDays: config.oldLawDays,
    tell: notifications.tell,
    onFailure: (error, words) => http.log.error(error, words),
  }).followBy(jobs)
  createWatchMatching({
    database,
    access,
    citator,
    watches,
    provisionNews: createProvisionNews(database),
    oldAfterDays: config.oldLawDays,
    tell: notifications.tell,
  }).followBy(jobs)
  const legislation = createLegislation(database)
  const citationLists = createCitationLists({
    database,
    citations,
    cases,
    legislation,
    projects,
    headingOf: matterHeadings({ database, projects }),
  })
  const documentCheck = createDocumentCheck({ database, citations, cases, citator, courts, onFailure: (error) => http.log.error(error) })
  const keptChecks = createKeptChecks({ database, checkToKeep: documentCheck.checkToKeep })
  const searching = createSearching(database, search)
  const findProvisions = createFindProvisions({ legislation, provisionsAbout: createProvisionsAbout(database, search.law) })
  const chat = createChat({
    database,
    cases,
    search,
    history,
    projects,
    billing,
    citator,
    findProvisions,
    documentCheck,
    checks: keptChecks,
    model,
    embeddings,
    config,
  })
  // One line for each kind that lies in projects.
  projects.register(bookmarkItems(bookmarks))
  projects.register(noteItems(notes))
  projects.register(citationItems(citationLists))
  projects.register(annotationItems(annotations))
  projects.register(checkItems(keptChecks))
  projects.register(documentItems(cases))
  projects.register(provisionItems(nameLaws))
  projects.register(savedSearchItems(savedSearches))
  projects.register(chatItems(chat))
  projects.useNotes(notes.ofProjects)
  projects.showTrailOf(history.trailOf)
  const trash = createTrash({
    database,
    restore: {
      project: projects.restore,
      project_template: projects.restoreTemplate,
      note: notes.restore,
      note_folder: notes.folders.restore,
      bookmark: bookmarks.restore,
      bookmark_folder: bookmarks.folders.restore,
      annotation: annotations.restore,
      citation: citationLists.restore,
      document_check: keptChecks.restore,
      saved_search: savedSearches.restore,
      chat: chat.restore,
      document: documents.trash.restore,
    },
    documents: documents.trash,
  })
  const bundles = createBundles({
    database,
    dataDir: config.dataDir,
    access,
    jobs,
    tellOfJob: notifications.tellOfJob,
    projects,
    cases,
    annotations,
    nameLaws,
    citationLists,
    legislation,
  })
  const related = async (reader: Reader, caseId: string, limit: number) => (await search.similar(reader, caseId, limit)).results
  const administration = createAdministration({ database, accounts, documents, jobs, redactables, config, meaning: search.meaning.state })
  const reports = createReports({ database })
  const sources = await createSources({ database, documents, config })
  sources.followBy(jobs)
  const alertMails = await createAlertMails({
    database,
    access,
    arrivals: search.arrivals,
    cases,
    preferences,
    watches,
    notices: notifications.mailed,
    mailing,
    jobs,
    siteUrl,
  })
  const exports = await createAccountExports({
    database,
    dataDir: config.dataDir,
    belongings,
    jobs,
    mailing,
    preferences,
    tellOfJob: notifications.tellOfJob,
  })
  const removals = createRemovals({ database, config, accounts, belongings, jobs, mailing, projects })
  await search.meaning.followBy(jobs)
  await rewriteEarlierPictures(database, jobs)
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
  jobs.hourly('forget-checks', keptChecks.forgetDeleted)
  jobs.hourly('forget-projects', projects.forgetDeleted)
  jobs.hourly('forget-bundles', bundles.forgetExpired)
  jobs.hourly('forget-searches', savedSearches.forgetDeleted)
  jobs.hourly('forget-chats', chat.forgetDeleted)
  jobs.hourly('forget-documents', documents.trash.forgetDeleted)
  jobs.hourly('forget-notifications', notifications.forgetOld)
  jobs.hourly('forget-syncs', sources.forgetOld)
  await http.register(async (areas) => {
    aboutRoutes(areas, config, accounts.shownSampleAccount)
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
    alertsRoutes(areas, alertMails)
    legislationRoutes(areas, legislation, searching)
    citationsRoutes(areas, citations)
    citationListsRoutes(areas, citationLists)
    citatorRoutes(areas, citator)
    documentCheckRoutes(areas, { check: documentCheck, kept: keptChecks, documents })
    libraryRoutes(areas, createLibrary({ database, documents, cases, jobs, limits: billing }))
    analyticsRoutes(areas, createAnalytics(database))
    annotationsRoutes(areas, annotations)
    bookmarksRoutes(areas, bookmarks)
    historyRoutes(areas, history)
    notesRoutes(areas, notes)
    administrationRoutes(areas, administration)
    sourcesRoutes(areas, sources, siteUrl)
    reportsRoutes(areas, reports)
    preferencesRoutes(areas, preferences)
    profileRoutes(areas, { accounts, belongings, database, exports, removals })
    billingRoutes(areas, billing)
    projectsRoutes(areas, projects)
    trashRoutes(areas, trash)
    bundlesRoutes(areas, bundles)
    savedSearchesRoutes(areas, savedSearches)
    chatRoutes(areas, chat)
    notificationsRoutes(areas, notifications)
    watchesRoutes(areas, watches)
    homeRoutes(areas, createHome({ database, cases, citator, chat }))
  })
  serveWellKnown(http, { ...config, clock })
  await serveWeb(http, pages)
  return { http, accounts, administration, billing, citator, reports, jobs }
}

/** Whom a push service may write to: the site where it has an address, else whoever sends its mail. */
const contactOf = ({ publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>): string =>
  publicUrl.startsWith('https://') ? publicUrl : `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
