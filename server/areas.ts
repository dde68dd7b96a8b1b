import type { Reader } from './access/access.ts'
import type { Area, OpenArea } from './area/area.ts'
import { accountsArea } from './areas/accounts/area.ts'
import type { Accounts } from './areas/accounts/accounts.ts'
import { administrationArea } from './areas/administration/area.ts'
import { alertsArea } from './areas/alerts/area.ts'
import { analyticsArea } from './areas/analytics/area.ts'
import { annotationsArea } from './areas/annotations/area.ts'
import { backupsArea } from './areas/backups/area.ts'
import { billingArea } from './areas/billing/area.ts'
import { bookmarksArea } from './areas/bookmarks/area.ts'
import { bundlesArea } from './areas/bundles/area.ts'
import { matterHeadings } from './areas/bundles/bundles.ts'
import { casePagesArea, casesArea } from './areas/cases/area.ts'
import { chatArea } from './areas/chat/area.ts'
import { createFindProvisions } from './areas/chat/chat.ts'
import { citationListsArea } from './areas/citation-lists/area.ts'
import { citationsArea } from './areas/citations/area.ts'
import { citatorArea } from './areas/citator/area.ts'
import { courtsArea } from './areas/courts/area.ts'
import { documentCheckArea } from './areas/document-check/area.ts'
import { documentsArea } from './areas/documents/area.ts'
import { historyArea } from './areas/history/area.ts'
import { homeArea } from './areas/home/area.ts'
import { legislationArea } from './areas/legislation/area.ts'
import { createProvisionNews, createProvisionsAbout, lookUpLaws } from './areas/legislation/legislation.ts'
import { libraryArea } from './areas/library/area.ts'
import { notesArea } from './areas/notes/area.ts'
import { notificationsArea } from './areas/notifications/area.ts'
import { preferencesArea } from './areas/preferences/area.ts'
import { profileArea } from './areas/profile/area.ts'
import { projectsArea } from './areas/projects/area.ts'
import { reportsArea } from './areas/reports/area.ts'
import { savedSearchesArea } from './areas/saved-searches/area.ts'
import { searchArea } from './areas/search/area.ts'
import { type Index, indexStored } from './areas/search/search.ts'
import { sourcesArea } from './areas/sources/area.ts'
import { trashArea } from './areas/trash/area.ts'
import { watchesArea } from './areas/watches/area.ts'
import type { Access } from './access/access.ts'
import type { AccountData } from './account-data/account-data.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open.ts'
import { ownedAnswers } from './http/owned-answers.ts'
import type { Jobs } from './jobs/jobs.ts'
import { ownedJobs } from './jobs/owned-jobs.ts'
import type { Mailing } from './mailing/mailing.ts'
import type { Embeddings } from './providers/embeddings.ts'
import type { LanguageModel } from './providers/language-model.ts'
import { ownedMails } from './providers/owned-mails.ts'
import type { Push } from './providers/push.ts'
import type { Redactable } from './redactable/redactable.ts'
import type { Sealing } from './sealing/sealing.ts'

/** Every area, in the order in which the description of the API names their calls. */
const areas: readonly Area[] = [
  accountsArea,
  documentsArea,
  casesArea,
  casePagesArea,
  searchArea,
  courtsArea,
  alertsArea,
  legislationArea,
  citationsArea,
  citationListsArea,
  citatorArea,
  documentCheckArea,
  libraryArea,
  analyticsArea,
  annotationsArea,
  bookmarksArea,
  historyArea,
  notesArea,
  administrationArea,
  backupsArea,
  sourcesArea,
  reportsArea,
  preferencesArea,
  profileArea,
  billingArea,
  projectsArea,
  trashArea,
  bundlesArea,
  savedSearchesArea,
  chatArea,
  notificationsArea,
  watchesArea,
  homeArea,
]

/** All that accounts own, and wherever else an account is named. */
export const accountData: readonly AccountData[] = [...areas.flatMap(({ owned = [] }) => owned), ownedMails, ownedAnswers, ownedJobs]

/** All that is kept about documents, for a redaction to reach. */
export const redactionTargets: readonly Redactable[] = areas.flatMap(({ redactable = [] }) => redactable)

/** What is there before any area. */
interface Ground {
  database: Database
  config: Config
  access: Access
  accounts: Accounts
  mailing: Mailing
  sealing: Sealing
  jobs: Jobs
  push: Push
  index: Index
  model: LanguageModel | null
  embeddings: Embeddings | null
  /** Where readers reach this application, without a slash at its end. */
  siteUrl: () => string
  onFailure: (error: unknown, words?: string) => void
}

/** Opens the areas in the order of what they need; answers them in that of their calls, with what commands and tests ask of some. */
export async function openAreas({ accounts, ...given }: Ground) {
  const { database, config } = given
  const opened = new Map<Area, OpenArea>()
  const open = async <Parts, Service>(area: Area<Parts, Service>, parts: NoInfer<Parts>): Promise<Service> => {
    const one = await area.open(parts)
    opened.set(area, one)
    return one.service
  }
  const ground = {
    ...given,
    clock: database.clock,
    dataDir: config.dataDir,
    publicUrl: config.publicUrl,
    oldAfterDays: config.oldLawDays,
    accountData,
    redactionTargets,
  }

  await open(accountsArea, { accounts })
  const preferences = await open(preferencesArea, ground)
  const documents = await open(documentsArea, ground)
  const cases = await open(casesArea, { ...ground, documents })
  const countPrivateDocuments = async (reader: Reader) => (await cases.ownDocuments(reader, { limit: 1, offset: 0 })).total
  const billing = await open(billingArea, { ...ground, preferences, countPrivateDocuments })
  await open(libraryArea, { ...ground, documents, cases, limits: billing })
  const search = await open(searchArea, { ...ground, cases, limits: billing })
  const { legislation, nameLaws } = await open(legislationArea, { ...ground, search })
  const citations = await open(citationsArea, { ...ground, lookUpLaws: (sought) => lookUpLaws(database, sought, null) })
  const citator = await open(citatorArea, { ...ground, citations, held: search.countSeen })
  const courts = await open(courtsArea, ground)
  await open(analyticsArea, ground)

  const projects = await open(projectsArea, { ...ground, casesOf: cases.withStanding, preferences })
  const history = await open(historyArea, { ...ground, cases, nameLaws, projects })
  const annotations = await open(annotationsArea, { ...ground, cases })
  const bookmarks = await open(bookmarksArea, { ...ground, cases, nameLaws, history, projects })
  await open(notesArea, { ...ground, cases, citations, projects })
  await open(savedSearchesArea, { ...ground, search, cases, history, projects })
  const headingOf = matterHeadings({ database, projects })
  const citationLists = await open(citationListsArea, { ...ground, citations, cases, legislation, projects, headingOf })
  const { documentCheck, checks } = await open(documentCheckArea, { ...ground, citations, cases, citator, courts, documents })
  const findProvisions = createFindProvisions({ legislation, provisionsAbout: createProvisionsAbout(database, search.law) })
  const chat = await open(chatArea, {
    ...ground,
    cases,
    search,
    history,
    projects,
    billing,
    citator,
    findProvisions,
    documentCheck,
    checks,
  })
  const related = async (reader: Reader, caseId: string, limit: number) => (await search.similar(reader, caseId, limit)).results
  await open(casePagesArea, { ...ground, index: indexStored, cases, citations, citator, annotations, bookmarks, projects, related })

  const watches = await open(watchesArea, ground)
  const notifications = await open(notificationsArea, { ...ground, watches, preferences })
  const provisionNews = createProvisionNews(database)
  await open(alertsArea, { ...ground, search, cases, citator, watches, preferences, notifications, provisionNews })
  const { tellOfJob } = notifications
  await open(bundlesArea, { ...ground, tellOfJob, projects, cases, annotations, nameLaws, citationLists, legislation })
  await open(profileArea, { ...ground, accounts, preferences, projects, tellOfJob })
  const administration = await open(administrationArea, { ...ground, accounts, documents, meaning: search.meaning.state })
  const reports = await open(reportsArea, ground)
  await open(backupsArea, ground)
  await open(sourcesArea, { ...ground, documents })
  await open(homeArea, { ...ground, cases, citator, chat })

  const all = () => areas.flatMap((area) => opened.get(area) ?? [])
  await open(trashArea, { ...ground, kinds: all().flatMap(({ trash = [] }) => trash) })
  for (const { items = [] } of all()) for (const kind of items) projects.register(kind)
  return { areas: all(), administration, billing, citator, reports }
}
