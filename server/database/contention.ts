import { isConnectionLost } from './lost-connection.ts'

/** Another writer was at the same documents: unique violation, deadlock, serialisation failure. */
const contended: ReadonlySet<string | undefined> = new Set(['23505', '40P01', '40001'])
const attempts = 5

/**
 * Does a transaction again when another was in its way, or when its connection was lost. Done twice, the work must come to the same. `onContention` forgets what was read before.
 */
export async function whileContended<T>(work: () => Promise<T>, onContention: () => void = () => {}): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const isInTheWay = contended.has((error as { code?: string }).code) || isConnectionLost(error)
      if (!isInTheWay || attempt === attempts) throw error
      onContention()
    }
  }
}
