import { expect, test } from 'vitest'
import { legalLibrary } from '../../messages/en/legal-library.ts'
import { wordsIn } from '../../reader/markable-text.ts'
import { actQuoting } from './act-quoting.ts'
import { indexToc } from './name-provision.ts'

const entry = (eid: string, num: string) => ({ eid, type: 'section' as const, num, heading: null, children: [] })
const index = indexToc([entry('sec_41', '41'), entry('sec_43', '43')], legalLibrary.types)
const version = { date: '2007-10-26', until: null, sections: 2, source: 'a', guide: false }
const act = { title: 'Employment Act', year: 2007, cap: null, version, is_latest: true }
const quoting = (first: string, last: string, more: Partial<typeof act> = {}) =>
  actQuoting(
    { ...legalLibrary.quote, cite: legalLibrary.cite },
    {
      act: { ...act, ...more },
      index,
      text: { ...wordsIn('An employer\nshall, before “terminating”', 100), provisionsAt: () => ({ first, last }) },
      formatDay: (day) => day,
    },
  )

test('a passage is cited by the provision that holds all of it', () => {
  expect(quoting('sec_41__subsec_1', 'sec_41__subsec_1').quote({ start: 100, end: 140 })).toBe(
    '“An employer shall, before ‘terminating’”\nsection 41(1) of the Employment Act, 2007',
  )
  expect(quoting('sec_41__subsec_1', 'sec_41__subsec_2').quote({ start: 100, end: 111 })).toBe(
    '“An employer”\nsection 41 of the Employment Act, 2007',
  )
  expect(quoting('sec_41__subsec_1', 'sec_43').passage({ start: 100, end: 111 })).toBe(
    '“An employer” (section 41 to section 43 of the Employment Act, 2007)',
  )
})

test('an earlier text says of which day it is, and a guide what it is', () => {
  const words = { start: 100, end: 111 }
  expect(quoting('sec_41', 'sec_41', { is_latest: false }).quote(words)).toBe(
    '“An employer”\nsection 41 of the Employment Act, 2007 (text of 2007-10-26)',
  )
  expect(quoting('sec_41', 'sec_41', { version: { ...version, guide: true } }).quote(words)).toContain('(guide, not the official text)')
})
