import { expect, test } from 'vitest'
import type { Authority } from '#contract/bundles'
import { inOrder, moved, tabsOf } from './order.ts'

const authority = (key: string, group: Authority['group'], included = true) =>
  ({ key, group, included, relied: [] as Authority['relied'] }) as Authority
const keys = (authorities: readonly Authority[]) => authorities.map(({ key }) => key).join('')
const all = [authority('f', 'foreign'), authority('b', 'binding'), authority('c', 'binding', false), authority('d', 'binding')]
const [grouped, byHand] = [
  { arrangement: 'groups' as const, issues: [], authorities: all },
  { arrangement: 'hand' as const, issues: [], authorities: all },
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

test('under issues each stands first where the first of its issues is, what lies under none last', () => {
  const filed = (key: string, ...ids: string[]) => ({
    ...authority(key, 'binding'),
    relied: ids.map((issue_id) => ({ pinpoint: 'para 1', relied_on: '', issue_id })),
  })
  const bundle = {
    arrangement: 'issues' as const,
    issues: ['one', 'two'].map((id) => ({ id, title: id })),
    authorities: [filed('n'), filed('b', 'two'), filed('a', 'two', 'one'), filed('g', 'gone')],
  }
  expect(keys(inOrder(bundle))).toBe('abng')
  expect(keys(moved(bundle, 'n', 1))).toBe('abgn')
  expect(keys(moved(bundle, 'b', -1))).toBe('abng')
})
