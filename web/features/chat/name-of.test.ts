import { expect, test } from 'vitest'
import { briefNameOf, lawOf, shortNameOf } from './name-of.ts'

const provision = {
  kind: 'provision' as const,
  title: 'Land Registration Act, section 26: Certificate of title to be held as conclusive evidence of proprietorship',
  pinpoint: 'section 26',
  citation: null,
}
const judgment = {
  kind: 'case' as const,
  title: 'Gikera v Solomon [2024] KEELC 6316 (KLR)',
  pinpoint: 'para 28',
  citation: '[2024] KEELC 6316 (KLR)',
}

test('a provision is named by its law and number, briefly by its number, a case by its parties', () => {
  expect(lawOf(provision)).toBe('Land Registration Act')
  expect(briefNameOf(provision)).toBe('Land Registration Act, section 26')
  expect(shortNameOf(provision)).toBe('Section 26')
  expect(lawOf(judgment)).toBeNull()
  expect([briefNameOf(judgment), shortNameOf(judgment)]).toEqual(['Gikera v Solomon', 'Gikera v Solomon'])
})

test('a rule has its Order before the rules', () => {
  const rule = { ...provision, title: 'Order 42 rule 6, Civil Procedure Rules, 2010: Stay in case of appeal', pinpoint: 'Order 42 rule 6' }
  expect(lawOf(rule)).toBe('Civil Procedure Rules, 2010')
  expect(briefNameOf(rule)).toBe('Order 42 rule 6, Civil Procedure Rules, 2010')
  expect(shortNameOf(rule)).toBe('Order 42 rule 6')
})

test('a provision of which the title does not give the number keeps its title', () => {
  const named = { ...provision, title: 'Civil Procedure Rules: Stay in case of appeal', pinpoint: 'Order 42 rule 6' }
  expect(briefNameOf(named)).toBe(named.title)
})
