import type { Clock } from '../clock.ts'
import type { JobTransaction, JobsStorage } from './storage.ts'

/** When something is due, again and again. */
export interface Schedule {
  /** Minute, hour, day of the month, month, day of the week: '30 2 * * *' is half past two at night. */
  cron: string
  timeZone: 'Africa/Nairobi' | 'UTC'
}

interface Scheduled extends Schedule {
  name: string
  send: (transaction: JobTransaction) => Promise<void>
}

interface Deps {
  storage: JobsStorage
  clock: Clock
  /** The first time after `from` at which a schedule is due. */
  nextAfter: (schedule: Schedule, from: number) => number
}

/**
 * Sends what is due by the clock, once however many processes look. What came due while none ran is sent once when the next one starts.
 * Between two times nothing is asked of the database.
 */
export function createSchedules({ storage, clock, nextAfter }: Deps) {
  const scheduled: Scheduled[] = []
  let next = new Map<string, number>()
  let lastLook = Number.NEGATIVE_INFINITY

  const read = async () => {
    const done = await storage.knowSchedules(
      scheduled.map(({ name }) => name),
      clock.now(),
    )
    next = new Map(scheduled.map((one) => [one.name, nextAfter(one, done.get(one.name)!)]))
  }

  return {
    add: (one: Scheduled) => void scheduled.push(one),

    start: read,

    /** Sends the jobs of all schedules that are due. */
    async sendDue(): Promise<void> {
      const now = clock.now()
      // The clock was set back: what is next may be as far off as it was set back by.
      if (now < lastLook) await read()
      lastLook = now
      // The times are taken at once: another call may meanwhile have read those that come after them.
      const due = scheduled.map((one) => ({ ...one, at: next.get(one.name)! })).filter(({ at }) => at <= clock.now())
      if (due.length === 0) return
      for (const { name, send, at } of due)
        await storage.inTransaction(async (transaction) => {
          if (await storage.claimSchedule(transaction, name, at, clock.now())) await send(transaction)
        })
      await read()
    },
  }
}
