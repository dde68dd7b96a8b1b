import { mostBytes, writeVarint } from './varint.ts'

/*
 * Which words stand side by side in a document, and where: what a segment of the phrase index is made of (phrases/segment.ts). A pair of
 * words is told by 46 bits, a bucket and a key: that any of a library's fifty million pairs shares those of one that is asked for happens
 * less often than once in a million.
 */
const bucketBits = 14
export const buckets = 2 ** bucketBits

/** Two words side by side. */
export interface Bigram {
  bucket: number
  /** 32 bits. */
  key: number
}

/** The pairs of bigrams of a document, each once, by their buckets. */
export interface Bigrams {
  buckets: Uint16Array
  keys: Uint32Array
  /** How many bytes of `places` are each pair's. */
  lengths: Uint32Array
  /** Where the first word of each pair stands, ascending: the first place, then the distance from one to the next (varint.ts). */
  places: Uint8Array
}

/** Two independent hashes of a word, over its UTF-16 units: FNV-1a, and one with another start, multiplier and shift. */
interface Hashes {
  first: number
  second: number
}

function hash(word: string): Hashes {
  let first = 0x811c9dc5
  let second = 0x9747b28c
  for (let i = 0; i < word.length; i += 1) {
    const unit = word.charCodeAt(i)
    first = Math.imul(first ^ unit, 0x01000193)
    second = Math.imul(second ^ unit, 0x5bd1e995)
    second ^= second >>> 15
  }
  return { first, second }
}

/** Mixes two hashes so that every bit of either tells on every bit of the result (the finisher of MurmurHash3). */
function mix(one: number, other: number): number {
  let value = Math.imul(one, 0x9e3779b1) ^ other
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

const bucketOf = (left: Hashes, right: Hashes) => mix(left.second, right.second) >>> (32 - bucketBits)
const keyOf = (left: Hashes, right: Hashes) => mix(left.first, right.first)

/** The pairs of a phrase in their order: one fewer than it has words. */
export function bigramsOfPhrase(words: readonly string[]): Bigram[] {
  const hashes = words.map(hash)
  return hashes.slice(1).map((right, i) => ({ bucket: bucketOf(hashes[i]!, right), key: keyOf(hashes[i]!, right) }))
}

/** The bigrams of some texts as folded words; nothing in it spans two of them. */
export function findBigrams(texts: readonly (readonly string[])[]): Bigrams {
  const known = new Map<string, Hashes>()
  const hashOf = (word: string) => {
    let own = known.get(word)
    if (own === undefined) known.set(word, (own = hash(word)))
    return own
  }
  const length = texts.reduce((sum, words) => sum + words.length, 0)
  // By place: the pair that begins there. Behind the last word of a text none does.
  const bucketAt = new Uint16Array(length)
  const keyAt = new Uint32Array(length)
  const starts = new Uint32Array(buckets + 1)
  let place = 0
  for (const words of texts) {
    let left = words.length === 0 ? null : hashOf(words[0]!)
    for (let i = 1; i < words.length; i += 1) {
      const right = hashOf(words[i]!)
      const bucket = bucketOf(left!, right)
      bucketAt[place] = bucket
      keyAt[place] = keyOf(left!, right)
      starts[bucket + 1]! += 1
      place += 1
      left = right
    }
    if (words.length > 0) place += 1
  }
  for (let bucket = 0; bucket < buckets; bucket += 1) starts[bucket + 1]! += starts[bucket]!
  return gather(sortByBucket(texts, bucketAt, starts), { bucketAt, keyAt })
}

/** The places at which pairs begin, by bucket, in each ascending. */
function sortByBucket(texts: readonly (readonly string[])[], bucketAt: Uint16Array, starts: Uint32Array): Uint32Array {
  const sorted = new Uint32Array(starts[buckets]!)
  let place = 0
  for (const { length } of texts) {
    for (const end = place + length - 1; place < end; place += 1) sorted[starts[bucketAt[place]!]!++] = place
    if (length > 0) place += 1
  }
  return sorted
}

/** Puts together the places of each pair. */
function gather(sorted: Uint32Array, { bucketAt, keyAt }: { bucketAt: Uint16Array; keyAt: Uint32Array }): Bigrams {
  const found = { buckets: new Uint16Array(sorted.length), keys: new Uint32Array(sorted.length), lengths: new Uint32Array(sorted.length) }
  const places = new Uint8Array(sorted.length * mostBytes)
  let count = 0
  let end = 0
  const add = (bucket: number, key: number, from: number, to: number) => {
    const start = end
    let before = 0
    for (let i = from; i < to; i += 1) {
      const place = sorted[i]!
      if (keyAt[place] !== key) continue
      end = writeVarint(places, end, place - before)
      before = place
    }
    found.buckets[count] = bucket
    found.keys[count] = key
    found.lengths[count] = end - start
    count += 1
  }
  for (let from = 0; from < sorted.length;) {
    const bucket = bucketAt[sorted[from]!]!
    const key = keyAt[sorted[from]!]!
    let to = from + 1
    let isOne = true
    for (; to < sorted.length && bucketAt[sorted[to]!] === bucket; to += 1) if (keyAt[sorted[to]!] !== key) isOne = false
    if (isOne) add(bucket, key, from, to)
    else for (const each of new Set(Array.from(sorted.subarray(from, to), (at) => keyAt[at]!))) add(bucket, each, from, to)
    from = to
  }
  return {
    buckets: found.buckets.slice(0, count),
    keys: found.keys.slice(0, count),
    lengths: found.lengths.slice(0, count),
    places: places.slice(0, end),
  }
}
