import { type Alignment, align } from './align.ts'
import type { ReadText } from './read-text.ts'

/** A stretch of folded text that is looked for, with the stretch in it whose place is wanted. */
export interface Pattern {
  folded: string
  inner: { start: number; end: number }
}

const gramLength = 8
/** Signs that stand more often than this say nothing about a place. */
const maxOccurrences = 24
const bucketWidth = 32
const maxTried = 12
/** How far text may have moved within a pattern. */
const slackOf = ({ folded }: Pattern) => 24 + Math.ceil(folded.length * 0.2)

interface Grams {
  first: Int32Array
  next: Int32Array
}

const tableSize = 1 << 17
const indexed = new WeakMap<ReadText, Grams>()

function hash(text: string, at: number): number {
  let value = 0
  for (let i = 0; i < gramLength; i += 1) value = (Math.imul(value, 31) + text.charCodeAt(at + i)) | 0
  return (value ^ (value >>> 15)) & (tableSize - 1)
}

/** Where each run of eight signs stands; made when a text is first searched. */
function gramsOf(read: ReadText): Grams {
  const there = indexed.get(read)
  if (there) return there
  const { folded } = read
  const first = new Int32Array(tableSize).fill(-1)
  const next = new Int32Array(folded.length)
  for (let at = folded.length - gramLength; at >= 0; at -= 1) {
    const key = hash(folded, at)
    next[at] = first[key]!
    first[key] = at
  }
  const grams = { first, next }
  indexed.set(read, grams)
  return grams
}

/** The places of a text where a pattern may begin, those with most in common first, and how many signs they have in common. */
function likelyStarts(read: ReadText, { folded }: Pattern): { near: number; votes: number }[] {
  const { first, next } = gramsOf(read)
  // Bucket 0 holds starts that would lie before the text.
  const before = Math.ceil(folded.length / bucketWidth)
  const votes = new Int32Array(before + Math.ceil(read.folded.length / bucketWidth) + 2)
  const touched: number[] = []
  const met = new Int32Array(maxOccurrences + 1)
  for (let i = 0; i + gramLength <= folded.length; i += 1) {
    let count = 0
    for (let at = first[hash(folded, i)]!; at !== -1 && count <= maxOccurrences; at = next[at]!) {
      met[count] = at
      count += 1
    }
    if (count > maxOccurrences) continue
    for (let one = 0; one < count; one += 1) {
      const bucket = before + Math.floor((met[one]! - i) / bucketWidth)
      if (votes[bucket] === 0) touched.push(bucket)
      votes[bucket]! += 1
    }
  }
  // What lies on the edge of two buckets counts for both.
  return touched
    .map((bucket) => ({ near: (bucket - before + 1) * bucketWidth, votes: votes[bucket]! + votes[bucket + 1]! }))
    .sort((a, b) => b.votes - a.votes || a.near - b.near)
    .slice(0, maxTried)
}

export interface Wanted {
  /** How many signs may differ. */
  most: number
  /** Fits that are worse than the best one by so much are not looked for. */
  margin: number
}

/** The places where a pattern fits a text, the best first; no two of them lie on one another. */
export function findFits(read: ReadText, pattern: Pattern, { most, margin }: Wanted): Alignment[] {
  const slack = slackOf(pattern)
  const fits: (Alignment & { near: number })[] = []
  let bound = most
  for (const { near, votes } of likelyStarts(read, pattern)) {
    // A sign that differs takes eight runs away, but what has moved votes elsewhere: half of the rest must be there.
    if (votes * 2 < pattern.folded.length - gramLength * (bound + 1)) continue
    if (fits.some((fit) => Math.abs(fit.near - near) <= bucketWidth)) continue
    const fit = align(read.folded, pattern.folded, pattern.inner, near, slack, bound)
    if (!fit) continue
    fits.push({ ...fit, near })
    bound = Math.min(bound, fit.distance + margin)
  }
  fits.sort((a, b) => a.distance - b.distance || a.start - b.start)
  const apart: Alignment[] = []
  for (const fit of fits) if (!apart.some((other) => overlaps(fit, other))) apart.push(fit)
  return apart
}

export const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end
