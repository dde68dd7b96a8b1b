import { type Expression, type Found, type PlacedPassage, type Plan, type Scored, type Sight } from '../engine.ts'
import { mix, weigh } from '../weights.ts'
import type { Budget } from './budget.ts'
import { type Held, knowLibrary, seenBy } from './held.ts'
import { and, count, slotsOf } from './mask.ts'
import { match } from './match.ts'
import { type Matched, matchAll } from './match-all.ts'
import { type Candidate, readDetails } from './read-details.ts'
import { countHeadings, scoreTexts } from './score-segment.ts'
import { noDate } from './write-segment.ts'

/** Passages are sought in so many of the best texts. */
const textsForPassages = 100

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
