import type { TocEntry } from '#contract/legislation-text'
import { expect, test } from 'vitest'
import { legalLibrary } from '../../messages/en/legal-library.ts'
import { indexToc, nameAct, nameProvision } from './name-provision.ts'

const entry = (eid: string, type: TocEntry['type'], num: string | null, children: TocEntry[] = []): TocEntry => ({
  eid,
  type,
  num,
  heading: null,
  children,
})
const index = indexToc(
  [
    entry('part_6', 'part', 'VI', [entry('sec_41', 'section', '41'), entry('sec_15A', 'section', '15A')]),
    entry('order_42', 'order', '42', [entry('order_42__rule_6', 'rule', '6')]),
    entry('chp_4', 'chapter', 'FOUR', [entry('art_47', 'article', '47')]),
    entry('sched_1', 'schedule', 'FIRST', [entry('sched_1__sec_2', 'section', '2')]),
  ],
  legalLibrary.types,
)

test.each([
  ['sec_41', 'section 41'],
  ['sec_41__subsec_1', 'section 41(1)'],
  ['sec_41__subsec_1__para_b__subpara_iv', 'section 41(1)(b)(iv)'],
  ['sec_15A__para_a', 'section 15A(a)'],
  ['sec_41__subsec_1__def_casual-employee', 'section 41 (“casual employee”)'],
  ['order_42__rule_6__subsec_2', 'Order 42 rule 6(2)'],
  ['order_42', 'Order 42'],
  ['art_47__subsec_1', 'article 47(1)'],
  ['part_6', 'Part VI'],
  ['chp_4', 'Chapter Four'],
  ['sched_1', 'First Schedule'],
  ['sec_99', null],
])('%s is %s', (eid, name) => expect(nameProvision(eid, index)).toBe(name))

test.each([
  [{ title: 'Employment Act', year: 2007, cap: '226' }, 'Employment Act, 2007'],
  [{ title: 'Companies Act 2015', year: 2015, cap: null }, 'Companies Act, 2015'],
  [{ title: 'Constitution of Kenya, 2010', year: 2010, cap: null }, 'Constitution of Kenya, 2010'],
  [{ title: 'Civil Procedure Act', year: 1924, cap: '21' }, 'Civil Procedure Act (Cap. 21)'],
  [{ title: 'Land Registration Act', year: null, cap: '300' }, 'Land Registration Act (Cap. 300)'],
  [{ title: 'Reed Rules', year: null, cap: null }, 'Reed Rules'],
])('an Act is cited by year or chapter: %j', (act, name) => expect(nameAct(act)).toBe(name))
