import { expect, test } from 'vitest'
import type { Bearing } from './signal-storage.ts'
import { standingOf } from './standing.ts'

let last = 0
const bearing = (date: string | null, said: Partial<Bearing>): Bearing => ({
  document_id: 1,
  citing_id: (last += 1),
  outcome: null,
  treatment: null,
  date,
  quote_from: 0,
  quote_length: 1,
  start_offset: 0,
  end_offset: 1,
  paragraph: 1,
  number: null,
  ...said,
})
const step = (outcome: Bearing['outcome'], date: string | null = '2024-01-01') => bearing(date, { outcome })
const treated = (treatment: Bearing['treatment'], date: string | null = '2024-01-01') => bearing(date, { treatment })
const signalOf = (...bearings: Bearing[]) => standingOf(bearings)?.signal ?? null

test.each<[outcome: Bearing['outcome'], kind: string | null, level: string | null]>([
  ['reversed', 'reversed on appeal', 'negative'],
  ['varied', 'varied on appeal', 'caution'],
  ['upheld', 'upheld on appeal', 'positive'],
  ['stayed', 'stayed', 'caution'],
  ['stay refused', 'appeal pending', 'caution'],
  ['appeal pending', 'appeal pending', 'caution'],
  ['appealed', 'appealed', 'caution'],
  ['appeal struck out', null, null],
  ['appeal withdrawn', null, null],
])('a step of appeal: %s', (outcome, kind, level) => {
  const signal = signalOf(step(outcome))
  expect(signal && { kind: signal.kind, level: signal.level }).toEqual(kind && { kind, level })
  if (signal) expect(signal).toMatchObject({ source: 'appeal history', decided_on: '2024-01-01' })
})

test.each<[treatment: Bearing['treatment'], kind: string | null, level: string | null]>([
  ['overruled', 'overruled', 'negative'],
  ['per incuriam', 'per incuriam', 'negative'],
  ['reversed', 'reversed on appeal', 'negative'],
  ['departed from', 'departed from', 'caution'],
  ['distinguished', 'distinguished', 'caution'],
  ['followed', null, null],
  ['applied', null, null],
])('a confirmed treatment: %s', (treatment, kind, level) => {
  const signal = signalOf(treated(treatment))
  expect(signal && { kind: signal.kind, level: signal.level }).toEqual(kind && { kind, level })
  if (signal) expect(signal.source).toBe('confirmed treatment')
})

test('an appeal that was struck out or withdrawn leaves the decision as if nobody had appealed', () => {
  for (const outcome of ['appeal struck out', 'appeal withdrawn'] as const) {
    expect(signalOf(step('appeal pending', '2023-01-01'), step('stayed', '2023-02-01'), step(outcome, '2024-01-01'))).toBeNull()
    expect(signalOf(step(outcome, '2024-01-01'), treated('distinguished', '2022-01-01'))?.kind).toBe('distinguished')
  }
})

test('the last final decision counts, whatever was pending before or after; while there is none, the last step', () => {
  expect(signalOf(step('reversed', '2023-01-01'), step('appeal pending', '2024-01-01'))?.kind).toBe('reversed on appeal')
  expect(signalOf(step('reversed', '2023-01-01'), step('upheld', '2024-01-01'))?.kind).toBe('upheld on appeal')
  expect(signalOf(step('upheld', '2024-01-01'), step('reversed', '2023-01-01'))?.kind).toBe('upheld on appeal')
  expect(signalOf(step('appeal pending', '2023-01-01'), step('stayed', '2024-01-01'))?.kind).toBe('stayed')
  expect(signalOf(step('stayed', '2023-01-01'), step('appealed', '2024-01-01'))?.kind).toBe('appealed')
  expect(signalOf(step('appeal pending', '2020-01-01'), treated('distinguished', '2024-01-01'))?.kind).toBe('appeal pending')
  for (const [outcome, kind] of [
    ['varied', 'varied on appeal'],
    ['upheld', 'upheld on appeal'],
    ['appeal struck out', undefined],
    ['appeal withdrawn', undefined],
  ] as const)
    expect(signalOf(step(outcome, '2023-01-01'), step('stayed', '2024-01-01'))?.kind).toBe(kind)
})

test('of one day the document that came later counts, and one without a date comes last', () => {
  expect(signalOf(step('upheld'), step('reversed'))?.kind).toBe('reversed on appeal')
  expect(signalOf(step('reversed'), step('upheld'))?.kind).toBe('upheld on appeal')
  expect(signalOf(step('upheld', '2020-01-01'), step('reversed', null))?.kind).toBe('upheld on appeal')
  expect(signalOf(step('reversed', null), step('upheld', '2020-01-01'))?.kind).toBe('upheld on appeal')
})

test('what is graver goes first, and of the same gravity the appeal, then the latest treatment', () => {
  expect(signalOf(step('upheld', '2024-01-01'), treated('overruled', '2023-01-01'))?.kind).toBe('overruled')
  expect(signalOf(treated('distinguished'), step('reversed', '2020-01-01'))?.kind).toBe('reversed on appeal')
  expect(signalOf(treated('distinguished', '2024-01-01'), step('varied', '2020-01-01'))?.kind).toBe('varied on appeal')
  expect(signalOf(treated('distinguished', '2020-01-01'), treated('departed from', '2024-01-01'))?.kind).toBe('departed from')
  expect(signalOf(treated('followed'), treated('distinguished'), treated('per incuriam', '2019-01-01'))?.kind).toBe('per incuriam')
})

test('nothing stands where nothing bears on a case, and a standing names what it rests on', () => {
  expect(standingOf([])).toBeNull()
  const [gone, graver] = [step('upheld'), treated('overruled')]
  expect(standingOf([gone, graver])?.bearing).toBe(graver)
})
