import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type RefusedItem, type SourceName, type SourceState, type SyncRun, sourceNames } from '#contract/sources'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/open.ts'
import { sharedKey } from '../../database/secrets.ts'
import { pageOf } from '../../http/page.ts'
import { Problem } from '../../problem.ts'
import { version } from '../../version.ts'
import { type Jobs, type Schedule, defineJob } from '../../jobs/jobs.ts'
import type { Documents } from '../documents/documents.ts'
import { createThrottledClient } from './throttled-client.ts'
import { createFeed } from './reading/feed.ts'
import { createFolder } from './reading/folder.ts'
import { createLawsAfrica } from './reading/laws-africa.ts'
import { createPeachjam } from './reading/peachjam.ts'
import type { Source } from './source.ts'
import { sourcesStorage } from './storage.ts'
import { type SyncOptions, syncSource } from './sync.ts'

interface SourcesParts {
  database: Database
  documents: Pick<Documents, 'importFiles' | 'withdraw'>
  config: Pick<Config, 'sources' | 'publicUrl' | 'securityContact'>
}

interface Page {
  limit: number
  offset: number
}

/** How often each is read: what is on this machine at once, sites at night. */
const schedules: Record<SourceName, Schedule & { every: number }> = {
  'laws-africa': { cron: '35 1 * * *', timeZone: 'Africa/Nairobi', every: 1440 },
  peachjam: { cron: '5 2 * * *', timeZone: 'Africa/Nairobi', every: 1440 },
  folder: { cron: '*/5 * * * *', timeZone: 'Africa/Nairobi', every: 5 },
  feed: { cron: '25 * * * *', timeZone: 'Africa/Nairobi', every: 60 },
}

const Sync = z.strictObject({ askedBy: z.enum(['schedule', 'screen', 'call']), acceptWithdrawals: z.boolean() })
const jobOf = (name: SourceName) => defineJob({ name: `sync-${name}`, data: Sync, longest: 24 * 3_600, retries: 5, retryAfter: 30 })

/** The sources that the operator set up; of any other nothing is asked. */
function sourcesOf({ sources, publicUrl, securityContact }: SourcesParts['config'], now: () => number): Map<SourceName, Source> {
  const { lawsAfrica, peachjam, folder, feed, pause: between, patience } = sources
  const userAgent = `Hukumu/${version} (${publicUrl === '' ? '' : `+${publicUrl}; `}${securityContact})`
  const clientOf = (base: string, key: string) => createThrottledClient({ base, key, userAgent, between, patience })
  const all: Source[] = []
  if (lawsAfrica.key !== '') all.push(createLawsAfrica({ ...lawsAfrica, client: clientOf(lawsAfrica.url, lawsAfrica.key) }))
  if (peachjam.url !== '') all.push(createPeachjam({ ...peachjam, client: clientOf(peachjam.url, peachjam.key) }))
  if (folder !== '') all.push(createFolder({ path: folder, now }))
  if (feed !== '') all.push(createFeed({ url: feed, client: clientOf(feed, '') }))
  return new Map(all.map((source) => [source.name, source]))
}

/** Sources that keep the library filled: what they are, how each stands, and the reading of one. */
export async function createSources({ database, documents, config }: SourcesParts) {
  const storage = sourcesStorage(database)
  const sources = sourcesOf(config, database.clock.now)
  const callKey = await sharedKey(database, 'source-calls')
  const tokenOf = (name: SourceName) => createHmac('sha256', callKey).update(name).digest()
  let sendSync: ((name: SourceName, data: z.output<typeof Sync>) => Promise<void>) | null = null

  /** The name of a kind of source, set up or not; `not-found` for any other. */
  const named = (name: string): SourceName => {
    const known = sourceNames.find((one) => one === name)
    if (!known) throw new Problem('not-found')
    return known
  }

  /** A source by its name; `no-source` for one that is not set up. */
  const find = (name: string): Source => {
    const found = sources.get(named(name))
    if (!found) throw new Problem('no-source')
    return found
  }

  const stateOf = async (name: SourceName, siteUrl: string | null): Promise<SourceState> => {
    const source = sources.get(name)
    if (source) await storage.know(name, source.origin)
    const none = { held: 0, waiting: 0, withheld: 0, rejected: 0, gone: 0 }
    const [counts, runs, state] = source
      ? await Promise.all([storage.counts(name), storage.runs(name, { limit: 1, offset: 0 }), storage.state(name)])
      : [none, null, null]
    const { gone: withdrawn, ...held } = counts
    const canCall = source?.readCall !== undefined && siteUrl !== null
    return {
      name,
      set_up: source !== undefined,
      origin: source?.origin ?? null,
      call_address: canCall ? `${siteUrl}/api/sources/${name}/calls/${tokenOf(name).toString('base64url')}` : null,
      every: source ? schedules[name].every : null,
      ...held,
      withdrawn,
      not_before: state?.notBefore?.toISOString() ?? null,
      last_run: runs?.results[0] ?? null,
    }
  }

  return {
    /** Reads a source to the end; see `syncSource`. */
    sync: (name: string, options: SyncOptions) => syncSource({ database, documents, storage }, find(name), options),

    /** How each source stands. `siteUrl` is where the server is reached; null where none runs. */
    states: (siteUrl: string | null): Promise<SourceState[]> => Promise.all(sourceNames.map((name) => stateOf(name, siteUrl))),

    async runs(name: string, page: Page) {
      const { results, total } = await storage.runs(named(name), page)
      return pageOf<SyncRun>(results, total, page)
    },

    async refused(name: string, page: Page) {
      const source = named(name)
      const [rows, counts] = await Promise.all([storage.refused(source, page), storage.counts(source)])
      const results = rows.map(({ at, reasons, ...item }): RefusedItem => ({ ...item, at: at.toISOString(), reason_codes: reasons }))
      return pageOf(results, counts.rejected, page)
    },

    /** Has a source read by a job. */
    async start(name: string, acceptWithdrawals: boolean): Promise<void> {
      await sendSync?.(find(name).name, { askedBy: 'screen', acceptWithdrawals })
    },

    /**
     * Takes a call of a source. It is believed in nothing but which document is to be asked for, by a job; a body that names none is left alone.
     * `invalid-token` for a wrong address.
     */
    async take(name: string, token: string, body: unknown): Promise<void> {
      const source = sources.get(name as SourceName)
      const given = Buffer.from(token, 'base64url')
      const expected = source && tokenOf(source.name)
      if (!expected || given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Problem('invalid-token')
      const address = source.readCall?.(body) ?? null
      if (address === null || !/^\/akn\/[\w@/.:~!+-]{2,300}$/.test(address) || address.includes('..')) return
      await storage.know(source.name, source.origin)
      await storage.call(source.name, address)
      await sendSync?.(source.name, { askedBy: 'call', acceptWithdrawals: false })
    },

    /** Reads each source by its schedule, and when it calls. */
    followBy(jobs: Jobs): void {
      sendSync = (name, data) => jobs.send(jobOf(name), data)
      jobs.subscribe({ name: 'sources', events: ['document.readmitted'], handle: ({ subject }) => storage.fetchAgain(subject) })
      for (const name of sourceNames) {
        const job = jobOf(name)
        // One that was sent before its source was taken away finds nothing to do.
        jobs.handle(job, async ({ data, signal }) => {
          if (!sources.has(name)) return
          const { askedBy, acceptWithdrawals } = data
          const run = await syncSource({ database, documents, storage }, find(name), {
            askedBy,
            acceptWithdrawals,
            callsOnly: askedBy === 'call',
            signal,
          })
          if (typeof run === 'object' && run.state === 'stopped') throw new Error('The reading of a source was interrupted.')
        })
        if (sources.has(name)) jobs.schedule(job, schedules[name], { askedBy: 'schedule', acceptWithdrawals: false })
      }
    },

    forgetOld: storage.forgetOld,
  }
}

export type Sources = Awaited<ReturnType<typeof createSources>>
