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
} from '../engine.ts'
import type { Budget } from './budget.ts'
import { type Held, type Library, type Seen, knowLibrary, seenBy } from './held.ts'
import { ofHeading, ofStem } from './keys.ts'
import { type Mask, and, count, match, or } from './match.ts'
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

/** So many of the best texts have their passages and headings read. */
const maxRead = 100
const maxBest = 5

/** A document among those of all segments that are looked through. */
interface Candidate {
  of: Matched
  slot: number
  id: number
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

/** What a search finds, segment by segment. */
function matchAll(held: readonly Held[], plan: Plan, library: Library, budget: Budget): Matched[] {
  const parts = plan.must === null ? partsOf(plan.sought, library) : []
  const whole = parts.reduce((sum, part) => sum + part, 0)
  const segments = seenBy(held, plan.sight).map((at) => {
    const lists = readLists(at, budget)
    const found = and(match(at.segment, plan.within, budget), at.seen)
    const first = and(match(at.segment, { kind: 'documents', ids: plan.first }, budget), found)
    if (plan.must !== null) return { at, lists, found: or(and(found, match(at.segment, plan.must, budget)), first), first, covered: null }
    return { at, lists, found, first, covered: coverTexts(at, plan.sought, parts, lists, budget) }
  })
  let best = 0
  for (const { found, covered } of segments)
    if (covered) for (let slot = 0; slot < found.length; slot += 1) if (found[slot] === 1 && covered[slot]! > best) best = covered[slot]!
  const least = best < factors.leastOfBest * whole ? Number.POSITIVE_INFINITY : Math.max(Number.MIN_VALUE, factors.leastShare * best)
  for (const { found, first, covered } of segments)
    if (covered) for (let slot = 0; slot < found.length; slot += 1) if (covered[slot]! < least) found[slot] = first[slot]!
  return segments
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
        if (first.takes(score)) first.add({ of, slot, id, score, text: 0 }, day)
      }
    }
    const page = first.all().slice(plan.offset)
    return readDetails(page, plan, weighed, library, budget)
  }

  function byRelevance(): Scored[] {
    const most = Math.max(maxRead, plan.offset + plan.limit)
    const first = createFirst(most)
    const named: Candidate[] = []
    const isNamed = new Set(plan.first)
    for (const of of segments) {
      const { at, lists, found } = of
      const scores = scoreTexts(at, weighed, lists, library)
      const headings = countHeadings(at, plan.sought, lists)
      const whole = Math.max(1, plan.sought.length)
      const { ids, dates } = at.segment.columns
      for (const slot of slotsOf(found)) {
        const score = scores[slot]! * (1 + (headings[slot]! / whole) ** 2)
        const isFirst = isNamed.has(ids[slot]!)
        if (!isFirst && !first.takes(score)) continue
        const one = { of, slot, id: ids[slot]!, score, text: scores[slot]! }
        if (isFirst) named.push(one)
        else first.add(one, dates[slot]!)
      }
    }
    const order = new Map(plan.first.map((id, i) => [id, i]))
    named.sort((a, b) => order.get(a.id)! - order.get(b.id)!)
    const candidates = first.all()
    const read = mix(readDetails(candidates.slice(0, maxRead), plan, weighed, library, budget), plan)
    const ordered = [...readDetails(named, plan, weighed, library, budget), ...read.sort((a, b) => b.score - a.score || b.id - a.id)]
    const later = candidates
      .slice(maxRead)
      .slice(Math.max(0, plan.offset - ordered.length), Math.max(0, plan.offset + plan.limit - ordered.length))
    return [...ordered.slice(plan.offset, plan.offset + plan.limit), ...readDetails(later, plan, [], library, budget)]
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
  let kept: (Candidate & { day: number })[] = []
  let least = Number.NEGATIVE_INFINITY
  const order = (a: (typeof kept)[number], b: (typeof kept)[number]) => b.score - a.score || b.day - a.day || b.id - a.id
  const shorten = () => {
    kept = kept.sort(order).slice(0, most)
    if (kept.length === most) least = kept.at(-1)!.score
  }
  return {
    takes: (score: number) => score >= least,
    add: (one: Candidate, day: number) => {
      kept.push({ ...one, day })
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

/** The slots of what is found, ascending. */
function slotsOf(found: Mask): Uint16Array {
  const slots = new Uint16Array(count(found))
  for (let slot = 0, i = 0; slot < found.length; slot += 1) if (found[slot] === 1) slots[i++] = slot
  return slots
}

function addValues(counts: Record<string, number>, { segment }: Seen, name: Dimension, slots: Uint16Array) {
  const { values, starts, ids } = segment.columns.dimensions[name]
  const own = new Uint32Array(values.length)
  for (const slot of slots) for (let i = starts[slot]!; i < starts[slot + 1]!; i += 1) own[ids[i]!]! += 1
  own.forEach((many, i) => many > 0 && (counts[values[i]!] = (counts[values[i]!] ?? 0) + many))
}

/** The documents that are meant, of what is seen. Throws an OutOfTime. */
export const findAll = (held: readonly Held[], sight: Sight, meant: Expression, budget: Budget): number[] =>
  seenBy(held, sight).flatMap((one) => {
    const found = and(match(one.segment, meant, budget), one.seen)
    return Array.from(slotsOf(found), (slot) => one.segment.columns.ids[slot]!)
  })

/** The best passages of the best documents of a search. Throws an OutOfTime. */
export function searchPassages(held: readonly Held[], plan: Plan, most: number, budget: Budget): PlacedPassage[] {
  const { results } = search(held, { ...plan, order: 'relevance', offset: 0, limit: maxRead }, budget)
  return results
    .flatMap(({ id, best, score }) => best.map((one) => ({ ...one, id, score: one.score * (0.5 + score) })))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
}
