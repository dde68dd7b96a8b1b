import { expect, test } from 'vitest'
import { type CitedStanding, doubtOf } from '#contract/doubt'
import { sortedByAct } from './sorted-by-act.ts'

const sound: CitedStanding = { verdict: 'resolved', sample: false, signal: null }
const signalled = (kind: NonNullable<CitedStanding['signal']>['kind']): CitedStanding => ({
  ...sound,
  signal: { kind },
})

test.each([
  [sound, null],
  [{ ...sound, verdict: 'not in library' as const }, 'not held'],
  [{ ...sound, verdict: 'possible match' as const }, 'not held'],
  [{ ...sound, verdict: 'could not check' as const }, 'not held'],
  [{ ...sound, verdict: 'name mismatch' as const }, 'other name'],
  [{ ...sound, sample: true }, 'sample'],
  [signalled('reversed on appeal'), 'reversed'],
  [signalled('overruled'), 'overruled'],
  [signalled('per incuriam'), 'per incuriam'],
  [signalled('upheld on appeal'), null],
  [signalled('distinguished'), null],
])('%j is doubtful as %s', (standing, doubt) => {
  expect(doubtOf(standing)).toBe(doubt)
})

test('provisions stand by their Act, then by number', () => {
  const given = [
    'section 80 of the Civil Procedure Act',
    'section 3A of the Civil Procedure Act',
    'Article 159(2)(d) of the Constitution',
    'Civil Procedure Act, s 10',
    'section 7 of the Limitation of Actions Act (Cap. 22)',
    'Article 47 of the Constitution',
  ]
  const sorted = given.toSorted((a, b) => sortedByAct(a).localeCompare(sortedByAct(b), 'en', { numeric: true }))
  expect(sorted.map((one) => /\d+/.exec(one)![0])).toEqual(['3', '80', '10', '47', '159', '7'])
})
