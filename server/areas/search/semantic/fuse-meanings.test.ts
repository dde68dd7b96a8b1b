import { expect, test } from 'vitest'
import { fuseMeanings } from './fuse-meanings.ts'

const near = (...ids: number[]) => ids.map((id) => ({ id, case_id: `case-${id}`, paragraph: 1, likeness: 0.6 }))

test('what words found goes first, and what is near by its meaning alone follows it', () => {
  expect(fuseMeanings([1, 2, 3], near(9, 8))).toEqual([1, 2, 3, 9, 8])
})

test('of what words found nearly alike what is near goes first, each case by its nearest passage', () => {
  expect(fuseMeanings([1, 2, 3, 4], near(4, 4, 2))).toEqual([2, 4, 1, 3])
})
