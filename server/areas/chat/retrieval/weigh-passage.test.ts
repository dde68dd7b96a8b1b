import { expect, test } from 'vitest'
import { weightOf } from './weigh-passage.ts'

const one = { level: 3, year: 2010, isOverturned: false, opinion: 'sole', rank: 5 } as const

test.each([
  ['a higher court', { level: 1 }],
  ['a later decision', { year: 2020 }],
  ['a case that answers better as a whole', { rank: 0 }],
])('%s goes before', (_, more) => expect(weightOf({ ...one, ...more })).toBeGreaterThan(weightOf(one)))

test('the newest decision of the highest court comes after where it dissents or was overturned', () => {
  const best = { ...one, level: 1, year: 2025 }
  for (const worse of [{ opinion: 'dissenting' }, { isOverturned: true }] as const)
    expect(weightOf({ ...best, ...worse })).toBeLessThan(weightOf(one))
})

test('what is not known of a court or a year counts neither way', () =>
  expect(weightOf({ ...one, level: null, year: null })).toBe(weightOf({ ...one, level: 6, year: 1990 })))
