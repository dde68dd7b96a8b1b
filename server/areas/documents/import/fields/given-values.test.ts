import { expect, test } from 'vitest'
import { readDate, readLine, readLines, readNamed, storableText } from './given-values.ts'

test.for([
  ['2024-10-01', '2024-10-01'],
  ['2024-10-01T09:30:00Z', '2024-10-01'],
  ['1 October 2024', '2024-10-01'],
  ['01 Oct 2024', '2024-10-01'],
  ['1st October, 2024', '2024-10-01'],
  ['October 1, 2024', '2024-10-01'],
  ['1/10/2024', '2024-10-01'],
  ['01.10.2024', '2024-10-01'],
  ['31/02/2024', null],
  ['2024', null],
  ['yesterday', null],
  ['N/A', null],
] as const)('the date %s', ([given, date]) => expect(readDate(given)).toBe(date))

test('missing values are missing', () => {
  for (const missing of ['', '  ', 'N/A', 'n/a', 'null', '-', undefined, null, {}, []]) expect(readLine(missing)).toBeNull()
})

test('lists come as lists, as lines and as JSON in a cell', () => {
  expect(readLines(['Land', ' Land ', 'Succession'])).toEqual(['Land', 'Succession'])
  expect(readLines('Land; Succession')).toEqual(['Land', 'Succession'])
  expect(readLines('["Land", "Succession"]')).toEqual(['Land', 'Succession'])
  expect(readLines('[Land')).toEqual(['[Land'])
  expect(readNamed([{ name: 'A', role: 'Appellant' }, 'B', { role: 'nobody' }, 7], 'role')).toEqual([
    { name: 'A', beside: 'Appellant' },
    { name: 'B', beside: null },
    { name: '7', beside: null },
  ])
})

test('text that no database holds is made to fit', () => {
  expect(storableText('\uFEFFa\u0000b\u0007\r\nc\rd\uD800')).toBe('ab\nc\nd\uFFFD')
})
