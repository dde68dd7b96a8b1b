import { expect, test } from 'vitest'
import { findCitations } from '../find.ts'
import { headingAlone } from './heading-alone.ts'
import { entitle, nameInLaw, nameOfLaw, titleWithin } from './name-in-law.ts'
import { readLawReferences } from './law-references.ts'

const rules = { title: 'Civil Procedure Rules', year: 2010, cap: null }
const land = { title: 'Land Registration Act', year: 2012, cap: '300' }

test.each([
  [rules, 'order_42__rule_6__subsec_2', 'Order 42 rule 6(2), Civil Procedure Rules, 2010'],
  [{ title: 'Civil Procedure Rules, 2010' }, 'order_40', 'Order 40, Civil Procedure Rules, 2010'],
  [{ title: 'Civil Procedure Rules' }, 'order_42__rule_6', 'Order 42 rule 6, Civil Procedure Rules'],
  [{ title: 'Court of Appeal Rules', year: 2022 }, 'rule_5__subsec_2__para_b', 'Rule 5(2)(b), Court of Appeal Rules, 2022'],
  [land, 'sec_26', 'Land Registration Act (Cap. 300), section 26'],
  [{ title: 'Criminal Procedure Code Act', cap: '75' }, 'sec_333__subsec_2', 'Criminal Procedure Code (Cap. 75), section 333(2)'],
  [{ title: 'Constitution of Kenya 2010', year: 2010 }, 'art_49__para_1__subpara_h', 'Constitution of Kenya, 2010, article 49(1)(h)'],
  [{ title: 'Data Protection (General) Regulations', year: 2021 }, 'rule_5', 'Regulation 5, Data Protection (General) Regulations, 2021'],
  [{ title: 'Advocates (Remuneration) Order', year: 1962 }, 'rule_11', 'Paragraph 11, Advocates (Remuneration) Order, 1962'],
  [land, null, 'Land Registration Act (Cap. 300)'],
  [land, 'something', 'Land Registration Act (Cap. 300)'],
])('%o %s is named %s', (law, eid, name) => expect(nameInLaw(law, eid)).toBe(name))

test('an Act is named by its chapter, else by its year', () => {
  expect(nameOfLaw({ title: 'Companies Act 2015', year: 2015, cap: null })).toBe('Companies Act, 2015')
  expect(nameOfLaw({ title: 'Employment Act, 2007', year: 2007, cap: '226' })).toBe('Employment Act (Cap. 226)')
  expect(nameOfLaw({ title: 'Reed Act' })).toBe('Reed Act')
})

test('a provision is called with its heading', () => {
  const stay = { eid: 'order_42__rule_6', num: '6', heading: 'Stay in case of appeal [Order 42, rule 6]' }
  expect(entitle('Civil Procedure Rules', stay)).toBe('Order 42 rule 6. Stay in case of appeal')
  expect(entitle('Criminal Procedure Code', { eid: 'sec_333__subsec_2', num: '2', heading: null })).toBe('Section 333(2)')
  expect(entitle('Reed Act', { eid: 'x', num: null, heading: 'Reeds' })).toBe('Reeds')
  expect(titleWithin('Reed Act', 'sec_9')).toBe('Section 9')
  expect(headingAlone('Who may appeal [Rev. 2022]')).toBe('Who may appeal [Rev. 2022]')
})

test.each([
  [rules, 'order_42__rule_6__subsec_2', 't civil procedure rule', 'order_42__rule_6', ['2']],
  [land, 'sec_26__subsec_1', 't act land registration', '26', ['1']],
  [{ title: 'Constitution of Kenya, 2010' }, 'art_49__para_1', 't constitution', '49', ['1']],
] as const)('%o %s is read back as what it names', (law, eid, act, unit, parts) => {
  const name = nameInLaw(law, eid)
  expect(readLawReferences(findCitations(name), name)).toMatchObject([{ act, unit, parts, named: true }])
})
