import type { SearchStorage } from '../storage.ts'
import type { PairRow } from './storage.ts'

/** The documents of the segments of some rows, by their numbers there; 0: one that has gone. */
export type DocumentsOf = (storage: SearchStorage, rows: readonly PairRow[]) => Promise<ReadonlyMap<number, { documents: Int32Array }>>

/** Segments that are no more are forgotten once there are this many besides those in use. */
const spare = 100

/** Keeps which documents the segments hold: they are read again only where the version is another. */
export function keepDocuments(): DocumentsOf {
  let kept = new Map<number, { version: number; documents: Int32Array }>()
  return async (storage, rows) => {
    const versions = new Map(rows.map(({ segment, version }) => [segment, version]))
    const unknown = [...versions].flatMap(([segment, version]) => (kept.get(segment)?.version === version ? [] : [segment]))
    if (unknown.length === 0) return kept
    const read = await storage.documentsOf(unknown)
    const now = new Map(kept)
    for (const { segment, version, documents } of read) now.set(segment, { version, documents: Int32Array.from(documents) })
    if (now.size > versions.size + spare) for (const segment of kept.keys()) if (!versions.has(segment)) now.delete(segment)
    return (kept = now)
  }
}
