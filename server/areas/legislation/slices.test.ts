import { expect, test } from 'vitest'
import { slicesOf } from './slices.ts'
import type { ProvisionRow } from './toc.ts'

const row = (type: string, first: number, last: number, parent: number | null = null): ProvisionRow => ({
  eid: `${type}_${first}`,
  type,
  num: null,
  heading: null,
  parent,
  first,
  last,
  aliases: [],
})
/** Parts of `sections` sections of one paragraph each under a heading. */
const parts = (...sections: number[]): ProvisionRow[] => {
  const rows: ProvisionRow[] = []
  let at = 1
  for (const count of sections) {
    const part = rows.length
    rows.push(row('part', at, at + count))
    for (let section = 1; section <= count; section += 1) rows.push(row('section', at + section, at + section, part))
    at += count + 1
  }
  return rows
}
const of = (provisions: ProvisionRow[], count: number, limit: number) =>
  slicesOf(
    provisions,
    Array.from({ length: count }, () => 10),
    limit,
  ).map(({ first, last }) => [first, last])

test('a short text is one slice, and one without words none', () => {
  expect(of(parts(2, 2), 6, 100)).toEqual([[1, 6]])
  expect(of([], 0, 100)).toEqual([])
})

test('a long one is divided before a part, as many parts in a slice as it may be long', () => {
  expect(of(parts(2, 2, 2), 9, 70)).toEqual([
    [1, 6],
    [7, 9],
  ])
})

test('a part that is too long by itself is divided before a section; what follows it begins anew', () => {
  expect(of(parts(1, 6, 1), 11, 40)).toEqual([
    [1, 2],
    [3, 6],
    [7, 9],
    [10, 11],
  ])
})

test('a text that nothing divides is whole however long it is', () => {
  expect(of([row('section', 1, 9)], 9, 20)).toEqual([[1, 9]])
})

test('each paragraph is in one slice', () => {
  const rows = parts(3, 17, 1, 8, 2)
  for (const limit of [10, 35, 60, 115]) {
    const slices = of(rows, 36, limit)
    expect(slices.flatMap(([first, last]) => Array.from({ length: last! - first! + 1 }, (_, index) => first! + index))).toEqual(
      Array.from({ length: 36 }, (_, index) => index + 1),
    )
  }
})
