import { expect, test } from 'vitest'
import { legalLibrary } from '../../messages/en/legal-library.ts'
import { wordsIn } from '../../reader/markable-text.ts'
import { actQuoting } from './act-quoting.ts'
import { indexToc } from './name-provision.ts'

const entry = (eid: string, num: string) => ({ eid, type: 'section' as const, num, heading: null, children: [] })
const index = indexToc([entry('sec_41', '41'), entry('sec_43', '43')], legalLibrary.types)
const version = { date: '2007-10-26', until: null, sections: 2, source: 'a', guide: false }
const act = { id: 'ke-act-2007-11', title: 'Employment Act', year: 2007, cap: null, version, is_latest: true }
const quoting = (first: string, last: string, more: Partial<typeof act> = {}, words = 'An employer\nshall, before “terminating”') =>
  actQuoting(legalLibrary, {
    act: { ...act, ...more },
    index,
    text: { ...wordsIn(words, 100), provisionsAt: () => ({ first, last }) },
    formatDay: (day) => day,
  })

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

test('a note takes a passage in its lines, cited as at the day of its text, with what leads to that text', () => {
  const place = { start: 100, end: 140 }
  expect(quoting('sec_41__subsec_1', 'sec_41__subsec_1').note(place)).toEqual({
    case_id: 'ke-act-2007-11',
    quote: 'An employer\nshall, before “terminating”',
    paragraph: null,
    place: null,
    eid: 'sec_41__subsec_1',
    as_at: '2007-10-26',
    text:
      '> “An employer\n>\n> shall, before ‘terminating’”\n>\n> ' +
      '[Employment Act, 2007, s 41(1)](/legal-library/legislation/ke-act-2007-11?as_at=2007-10-26#sec_41__subsec_1) (as at 2007-10-26)',
  })
  // Lines that Markdown would take for a list, and sections with nothing around both.
  const two = quoting('sec_41__subsec_2', 'sec_43', {}, 'of it.\n43. In *any* claim\n- costs').note({ start: 100, end: 134 })
  expect(two.eid).toBe('sec_41__subsec_2')
  expect(two.text).toContain(String.raw`> 43\. In \*any\* claim` + '\n>\n> ' + String.raw`\- costs”`)
  expect(two.text).toContain(
    '[Employment Act, 2007, s 41 to s 43](/legal-library/legislation/ke-act-2007-11?as_at=2007-10-26#sec_41__subsec_2)',
  )
  const guide = quoting('sec_41', 'sec_41', { version: { ...version, date: null as never, guide: true } }).note(place)
  expect(guide).not.toHaveProperty('as_at')
  expect(guide.text).toContain('(/legal-library/legislation/ke-act-2007-11#sec_41) (guide, not the official text)')
})
