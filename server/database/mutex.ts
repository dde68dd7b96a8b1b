import { setTimeout } from 'node:timers/promises'
import type { Database } from './open.ts'
import { onlyRow } from './only-row.ts'

/** Milliseconds after which it is asked again whether another process has the lock still. */
const untilAskedAgain = 50

/**
 * A mutex: one piece of work after the other, in all processes that share the database. They take turns by an advisory lock that goes with its
 * connection when a process dies. In one process nobody but the first waits with a connection in hand, and not within a statement: who makes an
 * index anew waits until all older statements have ended.
 */
export function createMutex({ pool }: Database, name: string) {
  let last: Promise<unknown> = Promise.resolve()
  async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let unlocked = false
    try {
      const isTaken = async () => {
        const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [name])
        return onlyRow(rows).taken
      }
      while (!(await isTaken())) await setTimeout(untilAskedAgain)
      const done = await work()
      return done
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).then(
        () => (unlocked = true),
        () => {},
      )
      // A connection that could not let go of the lock ends, and the lock with it.
      client.release(!unlocked)
    }
  }

  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(() => whileLocked(work))
    last = turn.catch(() => {})
    return turn
  }
}
