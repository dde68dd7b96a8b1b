import { type Job as BossJob, PgBoss, type WipData, type WorkOptions, fromKysely } from 'pg-boss'
import { z } from 'zod'
import type { Database } from '../database/open.ts'
import { queueSchema, queues } from '../database/queue-schema.ts'
import { channel, onRecorded } from '../events/events.ts'
import { createDispatcher, reader } from './dispatcher.ts'
import { type Job, type Run, defineJob } from './job.ts'
import { createPoller } from './poller.ts'
import { type Schedule, createSchedules } from './schedules.ts'
import { type JobTransaction, asBossDatabase, jobsStorage } from './storage.ts'

export { type Job, type Run, defineJob } from './job.ts'
export { jobsStorage } from './storage.ts'
export type { Schedule } from './schedules.ts'

/** How many jobs run at once in a process, and how many of one kind. */
const maxAtOnce = 4
const maxOfKind = 2
/** Seconds between two looks of pg-boss itself, which is woken by ours. */
const maxPollLength = 600
/** Milliseconds between two rounds in which pg-boss gives up what takes too long and deletes what is old. */
const betweenRounds = 60_000
const maxRetryDelay = 3_600

/** What a job is stored as: its kind stands beside its data, since kinds share queues. */
const Stored = z.strictObject({ job: z.string(), key: z.string(), data: z.unknown() })
type Stored = z.infer<typeof Stored>

interface SendOptions {
  /** Sent with the change that it follows from, or not at all. */
  transaction?: JobTransaction
  /** Seconds from now before which it does not run. */
  after?: number
  /** Of a `single` job: one waits for each key. */
  key?: string
}

export interface JobsParts {
  database: Database
  onFailure: (error: unknown, words: string) => void
  /** Told of every try of a job. */
  onTried?: (job: string, outcome: 'done' | 'failed', milliseconds: number) => void
  /** Does every try of a job. */
  around?: <T>(job: string, work: () => Promise<T>) => Promise<T>
}

const maxReasonLength = 200

/** What is kept of an error with the job: the rest may hold words of a document, and stands in the log. */
const briefly = (error: unknown) =>
  new Error((error instanceof Error ? `${error.name}: ${error.message}` : 'Error').slice(0, maxReasonLength))

/** What is written in the same transaction, of so many jobs. */
type Also = (transaction: JobTransaction, jobs: number) => Promise<void>

type Handler = (run: Run<unknown>, complete: (transaction: JobTransaction) => Promise<void>) => Promise<void>

/** Another try of the same job has taken over: what this one wrote must not stay. */
class JobTakenOver extends Error {}

/**
 * Work outside of requests: jobs with their retries, schedules, and what follows from events. One queue for all processes that share a
 * database. A job runs at least once; what it writes with `complete` it writes exactly once.
 */
export async function createJobs({ database, onFailure, onTried = () => {}, around = (_job, work) => work() }: JobsParts) {
  const { clock } = database
  const storage = jobsStorage(database.sql)
  const handlers = new Map<string, { job: Job<object>; work: Handler }>()
  const boss = new PgBoss({
    db: asBossDatabase(database),
    schema: queueSchema,
    migrate: false,
    schedule: false,
    supervise: false,
    queueCacheIntervalSeconds: maxPollLength,
  })
  boss.on('error', (error) => onFailure(error, 'The queue of jobs failed'))
  boss.on('warning', ({ message, data }) => onFailure(data, message))
  await boss.start()

  const insert = async <Data extends object>(job: Job<Data>, all: readonly Data[], { transaction, after, key = '' }: SendOptions = {}) => {
    const sent = await boss.insert(
      job.single ? queues.single : queues.any,
      all.map((data) => ({
        data: { job: job.name, key, data: job.data.parse(data) } satisfies Stored,
        retryLimit: job.retries,
        retryDelay: job.retryAfter,
        retryBackoff: job.retryAfter > 0,
        retryDelayMax: maxRetryDelay,
        expireInSeconds: job.longest,
        group: { id: job.name },
        ...(after !== undefined && { startAfter: after }),
        ...(job.single && { singletonKey: `${job.name}/${key}` }),
      })),
      { returnId: true, ...(transaction && { db: fromKysely(transaction) }) },
    )
    // pg-boss throws nothing when it inserts less than it was given.
    if (!job.single && sent?.length !== all.length) throw new Error(`Of ${all.length} jobs ${job.name} ${sent?.length ?? 0} were sent.`)
    poller.wake()
  }

  const handle = <Data extends object>(
    job: Job<Data>,
    work: (run: Run<Data>, complete: (transaction: JobTransaction) => Promise<void>) => Promise<void>,
  ) => {
    if (handlers.has(job.name)) throw new Error(`Two handlers for the job ${job.name}`)
    handlers.set(job.name, { job, work: work as Handler })
  }

  const dispatcher = createDispatcher({
    database,
    handle,
    sendAll: (transaction, job, data) => insert(job, data, { transaction }),
  })

  const schedules = createSchedules({
    storage,
    clock,
    nextAfter: ({ cron, timeZone }, from) => {
      const [next] = boss.previewSchedule(cron, { tz: timeZone, from: new Date(from), count: 1 })
      return next!.getTime()
    },
  })

  let nextRound = 0
  const poller = createPoller({
    onFailure: (error) => onFailure(error, 'Looking for jobs failed'),
    look: async () => {
      await schedules.sendDue()
      const { recorded, due } = await storage.look(reader)
      if (recorded) await dispatcher.dispatchAll()
      if (recorded || due) wakeWorkers()
      if (performance.now() < nextRound) return
      nextRound = performance.now() + betweenRounds
      await storage.followClock()
      await boss.supervise()
    },
  })
  const wakeWorkers = (which: (worker: WipData) => boolean = () => true) =>
    boss
      .getWipData()
      .filter(which)
      .forEach(({ id }) => boss.notifyWorker(id))

  /** One try of a job. */
  const run = async ({ id, name, data, retryCount, signal }: BossJob) => {
    const { job: kind, data: given } = Stored.parse(data)
    const handler = handlers.get(kind)
    if (!handler) throw new Error(`No handler for the job ${kind}`)
    const complete = async (transaction: JobTransaction) => {
      const completed = await boss.complete(name, { id, retryCount }, null, { db: fromKysely(transaction) })
      // What it answers is not part of its types.
      const { affected } = completed as { affected: number }
      if (affected !== 1) throw new JobTakenOver(`Another try of the job ${kind} has taken over.`)
    }
    const began = performance.now()
    const once = async () => {
      try {
        await handler.work({ data: handler.job.data.parse(given), signal, key: id, retry: retryCount }, complete)
        onTried(kind, 'done', performance.now() - began)
      } catch (error) {
        onTried(kind, 'failed', performance.now() - began)
        onFailure(error, `The job ${kind} failed at try ${retryCount + 1}`)
        throw error
      }
    }
    await around(kind, once).catch((error: unknown) => {
      throw briefly(error)
    })
  }

  const work = (queue: string, limits: WorkOptions) =>
    boss.work(queue, { pollingIntervalSeconds: maxPollLength, ...limits }, async ([job]: BossJob[]) => {
      // After one there may be another: whoever works looks again at once instead of at its next poll.
      wakeWorkers(({ count }) => count > 0)
      await run(job!)
    })

  let stopListening = async () => {}
  let stopHearing = () => {}
  const begin = async () => {
    if (database.owned) await failOrphans()
    await schedules.start()
    await work(queues.any, { localConcurrency: maxAtOnce, localGroupConcurrency: maxOfKind })
    await work(queues.single, {})
    stopHearing = onRecorded(poller.wake)
    stopListening = await database.listen(channel, poller.wake)
    poller.start()
  }
  let started: Promise<void> | null = null

  return {
    handle,
    subscribe: dispatcher.subscribe,
    gather: dispatcher.gather,

    /** Sends a job. A `single` one that waits already is not sent again. */
    send: <Data extends object>(job: Job<Data>, data: Data, options?: SendOptions) => insert(job, [data], options),

    /** Sends a job whenever the schedule is due by the application's clock; once for all the times that were missed. */
    schedule: <Data extends object>(job: Job<Data>, schedule: Schedule, data: Data) =>
      schedules.add({ ...schedule, name: job.name, send: (transaction) => insert(job, [data], { transaction }) }),

    /** Does housekeeping every hour. */
    hourly(name: string, work: () => Promise<unknown>) {
      const job = defineJob({ name, data: z.strictObject({}), single: true, retries: 2 })
      handle(job, async () => void (await work()))
      this.schedule(job, { cron: '17 * * * *', timeZone: 'UTC' }, {})
    },

    /** Begins to work, once. What this process had begun when it was killed is tried again at once, where no other can be at it. */
    start: () => (started ??= begin()),

    /** Looks now for what there is to do. */
    wake: poller.wake,

    /** Takes up no more jobs and waits for those that run, at most so many milliseconds; the others are aborted and tried again later. */
    async stop(longest: number) {
      await Promise.allSettled([started])
      stopHearing()
      await stopListening()
      await poller.stop()
      const ended = Promise.all(Object.values(queues).map((queue) => boss.offWork(queue, { wait: true })))
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, longest).unref())])
      await boss.stop({ graceful: false })
    },

    /** Resolves once nothing is due, waits or runs; for tests. Jobs that wait for a retry count as waiting. */
    async settled() {
      // What is due is claimed once: by us, or by a look that may just be at it.
      await schedules.sendDue()
      for (;;) {
        poller.wake()
        await new Promise((resolve) => setTimeout(resolve, 25))
        if ((await storage.countOpen(reader)) === 0) return
      }
    },

    /** Jobs that failed too often, for whoever administers the installation. */
    deadLetters: {
      list: storage.deadLetters,
      count: storage.countDeadLetters,
      /** Tries some again, from their first try on; answers how many. `also` is written with it. */
      retry: (ids: readonly string[], also: Also = async () => {}): Promise<number> =>
        storage.inTransaction(async (transaction) => {
          const taken = await storage.takeDeadLetters(transaction, ids)
          for (const data of taken) {
            const { job, key, data: given } = Stored.parse(data)
            const handler = handlers.get(job)
            if (!handler) throw new Error(`No handler for the job ${job}`)
            await insert(handler.job, [given as object], { transaction, key })
          }
          if (taken.length > 0) await also(transaction, taken.length)
          return taken.length
        }),
      /** Gives some up; answers how many. `also` is written with it. */
      discard: (ids: readonly string[], also: Also = async () => {}): Promise<number> =>
        storage.inTransaction(async (transaction) => {
          const { length } = await storage.takeDeadLetters(transaction, ids)
          if (length > 0) await also(transaction, length)
          return length
        }),
    },

    counts: storage.counts,

    /** Whose cursor says which events have been dispatched. */
    eventReader: reader,
  }

  async function failOrphans() {
    for (const { name, id } of await storage.running()) await boss.fail(name, id, { message: 'The process ended while the job ran.' })
  }
}

export type Jobs = Awaited<ReturnType<typeof createJobs>>
