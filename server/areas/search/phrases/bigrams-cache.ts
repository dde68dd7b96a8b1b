import type { Bigrams } from '../words/bigrams.ts'

/**
 * Bigrams of documents that this process has indexed, until they stand in a segment: who merges segments need not read the texts again. What
 * a stamp does not confirm is of a document that has been indexed anew since, or of a transaction that was undone.
 */
const cached = new Map<number, { stamp: number; bigrams: Bigrams }>()
/** Somewhat more than wait in an import (30 MB). */
const mostCached = 2_500

/** Caches the bigrams of a document; the oldest go first. */
export function cacheBigrams(documentId: number, stamp: number, bigrams: Bigrams) {
  cached.delete(documentId)
  cached.set(documentId, { stamp, bigrams })
  if (cached.size > mostCached) cached.delete(cached.keys().next().value!)
}

/** Takes them out; null where they are not cached. */
export function takeCachedBigrams(documentId: number, stamp: number): Bigrams | null {
  const found = cached.get(documentId)
  if (found?.stamp !== stamp) return null
  cached.delete(documentId)
  return found.bigrams
}
