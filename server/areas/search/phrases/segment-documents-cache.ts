import type { SearchStorage } from '../storage.ts'
import type { BucketRow } from './storage.ts'

/** The documents of the segments of some rows, by their numbers there; 0: one that has gone. */
export type DocumentsOf = (storage: SearchStorage, rows: readonly BucketRow[]) => Promise<ReadonlyMap<number, { documents: Int32Array }>>

/** Segments that are no more are forgotten once there are this many besides those in use. */
const spare = 100

/** A cache of which documents the segments hold: they are read again only where the version is another. */
export function createSegmentDocumentsCache(): DocumentsOf {
  let cached = new Map<number, { version: number; documents: Int32Array }>()
  return async (storage, rows) => {
    const versions = new Map(rows.map(({ segment, version }) => [segment, version]))
    const unknown = [...versions].flatMap(([segment, version]) => (cached.get(segment)?.version === version ? [] : [segment]))
    if (unknown.length === 0) return cached
    const read = await storage.documentsOf(unknown)
    const now = new Map(cached)
    for (const { segment, version, documents } of read) now.set(segment, { version, documents: Int32Array.from(documents) })
    if (now.size > versions.size + spare) for (const segment of cached.keys()) if (!versions.has(segment)) now.delete(segment)
    return (cached = now)
  }
}
