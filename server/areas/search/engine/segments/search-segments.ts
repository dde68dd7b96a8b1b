import { countUpTo } from '#citations/count-up-to'
import {
  type Counts,
  type Dimension,
  type Expression,
  type Found,
  type PlacedPassage,
  type Plan,
  type Scored,
  type Sight,
  counted,
  keyOfMatches,
} from '../engine.ts'
import type { Budget } from './budget.ts'
import { type Held, type Library, type Seen, knowLibrary, seenBy } from './held.ts'
import { ofHeading, ofStem } from './keys.ts'
import { type Mask, and, count, isEmpty, maskOfLeast, or, slotsOf } from './mask.ts'
import { match } from './match.ts'
import type { Segment } from './open-segment.ts'
import { readStanding } from './placed.ts'
import { readPassages, toRead, worthOfBest } from './read-passages.ts'
import { countHeadings, coverTexts, listOfPrefix, readLists, scoreTexts } from './score-segment.ts'
import { type Weighed, partsOf, weigh } from './weights.ts'
import { noDate } from './write-segment.ts'

/** What decides the order and the end of a list; bench/order measures what each earns. */
export const factors = {
  /** A document has at least so much of what the one has that has most of what is sought, by weight. */
  leastShare: 0.3,
  /** Where none has so much of it, nothing answers. */
  leastOfBest: 0.5,
  /** How much of a score the best passages are, beside the whole text. */
  passages: 0.25,
  /** What a heading adds that has everything, of the best score; half of it adds a quarter. */
  heading: 0.8,
  /** What words add that stand one behind another as they were asked, of the best score, times their worth. */
  together: 1,
}

/** Passages are sought in so many of the best texts. */
const textsForPassages = 100
const maxBest = 5

/** A document among those of all segments that are looked through. */
interface Candidate {
  of: Matched
  slot: number
  id: number
  day: number
  score: number
  /** BM25 of its text. */
  text: number
}

/** A segment with which of its documents are found. */
interface Matched {
  at: Seen
  lists: ReturnType<typeof readLists>
  found: Mask
}

/** What the last few searches found in each segment: how that divides is asked beside the list of it. */
const foundLately = new WeakMap<readonly Held[], Map<string, ReadonlyMap<Segment, Mask>>>()
const mostLately = 8

/** What a search finds, segment by segment; of what it found a moment ago, what is still seen. */
function matchAll(held: readonly Held[], plan: Plan, library: Library, budget: Budget): Matched[] {
  let lately = foundLately.get(held)
  if (!lately) foundLately.set(held, (lately = new Map()))
  const key = keyOfMatches(plan)
  const known = lately.get(key)
  if (known)
    return seenBy(held, plan.sight).map((at) => ({ at, lists: readLists(at, budget), found: and(at.seen, known.get(at.segment)!) }))
  const matched = matchAnew(held, plan, library, budget)
  if (lately.size === mostLately) lately.delete(lately.keys().next().value!)
  lately.set(key, new Map(matched.map(({ at, found }) => [at.segment, found])))
  return matched
}

function matchAnew(held: readonly Held[], plan: Plan, library: Library, budget: Budget): Matched[] {
  const parts = plan.must === null ? partsOf(plan.sought, library) : []
  const whole = parts.reduce((sum, part) => sum + part, 0)
  const segments = seenBy(held, plan.sight).map((at) => {
    const lists = readLists(at, budget)
    const within = and(at.seen, match(at.segment, plan.within, budget))
    const first = and(within, match(at.segment, { kind: 'documents', ids: plan.first }, budget))
    if (isEmpty(within)) return { at, lists, found: within, first, covered: null }
    if (plan.must !== null) return { at, lists, found: or(first, and(within, match(at.segment, plan.must, budget))), first, covered: null }
    return { at, lists, found: within, first, covered: coverTexts(at, plan.sought, parts, lists, budget) }
  })
  let best = 0
  for (const { found, covered } of segments) if (covered !== null) best = mostOf(covered, slotsOf(found), best)
  const least = best < factors.leastOfBest * whole ? Number.POSITIVE_INFINITY : Math.max(Number.MIN_VALUE, factors.leastShare * best)
  return segments.map(({ at, lists, found, first, covered }) => {
    if (covered === null) return { at, lists, found }
    return { at, lists, found: or(first, and(found, maskOfLeast(covered, least))) }
  })
}

function mostOf(covered: Float32Array, slots: Uint16Array, before: number): number {
  let most = before
  for (let i = 0; i < slots.length; i += 1) if (covered[slots[i]!]! > most) most = covered[slots[i]!]!
  return most
}

/** Carries out a search. Throws an OutOfTime. */
export function search(held: readonly Held[], plan: Plan, budget: Budget): Found {
  const library = knowLibrary(held, plan.sight.collection)
  const weighed = weigh(plan.sought, library)
  const segments = matchAll(held, plan, library, budget)
  const total = segments.reduce((sum, { found }) => sum + count(found), 0)
  const { every } = plan
  const totalEvery =
    every === null ? null : segments.reduce((sum, { at, found }) => sum + count(and(match(at.segment, every, budget), found)), 0)
  return { total, totalEvery, results: plan.limit === 0 ? [] : plan.order === 'relevance' ? byRelevance() : byColumn() }

  function byColumn(): Scored[] {
    const worth = new Map(plan.worth?.ids.map((id, i) => [id, plan.worth!.worth[i]!]))
    const first = createFirst(plan.offset + plan.limit)
    for (const of of segments) {
      const { at, found } = of
      const { ids, dates } = at.segment.columns
      for (const slot of slotsOf(found)) {
        const [id, day] = [ids[slot]!, dates[slot]!]
        // What has no date comes last, whichever way they are ordered.
        const score = plan.order === 'worth' ? (worth.get(id) ?? 0) : plan.order === 'newest' || day === noDate ? day : -day
        if (first.takes(score)) first.add({ of, slot, id, day, score, text: 0 })
      }
    }
    const page = first.all().slice(plan.offset)
    return readDetails(page, plan, weighed, library, budget)
  }

  function byRelevance(): Scored[] {
    const most = Math.max(plan.depth, plan.offset + plan.limit)
    const first = createFirst(most)
    const named: Candidate[] = []
    const isNamed = new Set(plan.first)
    for (const of of segments) {
      const scores = scoreTexts(of.at, weighed, of.lists, library)
      const headings = countHeadings(of.at, plan.sought, of.lists)
      for (const candidate of bestOf(of, scores, headings, plan.sought.length, isNamed, first.takes))
        if (isNamed.has(candidate.id)) named.push(candidate)
        else first.add(candidate)
    }
    const order = new Map(plan.first.map((id, i) => [id, i]))
    named.sort((a, b) => order.get(a.id)! - order.get(b.id)!)
    const candidates = first.all()
    const read = mix(readDetails(candidates.slice(0, plan.depth), plan, weighed, library, budget), plan)
    const ordered = [...readDetails(named, plan, weighed, library, budget), ...read.sort((a, b) => b.score - a.score || b.id - a.id)]
    const later = candidates
      .slice(plan.depth)
      .slice(Math.max(0, plan.offset - ordered.length), Math.max(0, plan.offset + plan.limit - ordered.length))
    return [...ordered.slice(plan.offset, plan.offset + plan.limit), ...readDetails(later, plan, [], library, budget)]
  }
}

/** The documents of a segment that are named, or whose score, by their text and how much of what is sought stands in their heading, is taken. */
function* bestOf(
  of: Matched,
  scores: Float32Array,
  headings: Uint8Array,
  sought: number,
  isNamed: ReadonlySet<number>,
  takes: (score: number) => boolean,
): Generator<Candidate> {
  const { ids, dates } = of.at.segment.columns
  const slots = slotsOf(of.found)
  for (let i = 0; i < slots.length; i += 1) {
    const slot = slots[i]!
    const inHeading = headings[slot]! / Math.max(1, sought)
    const score = scores[slot]! * (1 + inHeading * inHeading)
    if (takes(score) || (isNamed.size > 0 && isNamed.has(ids[slot]!)))
      yield { of, slot, id: ids[slot]!, day: dates[slot]!, score, text: scores[slot]! }
  }
}

/** Mixes what text, passages and headings are worth into one score, by what is best of each. */
function mix(read: Scored[], { sought, together }: Plan): Scored[] {
  const bestText = Math.max(Number.MIN_VALUE, ...read.map(({ text }) => text))
  const bestPassages = Math.max(Number.MIN_VALUE, ...read.map(({ passages }) => passages))
  return read.map((one) => {
    const text = (1 - factors.passages) * (one.text / bestText)
    const passages = factors.passages * (one.passages / bestPassages)
    const inHeading = one.inHeading.filter(Boolean).length / Math.max(1, sought.length)
    const heading = factors.heading * inHeading ** 2
    const beside = factors.together * one.together.reduce((sum, at) => sum + together[at]!.worth, 0)
    return { ...one, text: text + beside, passages, heading, score: text + beside + passages + heading }
  })
}

/** Keeps the first so many by score, then by day, then by id, all descending. */
function createFirst(most: number) {
  let kept: Candidate[] = []
  let least = Number.NEGATIVE_INFINITY
  const order = (a: Candidate, b: Candidate) => b.score - a.score || b.day - a.day || b.id - a.id
  const shorten = () => {
    kept = kept.sort(order).slice(0, most)
    if (kept.length === most) least = kept.at(-1)!.score
  }
  return {
    takes: (score: number) => score >= least,
    add: (one: Candidate) => {
      kept.push(one)
      if (kept.length >= 2 * most) shorten()
    },
    all: (): Candidate[] => {
      shorten()
      return kept
    },
  }
}

/** Reads of documents, in their order, what a page says of them. */
function readDetails(page: readonly Candidate[], plan: Plan, weighed: readonly Weighed[], library: Library, budget: Budget): Scored[] {
  const read = new Map<Candidate, Scored>()
  for (const [{ at, lists }, candidates] of Map.groupBy(page, ({ of }) => of)) {
    const passagesOf = readPassages(at.segment, weighed, library, budget)
    const together = plan.together.map(({ words }) => readStanding(at.segment, { kind: 'phrase', words: [...words] }, budget))
    const times = plan.sought.map((one) => timesOf(at, one, lists, budget))
    const headings = plan.sought.map(({ stems }) => stems.map((stem) => lists(ofHeading(stem))?.documents))
    const others = plan.sought.map((one) => one.others.map(({ stems }) => stems.map((stem) => lists(ofStem(stem))?.documents)))
    for (const candidate of candidates.toSorted((a, b) => a.slot - b.slot)) {
      const { slot, text } = candidate
      const passages = passagesOf(slot)
      const stands = times.map((of) => of(slot))
      read.set(candidate, {
        id: candidate.id,
        part: at.segment.columns.parts[slot]!,
        score: candidate.score,
        text,
        passages: worthOfBest(passages),
        heading: 0,
        times: stands,
        inHeading: headings.map((all) => all.length > 0 && all.every((documents) => documents !== undefined && has(documents, slot))),
        instead: others.map((all, i) =>
          stands[i]! > 0 ? -1 : all.findIndex((some) => some.every((documents) => documents !== undefined && has(documents, slot))),
        ),
        together: together.flatMap((stands, i) => (stands(slot) ? [i] : [])),
        best: toRead(passages, maxBest),
      })
    }
  }
  return page.map((one) => read.get(one)!)
}

/** How often something that is sought stands in a document: the least often of its words. */
function timesOf(at: Seen, { stems, prefix }: Plan['sought'][number], lists: ReturnType<typeof readLists>, budget: Budget) {
  const all = prefix === undefined ? stems.map((stem) => lists(ofStem(stem))) : [listOfPrefix(at, prefix, budget)]
  return (slot: number): number =>
    all.length === 0 ? 0 : Math.min(...all.map((list) => (list === null ? 0 : (list.times[placeOf(list.documents, slot)] ?? 0))))
}

const has = (documents: Uint16Array, slot: number) => placeOf(documents, slot) >= 0

/** Where a slot stands in a list; -1 where it does not. */
function placeOf(documents: Uint16Array, slot: number): number {
  const place = countUpTo(documents, slot) - 1
  return documents[place] === slot ? place : -1
}

/** How what a search finds divides. Throws an OutOfTime. */
export function countValues(held: readonly Held[], plan: Plan, budget: Budget): Counts {
  const counts = { total: 0, ...Object.fromEntries(counted.map((name) => [name, {}])) } as Counts
  for (const { at, found } of matchAll(held, plan, knowLibrary(held, plan.sight.collection), budget)) {
    const slots = slotsOf(found)
    counts.total += slots.length
    for (const name of counted) addValues(counts[name], at, name, slots)
  }
  return counts
}

const knownOneEach = new WeakMap<Uint32Array, boolean>()

function isOneEach(starts: Uint32Array): boolean {
  let is = knownOneEach.get(starts)
  if (is === undefined) {
    is = starts.every((start, slot) => start === slot)
    knownOneEach.set(starts, is)
  }
  return is
}

function addValues(counts: Record<string, number>, { segment }: Seen, name: Dimension, slots: Uint16Array) {
  const { values, starts, ids } = segment.columns.dimensions[name]
  const own = new Uint32Array(values.length)
  if (ids.length === 0) return
  // What each document has one of lies at its own place.
  if (isOneEach(starts)) for (let at = 0; at < slots.length; at += 1) own[ids[slots[at]!]!]! += 1
  else
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at]!
      for (let i = starts[slot]!; i < starts[slot + 1]!; i += 1) own[ids[i]!]! += 1
    }
  for (let i = 0; i < own.length; i += 1) if (own[i]! > 0) counts[values[i]!] = (counts[values[i]!] ?? 0) + own[i]!
}

/** The documents that are meant, of what is seen. Throws an OutOfTime. */
export const findAll = (held: readonly Held[], sight: Sight, meant: Expression, budget: Budget): number[] =>
  seenBy(held, sight).flatMap((one) => {
    const found = and(match(one.segment, meant, budget), one.seen)
    return Array.from(slotsOf(found), (slot) => one.segment.columns.ids[slot]!)
  })

/** The best passages of the best documents of a search. Throws an OutOfTime. */
export function searchPassages(held: readonly Held[], plan: Plan, most: number, budget: Budget): PlacedPassage[] {
  const { results } = search(held, { ...plan, order: 'relevance', offset: 0, limit: textsForPassages, depth: textsForPassages }, budget)
  return results
    .flatMap(({ id, best, score }) => best.map((one) => ({ ...one, id, score: one.score * (0.5 + score) })))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
}
