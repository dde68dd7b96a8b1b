import type { FastifyInstance } from 'fastify'
import { type Accounts, createAccounts } from './areas/accounts/accounts.ts'
import { accountsRoutes } from './areas/accounts/routes.ts'
import { createAnnotations } from './areas/annotations/annotations.ts'
import { annotationsRoutes } from './areas/annotations/routes.ts'
import { createBookmarks } from './areas/bookmarks/bookmarks.ts'
import { bookmarksRoutes } from './areas/bookmarks/routes.ts'
import { createCaseDetails } from './areas/cases/case-details.ts'
import { createCases } from './areas/cases/cases.ts'
import { casesRoutes } from './areas/cases/routes.ts'
import { createCitationLists } from './areas/citation-lists/citation-lists.ts'
import { citationListsRoutes } from './areas/citation-lists/routes.ts'
import { createCitations } from './areas/citations/citations.ts'
import { citationsRoutes } from './areas/citations/routes.ts'
import { createCourts } from './areas/courts/courts.ts'
import { courtsRoutes } from './areas/courts/routes.ts'
import { createCitator } from './areas/citator/citator.ts'
import { citatorRoutes } from './areas/citator/routes.ts'
import { createDocumentCheck } from './areas/document-check/document-check.ts'
import { documentCheckRoutes } from './areas/document-check/routes.ts'
import { createHistory } from './areas/history/history.ts'
import { historyRoutes } from './areas/history/routes.ts'
import { searchRoutes } from './areas/search/routes.ts'
import { createSearch } from './areas/search/search.ts'
import { createLibrary } from './areas/library/library.ts'
import { createNotes } from './areas/notes/notes.ts'
import { notesRoutes } from './areas/notes/routes.ts'
import { libraryRoutes } from './areas/library/routes.ts'
import { createComparisons } from './areas/cases/compare/compare.ts'
import { createPrints } from './areas/cases/print/prints.ts'
import { createDigests } from './areas/cases/summarise/digests.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open.ts'
import { createServer } from './http/create-server.ts'
import { healthRoutes } from './http/health.ts'
import { replayAnswers } from './http/replay.ts'
import { serveWeb } from './http/serve-web.ts'
import { createLanguageModel } from './providers/language-model.ts'
import type { Mail } from './providers/mail.ts'

export interface AppParts {
  config: Config
  database: Database
  mail: Mail
  /** The time in milliseconds, for tests that cannot wait. */
  now?: () => number
}

export interface App {
  http: FastifyInstance
  accounts: Accounts
}

/** The whole application on one HTTP server, not yet listening: one line for each area. */
export async function createApp({ config, database, mail, now }: AppParts): Promise<App> {
  const accounts = await createAccounts({ database, mail, config, now })
  const cases = createCases(database)
  const digests = createDigests({ database, cases, model: createLanguageModel(config) })
  const search = createSearch({ database, cases })

  const http = await createServer(config, accounts.authenticate)
  replayAnswers(http, database)
  const citations = createCitations({ database, onFailure: (error) => http.log.error(error) })
  const courts = createCourts(database)
  const citator = createCitator({ database, citations, now })
  const history = createHistory({ database, cases })
  const annotations = createAnnotations({ database, cases })
  const bookmarks = createBookmarks({ database, cases, history })
  const related = async (reader: string, caseId: string, limit: number) => (await search.similar(reader, caseId, limit)).results
  await http.register(async (areas) => {
    healthRoutes(areas, database)
    accountsRoutes(areas, accounts)
    casesRoutes(areas, {
      cases,
      digests,
      details: createCaseDetails({ cases, citations, citator, digests, annotations, bookmarks, related }),
      comparisons: createComparisons({ cases, citations, now }),
      prints: createPrints({ cases, now }),
    })
    searchRoutes(areas, search, search.exports({ publicUrl: config.publicUrl, now }))
    courtsRoutes(areas, courts)
    citationsRoutes(areas, citations)
    citationListsRoutes(areas, createCitationLists({ database, citations, now }))
    citatorRoutes(areas, citator)
    documentCheckRoutes(areas, {
      check: createDocumentCheck({ database, citations, cases, citator, courts, onFailure: (error) => http.log.error(error), now }),
      cases,
    })
    libraryRoutes(areas, createLibrary({ database, cases }))
    annotationsRoutes(areas, annotations)
    bookmarksRoutes(areas, bookmarks)
    historyRoutes(areas, history)
    notesRoutes(areas, createNotes({ database, cases }))
  })
  await serveWeb(http)
  return { http, accounts }
}
