import type { Match, PhraseCandidates } from '../query/match.ts'
import type { SearchStorage } from '../storage.ts'
import type { Places } from '../words/phrase-signature.ts'
import { bitsOfDocuments, documentsOfAll } from './slices.ts'

/** Up to so many are looked into one by one (0.03 ms), and of so many that wait the signatures (0.006 ms), without asking the word index. */
const few = { may: 400, waiting: 1_000 }
/** To look into so many costs no more than to ask for one more pair. */
const sparedARound = 60
/** Neighbours of a phrase that are asked for, one after the other until few documents are left. */
const mostRuns = 4
const none = new Int32Array()
/** The documents of the segments; a segment never changes, it comes and goes. */
interface Segments {
  documents: Map<number, Int32Array>
  /** A bit for each document of a segment. */
  laid: Buffer
}

/** Puts beside every phrase of a match which documents may have it, as far as the signatures laid across tell. */
export type FindCandidates = (storage: SearchStorage, match: Match) => Promise<Match>

/** Keeps which documents the segments hold, from search to search. */
export function keepCandidates(): FindCandidates {
  let kept: Segments = { documents: new Map(), laid: Buffer.alloc(0) }

  const segmentsOf = async (storage: SearchStorage, present: number[]): Promise<Segments> => {
    const unknown = present.filter((segment) => !kept.documents.has(segment))
    if (unknown.length === 0 && kept.documents.size === present.length) return kept
    const read = new Map((await storage.documentsOf(unknown)).map(({ segment, documents }) => [segment, Int32Array.from(documents)]))
    const documents = new Map(present.map((segment) => [segment, kept.documents.get(segment) ?? read.get(segment) ?? new Int32Array()]))
    let last = 0
    for (const ids of documents.values()) for (const id of ids) last = Math.max(last, id)
    const all = function* () {
      for (const ids of documents.values()) yield* ids
    }
    // One that went while it was read is not kept, so that it is missed again.
    const found = { documents, laid: bitsOfDocuments(all(), last + 1) }
    if (unknown.every((segment) => read.has(segment))) kept = found
    return found
  }

  const candidatesOf = async (storage: SearchStorage, places: readonly Places[]): Promise<PhraseCandidates | null> => {
    const found = new Map<number, Buffer[]>()
    let segments: Segments | null = null
    let may: number[] = []
    for (const one of places.slice(0, mostRuns)) {
      const rows = await storage.slicesAt(one)
      if (rows.length === 0) return null
      segments ??= await segmentsOf(
        storage,
        rows.map(({ segment }) => segment),
      )
      const { documents } = segments
      may = rows.flatMap(({ segment, width, found: slices }) => {
        const before = found.get(segment) ?? []
        found.set(segment, [...before, slices])
        return documentsOfAll(Buffer.concat([...before, slices]), width, documents.get(segment) ?? none)
      })
      if (may.length <= sparedARound) break
    }
    if (segments === null) return null
    const { laid } = segments
    const waiting = may.length <= few.may ? await storage.waiting(few.waiting) : []
    const isFew = may.length <= few.may && waiting.length <= few.waiting
    return { may: bitsOfDocuments(may, laid.length * 8), laid, few: isFew ? [...may, ...waiting] : null }
  }

  const find: FindCandidates = async (storage, match) => {
    if (match.kind === 'phrase') return { ...match, candidates: await candidatesOf(storage, match.places) }
    if (match.kind === 'not') return { ...match, of: await find(storage, match.of) }
    if (match.kind !== 'all' && match.kind !== 'any') return match
    const of: Match[] = []
    for (const one of match.of) of.push(await find(storage, one))
    return { ...match, of }
  }
  return find
}
