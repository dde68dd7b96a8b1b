import { statfs } from 'node:fs/promises'
import { Counter, Gauge, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import { limitStatements } from '../database/statement-limits.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { version } from '../version.ts'
import { metricsStorage } from './storage.ts'

export interface FiguresParts {
  database: Database
  jobs: Pick<Jobs, 'counts' | 'eventReader'>
  index: { state: () => Promise<{ held: number; behind: number; segments: number; merges: number }> }
  config: Pick<Config, 'dataDir' | 'llmPriceRead' | 'llmPriceWritten' | 'embeddingsModel' | 'embeddingsPrice'>
  /** Told why a part did not answer. */
  onFailure: (error: unknown) => void
  /** Milliseconds for each part. */
  patience?: number
}

/** Milliseconds: Prometheus gives up after ten seconds, and whoever looks because the database is slow is told the rest. */
const usualPatience = 3_000
const million = 1_000_000
const importStates = ['waiting', 'running', 'done', 'failed', 'cancelled']

type Sample = readonly [labels: Record<string, string>, value: number]
type Show = (name: string, help: string, samples: number | readonly Sample[], kind?: typeof Gauge | typeof Counter) => void

/**
 * Reads what must be asked for when somebody looks: the database, the index, the disk. Of what does not answer in time nothing is shown, since a figure of
 * an hour ago would pass for one of now; `hukumu_part_up` says so.
 */
export function createFigures({ database, jobs, index, config, onFailure, patience = usualPatience }: FiguresParts) {
  const storage = metricsStorage(database)
  const age = (oldest: string | Date | null) =>
    oldest === null ? 0 : Math.max(0, (database.clock.now() - new Date(oldest).getTime()) / 1000)
  const pricesOf = (model: string) =>
    model === config.embeddingsModel ? ([config.embeddingsPrice, 0] as const) : ([config.llmPriceRead, config.llmPriceWritten] as const)

  const readDatabase = async (show: Show) => {
    const [figures, counted] = await Promise.all([storage.figures(jobs.eventReader), jobs.counts()])
    const { events, mails, imports, models } = figures
    show('database_bytes', 'What the database takes on its disk.', figures.bytes)
    show(
      'jobs',
      'Jobs by what they do; "failed": for good, until somebody tries them again.',
      (['waiting', 'retrying', 'running', 'failed'] as const).map((state) => [{ state }, counted[state]]),
    )
    show('jobs_oldest_seconds', 'For how long the oldest job waits that is due.', age(counted.oldestWaiting))
    show('events_waiting', 'Events of which no job has been sent yet.', events.count)
    show('events_oldest_seconds', 'For how long the oldest of them waits.', age(events.oldest))
    show('mails_waiting', 'Mails that are still to be sent.', mails.count)
    show('mails_oldest_seconds', 'For how long the oldest of them waits.', age(mails.oldest))
    show(
      'imports',
      'Imports of the last year that were begun from a screen.',
      importStates.map((state) => [{ state }, imports[state] ?? 0]),
    )
    show(
      'model_requests_total',
      'Requests that a model answered, by all processes.',
      models.map(({ model, requests }) => [{ model }, requests]),
      Counter,
    )
    show(
      'model_tokens_total',
      'Tokens that a model read or wrote.',
      models.flatMap((one): Sample[] => [
        [{ model: one.model, kind: 'read' }, one.tokens_read],
        [{ model: one.model, kind: 'written' }, one.tokens_written],
      ]),
      Counter,
    )
    show(
      'model_cost_dollars_total',
      'What these cost at the prices that are set.',
      models.map(({ model, tokens_read: read, tokens_written: written }) => {
        const [forRead, forWritten] = pricesOf(model)
        return [{ model }, (read * forRead + written * forWritten) / million]
      }),
      Counter,
    )
  }
  const readIndex = async (show: Show) => {
    const { held, behind, segments, merges } = await index.state()
    show('index_texts', 'Documents and texts of Acts that the index of this process holds.', held)
    show('index_behind', 'Documents and texts of Acts that the database has and the index is still to read.', behind)
    show('index_segments', 'Parts that the index is in.', segments)
    show('index_merges_total', 'How often parts of it were made into one.', merges, Counter)
  }
  const readDisk = async (show: Show) => {
    const { bavail, blocks, bsize } = await statfs(config.dataDir)
    show('disk_bytes', 'The disk of the data folder.', [
      [{ state: 'free' }, bavail * bsize],
      [{ state: 'total' }, blocks * bsize],
    ])
  }

  /** What a part shows; null where it does not answer. */
  const read = async (work: (show: Show) => Promise<void>): Promise<Registry | null> => {
    const registry = new Registry()
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error(`Not answered within ${patience} ms`)), patience)
    try {
      await Promise.race([limitStatements({ milliseconds: patience }, () => work(showIn(registry))), late])
      return registry
    } catch (error) {
      onFailure(error)
      return null
    } finally {
      clearTimeout(timer)
    }
  }

  const readAll = async () => {
    const own = new Registry()
    const show = showIn(own)
    const { idle, busy, waiting } = storage.connections()
    show('info', 'Which version runs, always 1.', [[{ version, node: process.versions.node, database: database.kind }, 1]])
    show('database_connections', 'Connections of this process to the database.', [
      [{ state: 'idle' }, idle],
      [{ state: 'busy' }, busy],
    ])
    show('database_connection_waits', 'How many in this process wait for a connection.', waiting)
    const parts = { database: readDatabase, index: readIndex, disk: readDisk }
    const answered = await Promise.all(Object.entries(parts).map(async ([part, work]) => ({ part, registry: await read(work) })))
    show(
      'part_up',
      'Whether a part answered in time when these figures were asked for.',
      answered.map(({ part, registry }) => [{ part }, registry === null ? 0 : 1]),
    )
    return Registry.merge([own, ...answered.flatMap(({ registry }) => registry ?? [])])
  }
  let reading: Promise<Registry> | null = null
  /** However many look at once, it is read once. */
  return (): Promise<Registry> => (reading ??= readAll().finally(() => (reading = null)))
}

const showIn =
  (registry: Registry): Show =>
  (name, help, samples, kind = Gauge) => {
    const all: readonly Sample[] = typeof samples === 'number' ? [[{}, samples]] : samples
    if (all.length === 0) return
    const metric = new kind({ name: `hukumu_${name}`, help, labelNames: Object.keys(all[0]?.[0] ?? {}), registers: [registry] })
    for (const [labels, value] of all) metric.inc(labels, value)
  }
