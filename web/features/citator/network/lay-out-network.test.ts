import { expect, test } from 'vitest'
import { layOutNetwork } from './lay-out-network.ts'

const cases = Array.from({ length: 60 }, (_, index) => ({
  id: `case-${index}`,
  date: index % 7 === 0 ? null : `20${String(10 + (index % 15))}-03-04`,
  hierarchy_level: index % 5 === 4 ? null : index % 5,
  distance: Math.min(3, index),
}))

test('a network is laid out the same whatever the order of its cases, without places that cover one another', () => {
  const laid = layOutNetwork(cases)
  const turned = layOutNetwork(cases.toReversed())
  expect(new Map(turned.places.map(({ case: { id }, x, y }) => [id, [x, y]]))).toEqual(
    new Map(laid.places.map(({ case: { id }, x, y }) => [id, [x, y]])),
  )
  expect(new Set(laid.places.map(({ x, y }) => `${x} ${y}`)).size).toBe(cases.length)
  for (const { x, y } of laid.places) expect(x >= 0 && x <= laid.width && y >= 0 && y <= laid.height).toBe(true)
  const named = laid.places.filter(({ labelled }) => labelled)
  for (const a of named) for (const b of laid.places) if (a !== b && a.y === b.y && b.x > a.x) expect(b.x - a.x).toBeGreaterThanOrEqual(180)
})

test('courts stand from the highest down and dates from left to right', () => {
  const { places, lanes } = layOutNetwork([
    { id: 'c', date: '2021-01-01', hierarchy_level: 3, distance: 0 },
    { id: 'a', date: '2019-01-01', hierarchy_level: 1, distance: 1 },
    { id: 'b', date: '2020-01-01', hierarchy_level: 3, distance: 1 },
  ])
  expect(lanes.map(({ level }) => level)).toEqual([1, 3])
  const at = Object.fromEntries(places.map((place) => [place.case.id, place]))
  expect([at['a']!.y < at['b']!.y, at['a']!.x < at['b']!.x, at['b']!.x < at['c']!.x]).toEqual([true, true, true])
  expect(layOutNetwork([])).toMatchObject({ height: 0, places: [], lanes: [] })
})
