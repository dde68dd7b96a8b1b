import type { TocEntry } from '#contract/legislation-text'
import { expect, test } from 'vitest'
import { findReferences } from './link-references.ts'
import { legalLibrary } from '../../messages/en/legal-library.ts'
import { indexToc } from './name-provision.ts'

const entry = (eid: string, type: TocEntry['type']): TocEntry => ({ eid, type, num: null, heading: null, children: [] })
const index = indexToc(
  [
    ...['sec_3', 'sec_41', 'sec_42', 'sec_45', 'sec_15A'].map((eid) => entry(eid, 'section')),
    entry('order_42', 'order'),
    entry('order_42__rule_6', 'rule'),
    entry('art_50', 'article'),
  ],
  legalLibrary.types,
)
const read = (text: string, order: string | null = null) =>
  findReferences(text, index, order).map(({ start, end, eid, of }) => [text.slice(start, end), eid, of])

test.each<[string, string[][]]>([
  ['subject to section 41,', [['41', 'sec_41', 'act']]],
  [
    'under section 45(2)(b) or 15A',
    [
      ['45(2)(b)', 'sec_45__subsec_2__para_b', 'act'],
      ['15A', 'sec_15A', 'act'],
    ],
  ],
  [
    'sections 41, 42 and 45 (1)',
    [
      ['41', 'sec_41', 'act'],
      ['42', 'sec_42', 'act'],
      ['45 (1)', 'sec_45__subsec_1', 'act'],
    ],
  ],
  ['section 41 of this Act', [['41', 'sec_41', 'act']]],
  ['section 41 of the Land Act', []],
  ['section 41 of the Penal Code', []],
  ['section 99', []],
  ['Article 47(1) of the Constitution', [['47(1)', 'art_47__subsec_1', 'constitution']]],
  ['Article 50', [['50', 'art_50', 'act']]],
  [
    'Order 42, rule 6(2)',
    [
      ['42', 'order_42', 'act'],
      ['6(2)', 'order_42__rule_6__subsec_2', 'act'],
    ],
  ],
])('%s', (text, expected) => expect(read(text)).toEqual(expected))

test('a rule alone is one of the Order that it stands in', () =>
  expect(read('under rule 6', 'order_42')).toEqual([['6', 'order_42__rule_6', 'act']]))
