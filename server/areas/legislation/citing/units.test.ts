import { expect, test } from 'vitest'
import { lastOf } from './units.ts'

const rules = ['order_1', 'order_1__rule_1', 'order_1__rule_2', 'order_54', 'order_54__rule_1']
const sections = ['sec_1', 'sec_3A', 'sec_9-11']

test.for([
  ['412', sections, { last: '9-11', isBeyond: true }],
  ['10', sections, { last: '9-11', isBeyond: false }],
  ['order_1__rule_9', rules, { last: '2', isBeyond: true }],
  ['order_78', rules, { last: '54', isBeyond: true }],
  // A rule of an Order that is not there: the Orders end before.
  ['order_78__rule_1', rules, { last: 'Order 54', isBeyond: true }],
  ['order_20__rule_1', rules, { last: 'Order 54', isBeyond: false }],
  ['1', rules, null],
] as const)('%s among %j', ([unit, numbers, expected]) => expect(lastOf({ unit, parts: [] }, numbers)).toEqual(expected))
