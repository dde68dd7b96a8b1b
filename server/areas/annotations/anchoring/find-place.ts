import { type Pattern, type Wanted, findFits, overlaps } from './find-fits.ts'
import { type ReadText, foldedPlace, placesOf, readText } from './read-text.ts'

/** A passage as it was marked: its words, what stood before and behind it, and its UTF-16 offsets in that text. */
export interface Anchor {
  quote: string
  prefix: string
  suffix: string
  start: number
  end: number
}

/** UTF-16 offsets. */
export interface Place {
  start: number
  end: number
}

/** How much of a passage and its surroundings may differ, as shares of their signs. */
const maxDifferent = 0.3
const maxDifferentInside = 0.45
/** By how much the place must fit better than any other. */
const margin = (length: number) => Math.max(5, Math.round(length * 0.08))
/** Longer passages are found by their beginning and their end. */
const maxWholeLength = 320
const headLength = 160
/** How much longer or shorter a passage may have become, as a share of its length. */
const maxStretch = 0.3

/**
 * Where a marked passage stands in a text, or null where it is not there or more than one place may be meant.
 *
 * `before` is the text in which it was marked, where that is still there: passages that were alike in it are told apart by their order
 * when they are unchanged, and a passage that has changed must fit better than those that looked like it before. The anchor is tried
 * where it was, then letter by letter anywhere (without space, numbering and kinds of quotation marks), then with changed words.
 */
export function findPlace(anchor: Anchor, now: ReadText, before: ReadText | null): Place | null {
  const { quote, prefix, suffix, start, end } = anchor
  const whole = prefix + quote + suffix
  if (now.text.startsWith(whole, start - prefix.length)) return { start, end }

  const known = before !== null && before.text.slice(start, end) === quote ? before : null
  const pattern = known ? patternIn(known, anchor) : patternOf(anchor)
  const { inner, folded } = pattern
  if (inner.start === inner.end) return onlyRaw(anchor, now)

  const places = placesOf(now.folded, folded, maxTwins)
  if (places.length > 0) {
    const twins = known ? placesOf(known.folded, folded, maxTwins) : [0]
    if (twins.length !== places.length) return null
    const own = known ? twins.indexOf(foldedPlace(known, start) - inner.start) : 0
    const at = places[own]
    return at === undefined ? null : toPlace(now, at + inner.start, at + inner.end, anchor)
  }
  const found = inner.end - inner.start > maxWholeLength ? fitLong(pattern, now, known, start) : fitWhole(pattern, now, known, start)
  if (found && known && wasElsewhere(found, now, known, ownPlace(known, start, inner.end - inner.start))) return null
  return found && onWords(now.text, toPlace(now, found.start, found.end, anchor), anchor)
}

const maxTwins = 200

/** The passage with its surroundings as folded in the text where it was marked. */
function patternIn(read: ReadText, { prefix, suffix, start, end }: Anchor): Pattern {
  const from = foldedPlace(read, start - prefix.length)
  const inner = { start: foldedPlace(read, start) - from, end: foldedPlace(read, end) - from }
  return { folded: read.folded.slice(from, foldedPlace(read, end + suffix.length)), inner }
}

const patternOf = ({ quote, prefix, suffix }: Anchor): Pattern => {
  const read = readText(prefix + quote + suffix)
  const inner = { start: foldedPlace(read, prefix.length), end: foldedPlace(read, prefix.length + quote.length) }
  return { folded: read.folded, inner }
}

/** A passage of signs that folding leaves out, such as a number: found only as it was, and only once. */
function onlyRaw({ quote, prefix, suffix }: Anchor, now: ReadText): Place | null {
  const [at, ...more] = placesOf(now.text, prefix + quote + suffix, 2)
  return at === undefined || more.length > 0 ? null : { start: at + prefix.length, end: at + prefix.length + quote.length }
}

interface Fit {
  distance: number
  innerDistance: number
  start: number
  end: number
}

function fitWhole(pattern: Pattern, now: ReadText, known: ReadText | null, start: number): Fit | null {
  const { folded, inner } = pattern
  const innerLength = inner.end - inner.start
  const most = Math.floor(folded.length * maxDifferent)
  const wide = margin(folded.length)
  const best = choose(findFits(now, pattern, { most, margin: wide }), folded.length, innerLength)
  if (!best || !known) return best
  return hasRival(findFits(known, pattern, everyRival(best, wide)), ownPlace(known, start, innerLength), best, wide) ? null : best
}

const ownPlace = (known: ReadText, start: number, length: number) => {
  const at = foldedPlace(known, start)
  return { start: at, end: at + length }
}

/** The passage itself is among what fits, without a difference. */
const everyRival = (best: Fit, wide: number): Wanted => ({ most: best.distance + wide, margin: best.distance + wide })

/** Whether another passage of the text before looked as much alike as the one that was found does now. */
const hasRival = (before: readonly Fit[], own: { start: number; end: number }, best: Fit, wide: number) =>
  before.some((fit) => fit.distance < best.distance + wide && !overlaps(fit, own))

/** Whether what was found is rather another passage of the text before, which has moved to where the marked one was. */
function wasElsewhere(found: Fit, now: ReadText, known: ReadText, own: { start: number; end: number }): boolean {
  if (found.innerDistance === 0) return false
  const folded = now.folded.slice(found.start, Math.min(found.end, found.start + maxWholeLength))
  const most = found.innerDistance
  if (placesOf(known.folded, folded, 2).some((at) => !overlaps({ start: at, end: at + folded.length }, own))) return true
  const others = findFits(known, { folded, inner: { start: 0, end: folded.length } }, { most, margin: most + 1 })
  return others.some((fit) => !overlaps(fit, own))
}

/** A long passage lies between its beginning and its end, which are found together. */
function fitLong({ folded, inner }: Pattern, now: ReadText, known: ReadText | null, start: number): Fit | null {
  const length = inner.end - inner.start
  const head: Pattern = { folded: folded.slice(0, inner.start + headLength), inner: { start: inner.start, end: inner.start + headLength } }
  const tail: Pattern = { folded: folded.slice(inner.end - headLength), inner: { start: 0, end: headLength } }
  const both = head.folded.length + tail.folded.length
  const wide = margin(both)
  const pairsIn = (read: ReadText, wanted: Wanted): Fit[] => {
    const ends = findFits(read, tail, wanted)
    return findFits(read, head, wanted)
      .flatMap((one) =>
        ends
          .filter((other) => Math.abs(other.end - one.start - length) <= length * maxStretch)
          .map((other) => ({
            distance: one.distance + other.distance,
            innerDistance: one.innerDistance + other.innerDistance,
            start: one.start,
            end: other.end,
          })),
      )
      .sort((a, b) => a.distance - b.distance)
  }
  const pairs = pairsIn(now, { most: Math.floor((both / 2) * maxDifferent) + wide, margin: wide })
  const best = choose(
    pairs.filter((pair, index) => index === 0 || !overlaps(pair, pairs[0]!)),
    both,
    2 * headLength,
  )
  if (!best || !known) return best
  return hasRival(pairsIn(known, everyRival(best, wide)), ownPlace(known, start, length), best, wide) ? null : best
}

/** The best fit, where it is good enough and clearly better than the others. */
function choose(fits: readonly Fit[], length: number, innerLength: number): Fit | null {
  const [best, second] = fits
  if (!best || best.distance > length * maxDifferent || best.innerDistance > innerLength * maxDifferentInside) return null
  return second && second.distance < best.distance + margin(length) ? null : best
}

const WORD = /[\p{L}\p{N}]/u
const isInWord = (text: string, at: number) => at > 0 && at < text.length && WORD.test(text[at - 1]!) && WORD.test(text[at]!)

/** Back into the text, with the number of the paragraph where the passage had one. */
function toPlace(now: ReadText, from: number, to: number, { quote }: Anchor): Place | null {
  const { text, offsets } = now
  let start = offsets[from]!
  let end = offsets[to - 1]! + 1
  // The second half of a character beyond the basic plane belongs to it.
  if (/[\uDC00-\uDFFF]/.test(text[end] ?? '')) end += 1
  if (beginsWithNumber(quote)) {
    const line = text.lastIndexOf('\n', start - 1) + 1
    const lineStart = line + leadingSpace(text.slice(line, start))
    if (foldedPlace(now, lineStart) === foldedPlace(now, start)) start = lineStart
  }
  return start < end ? { start, end } : null
}

/** Folding leaves the number of a paragraph out. */
const beginsWithNumber = (quote: string) => (readText(quote).offsets[0] ?? 0) > leadingSpace(quote)
const leadingSpace = (text: string) => text.length - text.trimStart().length

/** A bound that fell into a changed word moves to the nearest end of a word, unless the passage began or ended within one. */
function onWords(text: string, place: Place | null, { quote, prefix, suffix }: Anchor): Place | null {
  if (!place) return null
  const start = isInWord(prefix.slice(-1) + quote[0]!, 1) ? place.start : nearestBound(text, place.start)
  const end = isInWord(quote.at(-1)! + suffix, 1) ? place.end : nearestBound(text, place.end)
  return start < end ? { start, end } : null
}

function nearestBound(text: string, at: number): number {
  for (let step = 0; step < 40; step += 1) {
    if (!isInWord(text, at - step)) return at - step
    if (!isInWord(text, at + step)) return at + step
  }
  return at
}
