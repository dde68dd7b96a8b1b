import { expect, test } from 'vitest'
import { readEnding } from './read-ending.ts'

test.for([
  ['DATED AND DELIVERED AT NYERI THIS 2ND DAY OF MAY, 2003.', '2003-05-02'],
  ['Delivered virtually, dated and signed in Nairobi on this 22nd day of January 2026', '2026-01-22'],
  ['DELIVERED, DATED AND SIGNED THIS 30TH DAY OF SEPT 2024.', '2024-09-30'],
  ['Dated at Nairobi this 4th June 2021 and delivered at Meru this 9th June 2021', '2021-06-09'],
  ['DATED AT NAIROBI', null],
  ['DATED THIS 31ST DAY OF FEBRUARY 2020', null],
] as const)('%s', ([formula, date]) => expect(readEnding([formula]).date).toBe(date))

test('the judges sign above their office, each under a line of dots', () => {
  const lines = [
    'DATED AT NYERI THIS 2ND DAY OF MAY 2003',
    'J. M. TANGA',
    '……………………',
    'JUDGE OF APPEAL',
    'P. LUMBASI',
    '…………',
    '. JUDGE OF APPEAL',
    'I certify that this is a true copy of the original',
    'DEPUTY REGISTRAR',
  ]
  expect(readEnding(lines).judges).toEqual([
    { name: 'J. M. Tanga', title: 'Judge of Appeal', key: 'tanga jm' },
    { name: 'P. Lumbasi', title: 'Judge of Appeal', key: 'lumbasi p' },
  ])
})

test('nobody signs where there is no name', () => {
  expect(readEnding(['DATED THIS 2ND DAY OF MAY 2003', 'JUDGE']).judges).toEqual([])
  expect(readEnding([])).toEqual({ date: null, judges: [] })
})
