import { type Counts, type Dimension, type Plan, counted } from '../engine.ts'
import type { Budget } from './budget.ts'
import { type Held, type Seen, knowLibrary } from './held.ts'
import { slotsOf } from './mask.ts'
import { matchAll } from './match-all.ts'

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
  if (ids.length === 0) return
  const own = new Uint32Array(values.length)
  // What each document has one of lies at its own place.
  if (isOneEach(starts)) for (let at = 0; at < slots.length; at += 1) own[ids[slots[at]!]!]! += 1
  else
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at]!
      for (let i = starts[slot]!; i < starts[slot + 1]!; i += 1) own[ids[i]!]! += 1
    }
  for (let i = 0; i < own.length; i += 1) if (own[i]! > 0) counts[values[i]!] = (counts[values[i]!] ?? 0) + own[i]!
}
