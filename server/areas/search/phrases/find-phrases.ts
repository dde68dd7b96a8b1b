import type { Reader } from '../../../access/access.ts'
import type { Match } from '../query/match.ts'
import type { SearchStorage } from '../storage.ts'
import { bigramsOfPhrase } from '../words/bigrams.ts'
import { type FindInSegments, type SegmentHits, findInSegments } from './find-in-segments.ts'
import { createSegmentDocumentsCache } from './segment-documents-cache.ts'

/** Documents that wait are read one by one (0.03 ms), unless there are more than this: then the word index says which. */
const mostWaitingRead = 4_000
/** Found documents are listed up to this many: more than are counted. Of more, a bit each says that they are found. */
const mostListed = 20_000
/** So many are named where they are not listed. */
export const mostFirst = 300
/** Of a long phrase the first bigrams are asked for; where few documents have them, these are read instead of asking for the others. */
const pairsAtFirst = 4
const fewEnoughToRead = 60

type Phrase = Extract<Match, { kind: 'phrase' }>

/** Puts beside every phrase of a match in which documents it stands. `reader` sees what is public and what is its own. */
export type FindPhrases = (storage: SearchStorage, match: Match, reader: Reader) => Promise<Match>

/** With a cache of which documents the segments hold, from search to search. */
export function createFindPhrases({ waitingRead = mostWaitingRead, listed = mostListed, named = mostFirst } = {}): FindPhrases {
  const documentsOf = createSegmentDocumentsCache()

  const foundOf = async (storage: SearchStorage, phrase: Phrase, reader: Reader): Promise<Match> => {
    const { open, own } = await findSure(storage, phrase, (pairs) => findInSegments(storage, pairs, documentsOf))
    const waiting = await storage.waiting(waitingRead)
    if (waiting.length > waitingRead) return { ...phrase, found: { has: bitsOf([open.ids, own.ids]), first: [], count: null } }
    const others = [...own.ids, ...(waiting.length === 0 ? [] : await storage.havingPhrase(waiting, phrase.tsquery))]
    const seen = others.length === 0 ? [] : await storage.seen(others, reader)
    const count = open.ids.length + seen.length
    if (count <= listed) return { kind: 'documents', ids: [...mostOften(open), ...seen], seen: true }
    const first = mostOften(oftenEnough(open, named)).slice(0, named)
    return { ...phrase, found: { has: bitsOf([open.ids, seen]), first, count } }
  }

  const find: FindPhrases = async (storage, match, reader) => {
    if (match.kind === 'phrase') return foundOf(storage, match, reader)
    if (match.kind === 'not') return { ...match, of: await find(storage, match.of, reader) }
    if (match.kind !== 'all' && match.kind !== 'any') return match
    const of: Match[] = []
    for (const one of match.of) of.push(await find(storage, one, reader))
    return { ...match, of }
  }
  return find
}

/** The documents of the segments in which a phrase stands. */
async function findSure(storage: SearchStorage, { words, tsquery }: Phrase, find: FindInSegments) {
  const pairs = bigramsOfPhrase(words)
  const first = await find(pairs.slice(0, pairsAtFirst))
  const count = first.open.ids.length + first.own.ids.length
  if (pairs.length <= pairsAtFirst || count === 0) return first
  if (count > fewEnoughToRead) return find(pairs)
  const having = new Set(await storage.havingPhrase([...first.open.ids, ...first.own.ids], tsquery))
  const sure = ({ ids, times }: typeof first.open) => ({
    ids: ids.filter((id) => having.has(id)),
    times: times.filter((_, i) => having.has(ids[i]!)),
  })
  return { open: sure(first.open), own: sure(first.own) }
}

type Found = SegmentHits['open']

const timesTold = 255

/** Those documents where a phrase stands so often that there are about as many of them as wanted. */
function oftenEnough({ ids, times }: Found, wanted: number): Found {
  const counts = new Uint32Array(timesTold + 1)
  for (const one of times) counts[Math.min(one, timesTold)]! += 1
  let least = timesTold
  for (let sum = counts[least]!; sum < wanted && least > 1; sum += counts[least]!) least -= 1
  const enough = (_: number, i: number) => times[i]! >= least
  return { ids: ids.filter(enough), times: times.filter(enough) }
}

const mostIds = 2 ** 31

/** Documents, those where a phrase stands most often first. */
function mostOften(found: Found): number[] {
  // As one number each: some thousands are sorted in a millisecond.
  const order = Float64Array.from(found.ids, (id, i) => -(found.times[i]! * mostIds + id)).sort()
  return Array.from(order, (one) => -one % mostIds)
}

/** A bit for each document by its id, as `get_bit` counts them. */
function bitsOf(lists: readonly (readonly number[])[]): Buffer {
  let last = 0
  for (const list of lists) for (const id of list) last = Math.max(last, id)
  const bits = Buffer.alloc((last >> 3) + 1)
  for (const list of lists) for (const id of list) bits[id >> 3]! |= 1 << (id & 7)
  return bits
}
