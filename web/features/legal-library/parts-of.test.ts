import { expect, test } from 'vitest'
import { legalLibrary } from '../../messages/en/legal-library.ts'
import { indexToc } from './name-provision.ts'
import { partsOf } from './parts-of.ts'

const entry = (eid: string, num: string) => ({ eid, type: 'section' as const, num, heading: null, children: [] })
const index = indexToc([entry('sec_4', '4'), entry('sec_41', '41')], legalLibrary.types)
const paragraph = (number: string | null, text: string, eids: string[]) => ({
  start: 0,
  kind: 'text' as const,
  number,
  depth: 1,
  text,
  eids,
})

test('a section divides into its subsections, and each is named as it is cited', () => {
  const paragraphs = [
    paragraph('41.', '41. Hearing', ['sec_41']),
    paragraph('(1)', '(1) An employer shall—', ['sec_41__subsec_1']),
    paragraph('(a)', '(a) explain', ['sec_41__subsec_1__para_a']),
    paragraph('(2)', '(2) and hear.', ['sec_41__subsec_2', 'sec_41__subsec_2__para_a']),
    paragraph(null, '“hearing” means', ['sec_41__def_hearing']),
  ]
  expect(partsOf('sec_41', paragraphs, index)).toEqual([
    { eid: 'sec_41__subsec_1', name: 'section 41(1)', text: 'An employer shall—' },
    { eid: 'sec_41__subsec_2', name: 'section 41(2)', text: 'and hear.' },
  ])
  expect(partsOf('sec_4', paragraphs, index)).toEqual([])
})
