import { expect, test } from 'vitest'
import { nameOfProvision } from './provision-name.ts'

test.each([
  ['Employment Act', 'sec_41', 'Employment Act, section 41'],
  ['Constitution of Kenya', 'art_159', 'Constitution of Kenya, article 159'],
  ['Civil Procedure Rules', 'order_42__rule_6', 'Civil Procedure Rules, Order 42, rule 6'],
  ['Civil Procedure Rules', 'order_40', 'Civil Procedure Rules, Order 40'],
  ['Reed Act', 'part_I', 'Reed Act'],
])('%s %s: %s', (act, eid, name) => expect(nameOfProvision(act, eid)).toBe(name))
