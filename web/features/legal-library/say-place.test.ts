import { expect, test } from 'vitest'
import type { TocEntry } from '#contract/legislation-text'
import { legalLibrary } from '../../messages/en/legal-library.ts'
import { indexToc } from './name-provision.ts'
import { sayPlace } from './say-place.ts'

const entry = (eid: string, type: TocEntry['type'], num: string | null, heading: string | null, ...children: TocEntry[]): TocEntry => ({
  eid,
  type,
  num,
  heading,
  children,
})
const index = indexToc(
  [
    entry('order_42', 'order', '42', 'APPEALS', entry('order_42__rule_6', 'rule', '6', 'Stay in case of appeal [Order 42, rule 6]')),
    entry('part_VI', 'part', 'VI', 'Reeds', entry('sec_41', 'section', '41', 'Notification')),
    entry('preamble', 'preamble', null, null),
  ],
  legalLibrary.types,
)

test.each([
  ['order_42__rule_6', 'Order 42 Appeals › Rule 6. Stay in case of appeal'],
  ['sec_41', 'Part VI Reeds › Section 41. Notification'],
  ['preamble', 'Preamble'],
  [null, ''],
])('of %s a line says where one reads: %s', (eid, said) => {
  expect(sayPlace(eid, index)).toBe(said)
})
