import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from '../words/edit-distance.ts'
import { rewrite } from './spelling.ts'

test.for<[string, string, number]>([
  ['appeal', 'appeal', 0],
  ['apeal', 'appeal', 1],
  ['appael', 'appeal', 1],
  ['jusitce', 'justice', 1],
  ['wekessa', 'wekesa', 1],
  ['otineo', 'otieno', 1],
  ['trespas', 'trespassed', 3],
  ['land', 'court', 3],
  ['', 'ab', 2],
  ['a'.repeat(150), 'a'.repeat(151), 1],
])('%s and %s are %d slips apart', ([a, b, distance]) => {
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})

const distance = (a: string, b: string): number =>
  a === '' || b === ''
    ? a.length + b.length
    : Math.min(
        distance(a.slice(1), b) + 1,
        distance(a, b.slice(1)) + 1,
        distance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
        a.length > 1 && a[0] === b[1] && a[1] === b[0] ? distance(a.slice(2), b.slice(2)) + 1 : Number.POSITIVE_INFINITY,
      )

test('slips are counted up to as many as are asked for', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(
    fc.property(word, word, fc.nat(3), (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(Math.min(distance(a, b), most + 1))
    }),
  )
})

test('a query keeps its marks and capitals when its words are put right', () => {
  const corrections = [
    { word: 'apeal', meant: 'appeal' },
    { word: 'wanjiku', meant: 'wanjiru' },
  ]
  expect(rewrite('"Apeal" AND (Wanjikũ OR apeals*) -apeal', corrections)).toBe('"Appeal" AND (Wanjiru OR apeals*) -appeal')
})
