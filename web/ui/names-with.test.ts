import { expect, test } from 'vitest'
import { namesWith, step } from './names-with.ts'

const names = ['Supreme Court', 'Court of Appeal', 'Cour suprême']

test.each([
  ['', names],
  ['COURT', ['Supreme Court', 'Court of Appeal']],
  ['supreme', ['Supreme Court', 'Cour suprême']],
  ['suprême', ['Supreme Court', 'Cour suprême']],
  ['tribunal', []],
])('%s narrows the names', (typed, found) => expect(namesWith(names, typed)).toEqual(found))

test.each([
  [null, 1, 'Supreme Court'],
  [null, -1, 'Cour suprême'],
  ['Supreme Court', 1, 'Court of Appeal'],
  ['Supreme Court', -1, 'Cour suprême'],
  ['Cour suprême', 1, 'Supreme Court'],
  ['gone', 1, 'Supreme Court'],
] as const)('from %s by %i comes %s', (from, by, next) => expect(step(names, from, by)).toBe(next))

test('in an empty list nothing is chosen', () => expect(step([], null, 1)).toBeNull())
