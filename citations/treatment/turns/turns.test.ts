import { describe, expect, test } from 'vitest'
import { findTurn, turns, turnsOf } from '../turns.ts'

/** ⟦A⟧ as the reader sees a citation: one sign for its start, others up to its end. */
const masked = (text: string) => text.replaceAll(/⟦[AB]⟧/g, '\uE000\uE001\uE001')
const places = (text: string) => [...text.matchAll(/⟦/g)].map(({ index }) => index)

test('every turn has a name of its own, examples and near misses', () => {
  expect(new Set(turns.map(({ id }) => id)).size).toBe(turns.length)
  for (const { examples, misses } of turns) for (const some of [examples, misses]) expect(some.length).toBeGreaterThan(0)
})

describe.each(turns)('$id', (turn) => {
  test.each(turn.examples)('reads: %s', (text) => {
    const found = findTurn(turn, masked(text))
    expect(found).toHaveLength(1)
    expect(places(text)).toEqual(expect.arrayContaining(found[0]!.cited))
    expect(found[0]).toMatchObject({ treatment: turn.treatment, by: turn.by, present: turn.present })
    expect(found[0]!.cited.length).toBeGreaterThan(0)
  })
  test.each(turn.misses)('passes over: %s', (text) => expect(turnsOf(masked(text))).toEqual([]))
})
