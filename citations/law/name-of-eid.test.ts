import { expect, test } from 'vitest'
import { nameOfEid } from './name-of-eid.ts'

test.each([
  ['sec_41', 'section 41'],
  ['sec_41__subsec_2__para_b', 'section 41(2)(b)'],
  ['sec_3A__para_a__subpara_ii', 'section 3A(a)(ii)'],
  ['sec_2__def_data-subject', 'section 2 (“data subject”)'],
  ['sec_2__def_data-subject__para_a', 'section 2 (“data subject”)(a)'],
  ['sec_9__subsec_1__proviso', 'section 9(1), proviso'],
  ['art_159__para_2__subpara_d', 'article 159(2)(d)'],
  ['order_42__rule_6__subrule_2', 'Order 42 rule 6'],
  ['order_42__rule_6__subsec_2', 'Order 42 rule 6(2)'],
  ['order_40', 'Order 40'],
  ['sched_first__para_3', 'First Schedule paragraph 3'],
  ['sched_first__para_3__subpara_a', 'First Schedule paragraph 3(a)'],
  ['sched', 'Schedule'],
  ['part_VI', 'Part VI'],
  ['chp_4', 'Chapter 4'],
  ['preamble', 'preamble'],
  ['something', null],
])('%s is called %s', (eid, name) => expect(nameOfEid(eid)).toBe(name))
