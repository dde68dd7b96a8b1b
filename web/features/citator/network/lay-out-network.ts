/** What a place in the network depends on. */
export interface LaidOutCase {
  id: string
  date: string | null
  hierarchy_level: number | null
  distance: number
}

export interface PlacedCase<Case> {
  case: Case
  x: number
  y: number
  labelled: boolean
}

/** One court level: a band of the picture. */
export interface Lane {
  level: number | null
  y: number
  height: number
}

export interface NetworkLayout<Case> {
  width: number
  height: number
  places: PlacedCase<Case>[]
  lanes: Lane[]
}

const width = 660
const margin = { left: 24, right: 172, lane: 30 }
const row = 26
/** So many names are legible. */
const maxLabels = 24
const labelWidth = 180
const dotWidth = 22

/**
 * Places cases by two things that mean something: court levels from the top down, and dates from left to right, in their order rather
 * than to scale, so that years of many decisions spread. Names that would cover one another stand in rows. The same cases are always
 * laid out the same.
 */
export function layOutNetwork<Case extends LaidOutCase>(cases: readonly Case[]): NetworkLayout<Case> {
  const ordered = cases.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '') || a.id.localeCompare(b.id))
  const step = (width - margin.left - margin.right) / Math.max(1, ordered.length - 1)
  const xOf = new Map(ordered.map(({ id }, index) => [id, ordered.length === 1 ? width / 2 : margin.left + index * step]))
  const labels = new Set(
    cases
      .toSorted((a, b) => a.distance - b.distance || a.id.localeCompare(b.id))
      .slice(0, maxLabels)
      .map(({ id }) => id),
  )
  const byLevel = Map.groupBy(ordered, ({ hierarchy_level: level }) => level)
  const levels = [...byLevel.keys()].toSorted((a, b) => orderOf(a) - orderOf(b))
  const places: PlacedCase<Case>[] = []
  const lanes: Lane[] = []
  let top = 0
  for (const level of levels) {
    const ends: number[] = []
    for (const one of byLevel.get(level)!) {
      const x = xOf.get(one.id)!
      const labelled = labels.has(one.id)
      const free = ends.findIndex((end) => end <= x)
      const at = free < 0 ? ends.length : free
      ends[at] = x + (labelled ? labelWidth : dotWidth)
      places.push({ case: one, x, y: top + margin.lane + at * row + row / 2, labelled })
    }
    const height = margin.lane + ends.length * row + 8
    lanes.push({ level, y: top, height })
    top += height
  }
  return { width, height: top, places, lanes }
}

/** The Supreme Court first; courts outside the ladder and unknown ones last. */
const orderOf = (level: number | null) => (level === null ? 100 : level || 99)
