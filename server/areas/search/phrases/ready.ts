import type { Neighbours } from '../words/neighbours.ts'

/**
 * Neighbours of documents that this process has indexed, until they are laid: who lays them need not read the texts again. What a stamp
 * does not confirm is of a document that has been indexed anew since, or of a transaction that was undone.
 */
const ready = new Map<number, { stamp: number; neighbours: Neighbours }>()
/** Somewhat more than wait in an import (30 MB). */
const mostReady = 2_500

/** Keeps the neighbours of a document; the oldest go first. */
export function keepReady(documentId: number, stamp: number, neighbours: Neighbours) {
  ready.delete(documentId)
  ready.set(documentId, { stamp, neighbours })
  if (ready.size > mostReady) ready.delete(ready.keys().next().value!)
}

/** Takes them out; null where they are not kept. */
export function takeReady(documentId: number, stamp: number): Neighbours | null {
  const kept = ready.get(documentId)
  if (kept?.stamp !== stamp) return null
  ready.delete(documentId)
  return kept.neighbours
}
