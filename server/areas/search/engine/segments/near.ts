import { countUpTo } from '#citations/count-up-to'
import type { Distance } from '../../query/query.ts'

/** From the first word to the last, by their places. */
export type Stretch = readonly [first: number, last: number]

/** More stretches of two sides near one another are not looked at: a text without a full stop may have millions. */
const maxJoined = 5_000

/** How the sentences or paragraphs of a document lie: where they begin, ascending. */
export type Starts = readonly number[]

/** Stretches of which one of each side lies near enough to the other, both given by their first words ascending. */
export function joinNear(
  left: readonly Stretch[],
  right: readonly Stretch[],
  { distance, ordered }: { distance: Distance; ordered: boolean },
  startsOf: (unit: 'sentence' | 'paragraph') => Starts,
): Stretch[] {
  const joined = new Map<string, Stretch>()
  const longest = right.reduce((most, [first, last]) => Math.max(most, last - first), 0)
  const firsts = right.map(([first]) => first)
  const starts = typeof distance === 'number' ? [] : startsOf(distance)
  const unitOf = (place: number) => countUpTo(starts, place) - 1
  for (const one of left) {
    // Where the first word of the other side may stand.
    const [from, to] =
      typeof distance === 'number'
        ? [one[0] - distance - longest, one[1] + distance]
        : [starts[unitOf(one[1])] ?? 0, (starts[unitOf(one[0]) + 1] ?? Number.POSITIVE_INFINITY) - 1]
    for (let i = countUpTo(firsts, ordered ? one[1] : from - 1); i < right.length && right[i]![0] <= to; i += 1) {
      const other = right[i]!
      const [before, after] = one[0] <= other[0] ? [one, other] : [other, one]
      if (after[0] <= before[1] || (ordered && before !== one)) continue
      const isNear = typeof distance === 'number' ? after[0] - before[1] <= distance : unitOf(before[0]) === unitOf(after[1])
      if (!isNear) continue
      joined.set(`${before[0]} ${after[1]}`, [before[0], after[1]])
      if (joined.size >= maxJoined) return inOrder(joined.values())
    }
  }
  return inOrder(joined.values())
}

export const inOrder = (stretches: Iterable<Stretch>): Stretch[] => [...stretches].sort((a, b) => a[0] - b[0] || a[1] - b[1])
