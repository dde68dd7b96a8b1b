import { expect, test } from 'vitest'
import { unitsOf } from './units-of-provision.ts'

const paragraph = (depth: number, number: string | null, text: string, ...eids: string[]) => ({
  start: 0,
  kind: number === null && eids.length > 0 ? ('heading' as const) : ('text' as const),
  number,
  depth,
  text,
  eids,
})
const paragraphs = [
  paragraph(0, null, 'Licences', 'sec_4'),
  paragraph(1, '(1)', '(1) Nobody cuts reeds.', 'sec_4__subsec_1'),
  paragraph(0, null, 'Boats', 'sec_41'),
  paragraph(1, '(1)', '(1) A boat shall carry—', 'sec_41__subsec_1'),
  paragraph(2, '(a)', '(a) a lamp; and', 'sec_41__subsec_1__para_a'),
  paragraph(2, '(b)', '(b) a bell,', 'sec_41__subsec_1__para_b'),
  paragraph(1, null, 'at all times.'),
  paragraph(1, '(2)', '(2) It shall be green.', 'sec_41__subsec_2'),
  { ...paragraph(0, null, 'Amended in 1992.'), kind: 'note' as const },
  paragraph(0, null, 'Fees', 'sec_42'),
]

test('of a section can be cited all its words, or a subsection or a paragraph with those that it holds', () => {
  expect(unitsOf('sec_41', paragraphs)).toEqual([
    { eid: 'sec_41', text: '(1) A boat shall carry—\n(a) a lamp; and\n(b) a bell,\nat all times.\n(2) It shall be green.' },
    { eid: 'sec_41__subsec_1', text: 'A boat shall carry—\n(a) a lamp; and\n(b) a bell,\nat all times.' },
    { eid: 'sec_41__subsec_1__para_a', text: 'a lamp; and' },
    { eid: 'sec_41__subsec_1__para_b', text: 'a bell,' },
    { eid: 'sec_41__subsec_2', text: 'It shall be green.' },
  ])
  expect(unitsOf('sec_43', paragraphs)).toEqual([])
})
