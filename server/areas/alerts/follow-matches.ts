import type { DatabaseTransaction } from '../../database/open.ts'
import type { Event, EventName } from '../../events/events.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { PendingNotice } from '../notifications/notifications.ts'

/** What finds out what is news, and keeps it. */
interface Matcher<Name extends EventName, New, Kept> {
  name: string
  events: readonly Name[]
  /** How many events at once. */
  most: number
  match: (events: readonly Event<Name>[]) => Promise<New[]>
  inTransaction: (work: (transaction: DatabaseTransaction) => Promise<void>) => Promise<void>
  /** Answers what had not been kept before. */
  keep: (transaction: DatabaseTransaction, matches: readonly New[]) => Promise<Kept[]>
  newsOf: (kept: readonly Kept[]) => PendingNotice[]
  /** Told of what is news, in the transaction that keeps it. */
  tell: (transaction: DatabaseTransaction, news: readonly PendingNotice[]) => Promise<void>
}

/** Matches what happens as the outbox tells of it: what is found is kept and told of once, in the transaction that ends the job. */
export function followMatches<Name extends EventName, New, Kept>(jobs: Jobs, matcher: Matcher<Name, New, Kept>) {
  const { name, events, most, match, inTransaction, keep, newsOf, tell } = matcher
  jobs.gather({
    name,
    events,
    most,
    handle: async (happened, _run, complete) => {
      const matches = await match(happened)
      await inTransaction(async (transaction) => {
        await tell(transaction, newsOf(await keep(transaction, matches)))
        await complete(transaction)
      })
    },
  })
}

/** The first of some events about each subject: what came and changed since is news if its coming is. */
export function firstOfEach<E extends { subject: string }>(events: readonly E[]): Map<string, E> {
  const first = new Map<string, E>()
  for (const event of events) if (!first.has(event.subject)) first.set(event.subject, event)
  return first
}
