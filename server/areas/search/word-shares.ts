import type { WordShares } from './ranking-storage.ts'
import type { SearchStorage } from './storage.ts'

/** The shares as they are now, or as they were lately. */
export type ReadShares = (storage: SearchStorage) => Promise<WordShares>

const ttl = 60_000

/** Reading the shares costs as much as a small search, so that they are read once a minute. */
export function cacheWordShares(now: () => number = () => performance.now()): ReadShares {
  let cached: { until: number; shares: WordShares } | null = null
  return async (storage) => {
    if (cached === null || cached.until < now()) cached = { until: now() + ttl, shares: await storage.wordShares() }
    return cached.shares
  }
}
