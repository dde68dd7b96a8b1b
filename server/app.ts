import type { FastifyInstance } from 'fastify'
import { createAccess } from './access/access.ts'
import { type Accounts, createAccounts } from './areas/accounts/accounts.ts'
import { type Administration, modelUseStorage } from './areas/administration/administration.ts'
import type { Billing } from './areas/billing/billing.ts'
import type { Citator } from './areas/citator/citator.ts'
import type { Reports } from './areas/reports/reports.ts'
import { type Index, openIndexHere, traceIndex } from './areas/search/search.ts'
import { openAreas } from './areas.ts'
import { auditLog } from './audit/audit.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { idempotentRequests } from './database/idempotent-requests.ts'
import type { Database } from './database/open.ts'
import { sharedKey } from './database/secrets.ts'
import { forgetOldEvents } from './events/events.ts'
import { aboutRoutes } from './http/about.ts'
import { type Log, createServer } from './http/create-server.ts'
import { healthRoutes } from './http/health.ts'
import { listeningAddress } from './http/listening-address.ts'
import { replayAnswers } from './http/replay.ts'
import { serveWeb } from './http/serve-web.ts'
import { holdStreams } from './http/streams.ts'
import { forgetThrottled, throttleRequests } from './http/throttle.ts'
import { serveWellKnown } from './http/well-known.ts'
import { type Jobs, createJobs } from './jobs/jobs.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { createMailing } from './mailing/mailing.ts'
import { createEmbeddings } from './providers/embeddings.ts'
import type { Mail } from './providers/envelope.ts'
import { createLanguageModel } from './providers/language-model.ts'
import { type Push, createPush } from './providers/push.ts'
import { traceEmbeddings, traceMail, traceModel } from './providers/trace-providers.ts'
import { createSealing } from './sealing/sealing.ts'
import { type Tracing, inSpan } from './tracing/tracing.ts'

export interface AppParts {
  config: Config
  database: Database
  mail: Mail
  /** Who is told of what is done, where somebody follows it; the database tells of its statements by itself. */
  tracing?: Tracing | null
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
const maxEnding = 2_000

/** The whole application on one HTTP server, not yet listening: what every area stands on, then the areas. */
export async function createApp({
  config,
  database: opened,
  mail,
  clock = systemClock,
  tracing = null,
  log,
  pages,
  ...given
}: AppParts): Promise<App> {
  const database: Database = { ...opened, clock }
  const metrics = createMetrics()
  const mailing = await createMailing({ database, config })
  const accounts = await createAccounts({ database, mailing, config })
  const access = createAccess(database)
  const untraced = (given.openIndex ?? openIndexHere)(database)
  const index = tracing ? traceIndex(untraced, tracing) : untraced
  const push = given.push ?? createPush({ key: await sharedKey(database, 'vapid'), contact: () => contactOf(config) })

  const http = await createServer(config, accounts.authenticate, access.readerOf, { log, tracing })
  throttleRequests(http, database)
  replayAnswers(http, database)
  const onFailure = (error: unknown, words?: string) => http.log.error(error, words)
  const jobs = await createJobs({
    database,
    onFailure,
    onTried: metrics.jobTried,
    ...(tracing && { around: (job, work) => inSpan(tracing.begin(job, 'does', {}), work) }),
  })
  serveMetrics(http, { metrics, database, jobs, index, config })
  const siteUrl = () => config.publicUrl || listeningAddress(http)
  mailing.sendBy(jobs, metrics.countMails(tracing ? traceMail(mail, tracing) : mail), siteUrl)
  http.addHook('onListen', jobs.start)
  http.addHook('onClose', index.close)
  http.addHook('onClose', () => jobs.stop(maxEnding))
  holdStreams(http, accounts.callerNow)

  const keepUse = modelUseStorage(database).keep
  const untracedModel = createLanguageModel(config, undefined, keepUse)
  const model = tracing && untracedModel ? traceModel(untracedModel, tracing) : untracedModel
  const untracedEmbeddings = createEmbeddings(config, undefined, keepUse)
  const embeddings = tracing && untracedEmbeddings ? traceEmbeddings(untracedEmbeddings, tracing) : untracedEmbeddings
  const sealing = await createSealing(database, config)
  const ground = { database, config, access, accounts, mailing, sealing, jobs, push, index, model, embeddings, siteUrl, onFailure }
  const { areas, ...asked } = await openAreas(ground)

  jobs.hourly('forget-answers', idempotentRequests(database).forgetOld)
  jobs.hourly('forget-events', () => forgetOldEvents(database))
  jobs.hourly('forget-throttled', () => forgetThrottled(database))
  jobs.hourly('forget-audit', auditLog(database).forgetOld)
  for (const { hourly = {} } of areas) for (const [name, work] of Object.entries(hourly)) jobs.hourly(name, work)
  await http.register(async (served) => {
    aboutRoutes(served, config, accounts.shownSampleAccount)
    healthRoutes(served, { database, dataDir: config.dataDir })
    for (const { routes } of areas) routes?.(served)
  })
  serveWellKnown(http, { ...config, clock })
  await serveWeb(http, pages)
  return { http, accounts, jobs, ...asked }
}

/** Whom a push service may write to: the site where it has an address, else whoever sends its mail. */
const contactOf = ({ publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>): string =>
  publicUrl.startsWith('https://') ? publicUrl : `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
