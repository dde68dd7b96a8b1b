import { AsyncLocalStorage } from 'node:async_hooks'
import { currentLimits } from '../../../database/statement-limits.ts'

/**
 * Does work once for all who ask while another one is at it, behind that one: what they ask may come after what that one saw. A request that came before
 * the last one began may have no more. The work is none of the request that came first: it does not end with that.
 */
export function oneForAll(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  /** When the last began; of one that failed nobody has anything. */
  let since = Number.NEGATIVE_INFINITY
  const outsideRequests = AsyncLocalStorage.snapshot()
  const run = () => {
    since = performance.now()
    running = outsideRequests(work)
      .catch((error: unknown) => {
        since = Number.NEGATIVE_INFINITY
        throw error
      })
      .finally(() => {
        running = null
      })
    return running
  }
  return () => {
    if ((currentLimits()?.since ?? Number.POSITIVE_INFINITY) <= since) return running ?? Promise.resolve()
    if (running === null) return run()
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return run()
      })
    return next
  }
}
