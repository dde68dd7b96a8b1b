import { type Alignment, align } from './align.ts'
import type { ReadText } from './read-text.ts'

/** A stretch of folded text that is looked for, with the stretch in it whose place is wanted. */
export interface Pattern {
  folded: string
  inner: { start: number; end: number }
}

const gramLength = 8
/** Signs that stand more often than this say nothing about a place. */
const mostOccurrences = 48
const bucketWidth = 32
const mostFits = 6
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

/** The places of a text where a pattern may begin, those with most in common first. */
function likelyStarts(read: ReadText, { folded }: Pattern): number[] {
  const { first, next } = gramsOf(read)
  const votes = new Map<number, number>()
  for (let i = 0; i + gramLength <= folded.length; i += 1) {
    const key = hash(folded, i)
    let seen = 0
    for (let at = first[key]!; at !== -1 && seen < mostOccurrences; at = next[at]!) {
      const bucket = Math.floor((at - i) / bucketWidth)
      votes.set(bucket, (votes.get(bucket) ?? 0) + 1)
      seen += 1
    }
  }
  // What lies on the edge of two buckets counts for both.
  const scored = [...votes.keys()].map((bucket) => ({ bucket, votes: votes.get(bucket)! + (votes.get(bucket + 1) ?? 0) }))
  return scored
    .sort((a, b) => b.votes - a.votes || a.bucket - b.bucket)
    .slice(0, mostFits * 2)
    .map(({ bucket }) => (bucket + 1) * bucketWidth)
}

/** Every place where a pattern fits a text with at most `most` different signs, the best first; no two of them lie on one another. */
export function findFits(read: ReadText, pattern: Pattern, most: number): Alignment[] {
  const slack = slackOf(pattern)
  const fits: Alignment[] = []
  for (const near of likelyStarts(read, pattern)) {
    const fit = align(read.folded, pattern.folded, pattern.inner, near, slack, most)
    if (fit) fits.push(fit)
  }
  fits.sort((a, b) => a.distance - b.distance || a.start - b.start)
  const apart: Alignment[] = []
  for (const fit of fits) if (!apart.some((other) => overlaps(fit, other))) apart.push(fit)
  return apart.slice(0, mostFits)
}

export const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end
