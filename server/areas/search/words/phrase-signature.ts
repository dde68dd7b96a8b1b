import { commonWords } from './common-words.ts'

/*
 * A signature tells of two words whether they may stand side by side in a document, and of three common ones: three bits of a Bloom filter
 * for each pair and each such triple, eight bits of room or more for each: their number is a power of two, so that those of many documents
 * can be laid across (phrases/slices.ts). It is never wrong when it says no, and for at most 3 in 100 that are not there it says yes. Pairs
 * of common words stand in most documents; triples of them do not.
 */
const bitsForEach = 8
const leastBits = 1024

/** Three numbers for neighbours, each below 2³¹: their bits are the remainders by the length of a signature in bits. */
export type Places = readonly [number, number, number]

/** FNV-1a over the UTF-16 units of a word. */
function hash(word: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < word.length; i += 1) value = Math.imul(value ^ word.charCodeAt(i), 0x01000193)
  return value
}

/** Mixes two hashes so that every bit of either tells on every bit of the result (the finisher of MurmurHash3). */
function mix(first: number, second: number): number {
  let value = Math.imul(first, 0x9e3779b1) ^ second
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

const placesOf = (mixed: number): Places => [mixed >>> 1, mix(mixed, 0x27d4eb2f) >>> 1, mix(mixed, 0x165667b1) >>> 1]

/** Calls with each pair of neighbours and each three common words in a row, as one number; `common` says of a pair that most documents have it. */
function eachRun(words: readonly string[], hashOf: (word: string) => number, found: (mixed: number, common: boolean) => void) {
  let commonInARow = 0
  for (let i = 0; i < words.length; i += 1) {
    commonInARow = commonWords.has(words[i]!) ? commonInARow + 1 : 0
    if (i === 0) continue
    const pair = mix(hashOf(words[i - 1]!), hashOf(words[i]!))
    found(pair, commonInARow > 1)
    if (commonInARow > 2) found(mix(hashOf(words[i - 2]!), pair), false)
  }
}

/** Where a phrase leaves its bits: every document in which it stands has all of them. Those that tell most come first. */
export function placesOfPhrase(words: readonly string[]): Places[] {
  const telling: Places[] = []
  const others: Places[] = []
  eachRun(words, hash, (mixed, common) => (common ? others : telling).push(placesOf(mixed)))
  return [...telling, ...others]
}

/** The signature of some texts as folded words; nothing in it spans two of them. */
export function sign(texts: readonly (readonly string[])[]): Uint8Array {
  const hashes = new Map<string, number>()
  const hashOf = (word: string) => {
    let own = hashes.get(word)
    if (own === undefined) hashes.set(word, (own = hash(word)))
    return own
  }
  const runs = new Set<number>()
  for (const words of texts) eachRun(words, hashOf, (mixed) => runs.add(mixed))
  const signature = new Uint8Array(2 ** Math.ceil(Math.log2(Math.max(leastBits, runs.size * bitsForEach))) / 8)
  const bits = signature.length * 8
  for (const run of runs)
    for (const place of placesOf(run)) {
      const bit = place % bits
      signature[bit >> 3]! |= 1 << (bit & 7)
    }
  return signature
}
