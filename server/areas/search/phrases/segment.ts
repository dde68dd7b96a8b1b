import { type Bigrams, type Bigram, buckets } from '../words/bigrams.ts'
import { VarintReader, mostBytes, writeVarint } from '../words/varint.ts'

/*
 * A segment of the bigram index holds the bigrams of some documents by pair, in rows of some hundred bytes: the pairs of a bucket stand one behind the
 * other. Of each pair `pairs` has
 *
 *     its key | in how many documents it is | where these are several: how many bytes follow, and how many bytes of `places` are its |
 *     for each of them: how many documents after the one before, and how many bytes of `places` are the document's
 *
 * and `places` has the places in the documents, as words/bigrams.ts writes them. The key takes four bytes, lowest first; all other
 * numbers are varints.
 */
const keyBytes = 4
/** What a pair of one document takes in `pairs`, at most; of several documents it takes less for each. */
const mostBytesOfPair = keyBytes + 12
/** Others get their turn after so many buckets: some 5 ms, and 300 KB to be written. */
const bucketsAtOnce = buckets / 64
/** So many buckets, as a power of two, stand in one row of the smallest segments. */
export const mostShift = 6

/** Some rows of a segment; each takes of `pairs` and `places` what lies between the end of the one before and its own. */
export interface Rows {
  buckets: number[]
  endsOfPairs: number[]
  endsOfPlaces: number[]
  pairs: Uint8Array
  places: Uint8Array
}

/** Builds the posting lists of up to 65,536 documents, as the rows of a segment. In a small one `2 ** shift` buckets stand in one row. */
export function* buildRows(documents: readonly Bigrams[], shift: number): Generator<Rows> {
  const cursors = documents.map(() => ({ at: 0, placesAt: 0 }))
  for (let from = 0; from < buckets; from += bucketsAtOnce) yield writeRows(documents, sortByBucket(documents, cursors, from), from, shift)
}

/** Where a document has been read to: its next pair, and where the places of that one begin. */
interface Cursor {
  at: number
  placesAt: number
}

/** Pairs of several documents by bucket, in each bucket in the order of the documents. */
interface ByBucket {
  /** Where each bucket begins. */
  starts: Uint32Array
  keys: Uint32Array
  documents: Uint16Array
  placesAt: Uint32Array
  lengths: Uint32Array
}

function sortByBucket(documents: readonly Bigrams[], cursors: Cursor[], first: number): ByBucket {
  const limit = first + bucketsAtOnce
  const starts = new Uint32Array(bucketsAtOnce + 1)
  for (const [d, own] of documents.entries())
    for (let i = cursors[d]!.at; i < own.keys.length && own.buckets[i]! < limit; i += 1) starts[own.buckets[i]! - first + 1]! += 1
  for (let bucket = 0; bucket < bucketsAtOnce; bucket += 1) starts[bucket + 1]! += starts[bucket]!
  const count = starts[bucketsAtOnce]!
  const found = {
    starts,
    keys: new Uint32Array(count),
    documents: new Uint16Array(count),
    placesAt: new Uint32Array(count),
    lengths: new Uint32Array(count),
  }
  const next = starts.slice()
  for (const [d, own] of documents.entries()) {
    const cursor = cursors[d]!
    for (; cursor.at < own.keys.length && own.buckets[cursor.at]! < limit; cursor.at += 1) {
      const length = own.lengths[cursor.at]!
      const to = next[own.buckets[cursor.at]! - first]!++
      found.keys[to] = own.keys[cursor.at]!
      found.documents[to] = d
      found.placesAt[to] = cursor.placesAt
      found.lengths[to] = length
      cursor.placesAt += length
    }
  }
  return found
}

/** The pairs of a bucket by their keys, those of one key in the order of the documents. */
interface Chains {
  /** The first of each key. */
  firsts: number[]
  /** By number, less that of the first in the bucket: the next one with the same key, or -1. */
  next: Int32Array
}

const noChains = (): Chains & { last: Int32Array; table: Int32Array } => ({
  firsts: [],
  next: new Int32Array(0),
  last: new Int32Array(0),
  table: new Int32Array(0),
})

/** Puts the pairs of a bucket together by their keys; the room is used again for the next bucket. */
function chain(keys: Uint32Array, from: number, to: number, room: ReturnType<typeof noChains>) {
  const count = to - from
  if (room.next.length < 2 * count) {
    const size = 2 ** Math.ceil(Math.log2(2 * count))
    Object.assign(room, { next: new Int32Array(size), last: new Int32Array(size), table: new Int32Array(2 * size) })
  }
  const { firsts, next, last, table } = room
  firsts.length = 0
  const mask = 2 ** Math.ceil(Math.log2(2 * count + 1)) - 1
  table.fill(-1, 0, mask + 1)
  for (let i = 0; i < count; i += 1) {
    const key = keys[from + i]!
    let slot = key & mask
    while (table[slot]! >= 0 && keys[from + table[slot]!]! !== key) slot = (slot + 1) & mask
    const first = table[slot]!
    next[i] = -1
    if (first < 0) {
      table[slot] = i
      firsts.push(i)
      last[i] = i
    } else {
      next[last[first]!] = i
      last[first] = i
    }
  }
  return room
}

function writeRows(documents: readonly Bigrams[], found: ByBucket, first: number, shift: number): Rows {
  const rows: Rows = {
    buckets: [],
    endsOfPairs: [],
    endsOfPlaces: [],
    pairs: new Uint8Array(found.keys.length * mostBytesOfPair),
    places: new Uint8Array(found.lengths.reduce((sum, length) => sum + length, 0)),
  }
  const list = new Uint8Array(documents.length * 2 * mostBytes)
  let endOfPairs = 0
  let endOfPlaces = 0
  const chains = noChains()
  for (let bucket = 0; bucket < bucketsAtOnce; bucket += 1) {
    const from = found.starts[bucket]!
    const { firsts, next } = chain(found.keys, from, found.starts[bucket + 1]!, chains)
    for (const first of firsts) {
      const startOfPlaces = endOfPlaces
      let endOfList = 0
      let before = 0
      let count = 0
      for (let i = first; i >= 0; i = next[i]!) {
        const at = from + i
        const document = found.documents[at]!
        const length = found.lengths[at]!
        endOfList = writeVarint(list, writeVarint(list, endOfList, document - before), length)
        before = document
        count += 1
        const { places } = documents[document]!
        const start = found.placesAt[at]!
        for (let byte = 0; byte < length; byte += 1) rows.places[endOfPlaces + byte] = places[start + byte]!
        endOfPlaces += length
      }
      endOfPairs = writeVarint(rows.pairs, writeKey(rows.pairs, endOfPairs, found.keys[from + first]!), count)
      if (count > 1) endOfPairs = writeVarint(rows.pairs, writeVarint(rows.pairs, endOfPairs, endOfList), endOfPlaces - startOfPlaces)
      for (let byte = 0; byte < endOfList; byte += 1) rows.pairs[endOfPairs + byte] = list[byte]!
      endOfPairs += endOfList
    }
    const row = (first + bucket) >> shift
    const isLast = (first + bucket + 1) >> shift > row
    if (isLast && endOfPairs > (rows.endsOfPairs.at(-1) ?? 0)) {
      rows.buckets.push(row)
      rows.endsOfPairs.push(endOfPairs)
      rows.endsOfPlaces.push(endOfPlaces)
    }
  }
  return { ...rows, pairs: rows.pairs.subarray(0, endOfPairs) }
}

function writeKey(bytes: Uint8Array, at: number, key: number): number {
  for (let i = 0; i < keyBytes; i += 1) bytes[at + i] = key >>> (8 * i)
  return at + keyBytes
}

const readKey = (bytes: Uint8Array, at: number): number =>
  (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)) >>> 0

/** In which documents of a segment a pair stands, ascending. */
export interface PostingList {
  documents: Int32Array
  /** Where in `places` those of each document begin; one more tells where the last ones end. */
  placesAt: Int32Array
}

/** Looks for a pair in the row of its bucket. */
export function findPostingList(row: Uint8Array, { key }: Bigram): PostingList {
  const reader = new VarintReader(row)
  let placesAt = 0
  while (reader.at < row.length) {
    const isIt = readKey(row, reader.at) === key
    reader.at += keyBytes
    const count = reader.next()
    const bytes = count > 1 ? reader.next() : 0
    const ofPlaces = count > 1 ? reader.next() : 0
    if (isIt) return readDocuments(reader, count, placesAt)
    if (count > 1) {
      reader.at += bytes
      placesAt += ofPlaces
    } else {
      reader.next()
      placesAt += reader.next()
    }
  }
  return { documents: new Int32Array(0), placesAt: new Int32Array(1) }
}

function readDocuments(reader: VarintReader, count: number, placesAt: number): PostingList {
  const found: PostingList = { documents: new Int32Array(count), placesAt: new Int32Array(count + 1) }
  let document = 0
  let place = placesAt
  found.placesAt[0] = place
  for (let n = 0; n < count; n += 1) {
    found.documents[n] = document += reader.next()
    found.placesAt[n + 1] = place += reader.next()
  }
  return found
}
