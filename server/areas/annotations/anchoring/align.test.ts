import { expect, test } from 'vitest'
import { align } from './align.ts'

/** The least edits by which a pattern fits a text whose diagonals are kept to a band, by the whole table; what `align` must answer. */
function leastInBand(text: string, pattern: string, near: number, slack: number): number {
  const isInBand = (i: number, at: number) => Math.abs(at - i - near) <= slack
  let row = Array.from({ length: text.length + 1 }, (_, at) => (isInBand(0, at) ? 0 : Infinity))
  for (const [index, sign] of [...pattern].entries()) {
    const i = index + 1
    const next: number[] = []
    for (let at = 0; at <= text.length; at += 1) {
      const kept = at > 0 ? row[at - 1]! + (text[at - 1] === sign ? 0 : 1) : Infinity
      const left = at > 0 ? (next[at - 1] ?? Infinity) + 1 : Infinity
      next.push(isInBand(i, at) ? Math.min(kept, row[at]! + 1, left) : Infinity)
    }
    row = next
  }
  return Math.min(...row)
}

/** The least edits that make one string of another, as a whole. */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [index, sign] of [...one].entries()) {
    const next = [index + 1]
    for (let at = 1; at <= other.length; at += 1)
      next.push(Math.min(row[at - 1]! + (other[at - 1] === sign ? 0 : 1), row[at]! + 1, next[at - 1]! + 1))
    row = next
  }
  return row[other.length]!
}

/** The same numbers in every run, each below a bound (Park and Miller). */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

test('in any band the fit is as good as the whole table of the band allows, and its middle lies where its edits say', () => {
  const next = numbersFrom(7)
  const wordOf = (length: number) => Array.from({ length }, () => 'abc'[next(3)]).join('')
  let fitted = 0
  for (let round = 0; round < 400; round += 1) {
    const text = wordOf(next(30))
    const pattern = wordOf(1 + next(16))
    const start = next(pattern.length)
    const inner = { start, end: start + 1 + next(pattern.length - start) }
    const near = next(text.length + 8) - 4
    const slack = next(6)
    const most = next(pattern.length + 1)
    const least = leastInBand(text, pattern, near, slack)
    const words = `${text} ${pattern} near ${near} slack ${slack} most ${most}`
    const found = align(text, pattern, inner, near, slack, most)
    if (least > most) {
      expect(found, words).toBeNull()
      continue
    }
    fitted += 1
    expect(found!.distance, words).toBe(least)
    expect(found!.start, words).toBeGreaterThanOrEqual(0)
    expect(found!.end, words).toBeLessThanOrEqual(text.length)
    const middle = text.slice(found!.start, found!.end)
    expect(edits(middle, pattern.slice(inner.start, inner.end)), words).toBeLessThanOrEqual(found!.innerDistance)
    expect(found!.innerDistance, words).toBeLessThanOrEqual(least)
  }
  expect(fitted).toBeGreaterThan(100)
})

test.each([
  ['where it stands', 'xxhello wordxx', 'hello word', 2, 0, 0, { distance: 0, innerDistance: 0, start: 8, end: 12 }],
  ['at the end of the band', 'xxhello wordxx', 'hello word', 0, 2, 0, { distance: 0, innerDistance: 0, start: 8, end: 12 }],
  ['not beyond the band', 'xxxhello wordxx', 'hello word', 0, 2, 0, null],
  ['with a sign put into its middle', 'hello woXrd', 'hello word', 0, 3, 2, { distance: 1, innerDistance: 1, start: 6, end: 11 }],
  ['with a sign put in before its middle', 'hello Xword', 'hello word', 0, 3, 2, { distance: 1, innerDistance: 0, start: 7, end: 11 }],
  ['with a sign gone', 'hello wrd', 'hello word', 0, 3, 2, { distance: 1, innerDistance: 1, start: 6, end: 9 }],
  ['with what stands before it gone', 'word and on', 'hello word', 0, 8, 6, { distance: 6, innerDistance: 0, start: 0, end: 4 }],
  ['not where too much differs', 'word and on', 'hello word', 0, 8, 5, null],
  ['the first of two that fit alike', 'word word', 'word', 0, 9, 0, { distance: 0, innerDistance: 0, start: 0, end: 4 }],
] as const)('a pattern fits %s', (_, text, pattern, near, slack, most, expected) => {
  const inner = { start: pattern.length - 4, end: pattern.length }
  expect(align(text, pattern, inner, near, slack, most)).toEqual(expected)
})
