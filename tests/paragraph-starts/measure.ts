/** What starts at a position; a `quote` is quoted matter that the source sets off, the `ending` is the block of date and signatures. */
export type StartKind = 'paragraph' | 'item' | 'heading' | 'quote' | 'ending'

/** One start read by a person: `at` is a position as `countNonSpace` gives it, `number` the court's own number or the item's letter. */
export type ExpectedStart = { at: number; kind: StartKind; number: string | null }

/** One judgment of positions.json: `file` under real-documents, `chars` the non-white-space UTF-16 code units of its whole text. */
export type ExpectedStarts = { file: string; chars: number; starts: ExpectedStart[] }

/** Counts of starts, shares between 0 and 1, and the positions that went wrong, in ascending order. */
export type StartMeasure = {
  right: number
  missed: number
  extra: number
  precision: number
  recall: number
  missedAt: number[]
  extraAt: number[]
}

/**
 * Counts the UTF-16 code units before `offset` that are not white space (`/\s/`, which includes NBSP).
 * The count is the same before and after white space is normalised, so it names a place in both texts.
 */
export function countNonSpace(text: string, offset: number): number {
  return text.slice(0, offset).replace(/\s+/g, '').length
}

/**
 * Compares found starts with the expected ones; only the exact position is right.
 * A position found twice is right once and extra once; a share of nothing is 1.
 */
export function measureStarts(expected: readonly { at: number }[], found: readonly number[]): StartMeasure {
  const open = new Set(expected.map((start) => start.at))
  const total = open.size
  const extraAt: number[] = []
  for (const at of found) if (!open.delete(at)) extraAt.push(at)
  const right = total - open.size
  return {
    right,
    missed: open.size,
    extra: extraAt.length,
    precision: found.length === 0 ? 1 : right / found.length,
    recall: total === 0 ? 1 : right / total,
    missedAt: [...open].toSorted((a, b) => a - b),
    extraAt: extraAt.toSorted((a, b) => a - b),
  }
}
