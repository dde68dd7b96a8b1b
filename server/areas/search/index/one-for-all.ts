import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Does work once for all who ask while another one is at it, behind that one: what they ask may come after what that one saw. It is none of the request
 * that came first: it does not end with that.
 */
export function oneForAll(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const outsideRequests = AsyncLocalStorage.snapshot()
  const run = () => {
    running = outsideRequests(work).finally(() => {
      running = null
    })
    return running
  }
  return () => {
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
