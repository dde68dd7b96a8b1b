import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** How many are counted at once; of more, those who have been quiet for longest begin anew. */
const maxCounted = 5_000

/**
 * How many requests each has made since its window began, by a clock that nobody sets: with the time of day a window would span the hour that a clock was set
 * back by, and be over at once when it was set forward. A class, since the limit makes one itself.
 */
export class RequestCounts implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { count: number; began: number }>()

  incr(key: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void, length: number) {
    const now = performance.now()
    const before = this.#windows.get(key)
    const window = before && now - before.began < length ? { ...before, count: before.count + 1 } : { count: 1, began: now }
    this.#windows.delete(key)
    this.#windows.set(key, window)
    if (this.#windows.size > maxCounted) this.#windows.delete(this.#windows.keys().next().value!)
    done(null, { current: window.count, ttl: window.began + length - now })
  }

  child() {
    return new RequestCounts()
  }
}
