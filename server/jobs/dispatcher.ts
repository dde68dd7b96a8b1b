import { z } from 'zod'
import type { Database } from '../database/open.ts'
import { type Event, type EventName, eventsStorage } from '../events/events.ts'
import { type Job, type Run, defineJob } from './job.ts'
import type { JobTransaction } from './storage.ts'

/** The reader of the outbox that turns events into jobs. */
export const reader = 'dispatcher'
const mostAtOnce = 500

/** Who wants to be told of events, each time by a job of its own that is retried alone. */
export interface Subscriber<Name extends EventName = EventName> extends Partial<Pick<Job<object>, 'retries' | 'retryAfter' | 'longest'>> {
  name: string
  events: readonly Name[]
  /** Told of one event. */
  handle: (event: Event<Name>, run: Omit<Run<unknown>, 'data'>) => Promise<void>
}

const OfEvent = z.strictObject({ event: z.number().int() })
export type EventJob = Job<z.infer<typeof OfEvent>>

interface Subscription {
  events: ReadonlySet<string>
  job: EventJob
}

interface Parts {
  database: Database
  sendAll: (transaction: JobTransaction, job: EventJob, data: z.infer<typeof OfEvent>[]) => Promise<void>
  handle: (job: EventJob, work: (run: Run<z.infer<typeof OfEvent>>) => Promise<void>) => void
}

/** Turns each event into one job for each interested subscriber, in the transaction that moves its cursor: no event is lost or told twice. */
export function createDispatcher({ database, sendAll, handle }: Parts) {
  const storage = eventsStorage(database.sql)
  const subscriptions: Subscription[] = []

  return {
    subscribe<Name extends EventName>({ name, events, handle: work, ...options }: Subscriber<Name>) {
      const job = defineJob({ name: `on-${name}`, data: OfEvent, ...options })
      subscriptions.push({ events: new Set(events), job })
      handle(job, async ({ data, ...run }) => {
        const event = await storage.find(data.event)
        // It was forgotten with the account that it belonged to.
        if (event) await work(event as Event<Name>, run)
      })
    },

    /** Dispatches everything that is recorded and final. */
    async dispatchAll(): Promise<void> {
      const dispatched = await storage.readNext(reader, mostAtOnce, async (transaction, recorded) => {
        for (const { events, job } of subscriptions) {
          const wanted = recorded.filter(({ name }) => events.has(name))
          if (wanted.length > 0)
            await sendAll(
              transaction,
              job,
              wanted.map(({ id }) => ({ event: id })),
            )
        }
      })
      if (dispatched === mostAtOnce) await this.dispatchAll()
    },
  }
}
