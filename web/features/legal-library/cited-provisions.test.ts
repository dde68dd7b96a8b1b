import { expect, test } from 'vitest'
import { placesOf, provisionsOf } from './cited-provisions.ts'

const cite = (act: string, eid: string | null) => ({
  start: 0,
  end: 1,
  act: { id: act, title: act },
  eid,
  num: null,
  heading: null,
  named: true,
})

test('provisions by Act, the most cited Act first, each once with how often; what is not shown is left out', () => {
  const acts = provisionsOf([cite('reed', 'sec_1'), cite('boat', 'sec_2'), cite('boat', 'sec_2'), cite('boat', null)])
  expect(acts.map(({ act, provisions }) => [act.id, provisions.map(({ eid, times }) => [eid, times])])).toEqual([
    ['boat', [['sec_2', 2]]],
    ['reed', [['sec_1', 1]]],
  ])
})

test('a place that cites several provisions is one, with each once', () => {
  const several = [cite('reed', 'sec_1'), cite('reed', 'sec_2'), cite('reed', 'sec_1'), { ...cite('boat', 'sec_3'), start: 9, end: 12 }]
  expect(placesOf([cite('boat', null), ...several]).map(({ start, provisions }) => [start, provisions.map(({ eid }) => eid)])).toEqual([
    [0, ['sec_1', 'sec_2']],
    [9, ['sec_3']],
  ])
})
