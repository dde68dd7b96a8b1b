import { type Plan, keyOfMatches } from '../engine.ts'
import { leastCovered, partsOf } from '../weights.ts'
import type { Budget } from './budget.ts'
import { type Held, type Library, type Seen, seenBy } from './held.ts'
import { type Mask, and, isEmpty, maskOfLeast, or, slotsOf } from './mask.ts'
import { match } from './match.ts'
import type { Segment } from './open-segment.ts'
import { coverTexts, readLists } from './score-segment.ts'

/** A segment with which of its documents are found. */
export interface Matched {
  at: Seen
  lists: ReturnType<typeof readLists>
  found: Mask
}

/** What the last few searches found in each segment: how that divides is asked beside the list of it. */
const foundLately = new WeakMap<readonly Held[], Map<string, ReadonlyMap<Segment, Mask>>>()
const mostLately = 8

/** What a search finds, segment by segment; of what it found a moment ago, what is still seen. */
export function matchAll(held: readonly Held[], plan: Plan, library: Library, budget: Budget): Matched[] {
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
  const least = leastCovered(best, whole)
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
