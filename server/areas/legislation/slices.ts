import type { ProvisionRow } from './toc.ts'
import { isUnit } from './toc.ts'

/** A stretch of an Act that is read at once: paragraphs `first` to `last`, counted from 1. */
export interface Slice {
  first: number
  last: number
}

/** UTF-16 of a text that a screen shows at once: some 60 pages of an Act. A part that is longer is divided at its sections. */
const most = 60_000

const containers: ReadonlySet<string> = new Set(['preface', 'preamble', 'chapter', 'part', 'division', 'order', 'schedule', 'form'])

/**
 * Divides a text where it divides itself: each slice ends before the outermost heading that leaves it short enough, the last of several,
 * so that a short Act is one slice, and a long one some parts at a time. `lengths` are those of its paragraphs.
 */
export function slicesOf(provisions: readonly ProvisionRow[], lengths: readonly number[], limit = most): Slice[] {
  const cuts = cutsOf(provisions)
  const slices: Slice[] = []
  let first = 1
  while (first <= lengths.length) {
    const last = endOf(first, cuts, lengths, limit)
    slices.push({ first, last })
    first = last + 1
  }
  return slices
}

/** The paragraphs at which something begins, with how deep it lies. */
function cutsOf(provisions: readonly ProvisionRow[]): Map<number, number> {
  const cuts = new Map<number, number>()
  const depths: number[] = []
  for (const [index, { type, parent, first, last }] of provisions.entries()) {
    depths[index] = parent === null ? 0 : depths[parent]! + 1
    if (last < first || !(containers.has(type) || isUnit(type))) continue
    cuts.set(first, Math.min(depths[index], cuts.get(first) ?? Infinity))
  }
  return cuts
}

function endOf(first: number, cuts: ReadonlyMap<number, number>, lengths: readonly number[], limit: number): number {
  let length = 0
  let best: { before: number; depth: number } | null = null
  for (let at = first; at <= lengths.length; at += 1) {
    const depth = cuts.get(at)
    if (at > first && depth !== undefined) {
      if (best === null || depth <= best.depth) best = { before: at, depth }
      if (length > limit) return best.before - 1
    }
    length += lengths[at - 1]!
    if (length > limit && best !== null) return best.before - 1
  }
  return lengths.length
}
