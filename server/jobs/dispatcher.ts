import { z } from 'zod'
import type { Database } from '../database/open.ts'
import { type Event, type EventName, eventsStorage } from '../events/events.ts'
import { type Job, type Run, defineJob } from './job.ts'
import type { JobTransaction } from './storage.ts'

/** The reader of the outbox that turns events into jobs. */
export const reader = 'dispatcher'
const maxAtOnce = 500

/** Who wants to be told of events, each time by a job of its own that is retried alone. */
export interface Subscriber<Name extends EventName = EventName> extends Partial<Pick<Job<object>, 'retries' | 'retryAfter' | 'longest'>> {
  name: string
  events: readonly Name[]
  /** Told of one event; what it writes with `complete` it writes once. */
  handle: (event: Event<Name>, run: Omit<Run<unknown>, 'data'>, complete: Complete) => Promise<void>
}

/** Who wants to be told of several events at once, in the order in which they were recorded, by one job that is retried as a whole. */
export interface Gatherer<Name extends EventName = EventName> extends Omit<Subscriber<Name>, 'handle'> {
  /** How many at once. */
  most: number
  /** What is written with `complete` is written once. Events that were forgotten with their account are left out. */
  handle: (events: Event<Name>[], run: Omit<Run<unknown>, 'data'>, complete: Complete) => Promise<void>
}

/** Ends a job in the transaction of what it writes. */
type Complete = (transaction: JobTransaction) => Promise<void>

const OfEvent = z.strictObject({ event: z.number().int() })
const OfEvents = z.strictObject({ events: z.array(z.number().int()) })

interface Subscription {
  events: ReadonlySet<string>
  /** Sends what follows from events of these ids. */
  send: (transaction: JobTransaction, ids: number[]) => Promise<void>
}

interface Deps {
  database: Database
  sendAll: <Data extends object>(transaction: JobTransaction, job: Job<Data>, data: Data[]) => Promise<void>
  handle: <Data extends object>(job: Job<Data>, work: (run: Run<Data>, complete: Complete) => Promise<void>) => void
}

/** Turns each event into one job for each interested subscriber, in the transaction that moves its cursor: no event is lost or told twice. */
export function createDispatcher({ database, sendAll, handle }: Deps) {
  const storage = eventsStorage(database.sql)
  const subscriptions: Subscription[] = []

  return {
    subscribe<Name extends EventName>({ name, events, handle: work, ...options }: Subscriber<Name>) {
      const job = defineJob({ name: `on-${name}`, data: OfEvent, ...options })
      const send: Subscription['send'] = (transaction, ids) =>
        sendAll(
          transaction,
          job,
          ids.map((event) => ({ event })),
        )
      subscriptions.push({ events: new Set(events), send })
      handle(job, async ({ data, ...run }, complete) => {
        const event = await storage.find(data.event)
        // It was forgotten with the account that it belonged to.
        if (event) await work(event as Event<Name>, run, complete)
      })
    },

    gather<Name extends EventName>({ name, events, most, handle: work, ...options }: Gatherer<Name>) {
      const job = defineJob({ name: `on-${name}`, data: OfEvents, ...options })
      const send: Subscription['send'] = (transaction, ids) => {
        const parts = Array.from({ length: Math.ceil(ids.length / most) }, (_, part) => ids.slice(part * most, (part + 1) * most))
        return sendAll(
          transaction,
          job,
          parts.map((part) => ({ events: part })),
        )
      }
      subscriptions.push({ events: new Set(events), send })
      handle(job, async ({ data, ...run }, complete) => work((await storage.findAll(data.events)) as Event<Name>[], run, complete))
    },

    /** Dispatches everything that is recorded and final. */
    async dispatchAll(): Promise<void> {
      const dispatched = await storage.readNext(reader, maxAtOnce, async (transaction, recorded) => {
        for (const { events, send } of subscriptions) {
          const wanted = recorded.flatMap(({ id, name }) => (events.has(name) ? [id] : []))
          if (wanted.length > 0) await send(transaction, wanted)
        }
      })
      if (dispatched === maxAtOnce) await this.dispatchAll()
    },
  }
}
