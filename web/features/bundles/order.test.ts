import { expect, test } from 'vitest'
import type { Authority } from '#contract/bundles'
import { inOrder, moved, tabsOf } from './order.ts'

const authority = (key: string, group: Authority['group'], included = true) => ({ key, group, included }) as Authority
const keys = (authorities: readonly Authority[]) => authorities.map(({ key }) => key).join('')
const all = [authority('f', 'foreign'), authority('b', 'binding'), authority('c', 'binding', false), authority('d', 'binding')]
const [grouped, byHand] = [
  { arrangement: 'groups' as const, authorities: all },
  { arrangement: 'hand' as const, authorities: all },
]

test('headings put authorities in order, or the hand that arranged them', () => {
  expect([keys(inOrder(grouped)), keys(inOrder(byHand))]).toEqual(['bcdf', 'fbcd'])
  expect([...tabsOf(grouped)]).toEqual([
    ['b', 1],
    ['d', 2],
    ['f', 3],
  ])
})

test.each([
  ['one is moved within its heading', grouped, 'c', -1, 'cbdf'],
  ['none leaves its heading', grouped, 'f', -1, 'bcdf'],
  ['without headings one goes anywhere', byHand, 'b', -1, 'bfcd'],
  ['nor beyond the ends', byHand, 'd', 1, 'fbcd'],
] as const)('%s', (_what, bundle, key, by, expected) => expect(keys(moved(bundle, key, by))).toBe(expected))
