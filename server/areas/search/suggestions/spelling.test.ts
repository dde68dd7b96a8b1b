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
])('%s and %s are %d slips apart', ([a, b, distance]) => {
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})

test('a query keeps its marks and capitals when its words are put right', () => {
  const corrections = [
    { word: 'apeal', meant: 'appeal' },
    { word: 'wanjiku', meant: 'wanjiru' },
  ]
  expect(rewrite('"Apeal" AND (Wanjikũ OR apeals*) -apeal', corrections)).toBe('"Appeal" AND (Wanjiru OR apeals*) -appeal')
})
