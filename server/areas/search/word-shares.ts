import type { WordShares } from './ranking-storage.ts'
import type { SearchStorage } from './storage.ts'

/** The shares as they are now, or as they were lately. */
export type ReadShares = (storage: SearchStorage) => Promise<WordShares>

const keptFor = 60_000

/** Reading the shares costs as much as a small search, so that they are read once a minute. */
export function keepWordShares(now: () => number = Date.now): ReadShares {
  let kept: { until: number; shares: WordShares } | null = null
  return async (storage) => {
    if (kept === null || kept.until < now()) kept = { until: now() + keptFor, shares: await storage.wordShares() }
    return kept.shares
  }
}
