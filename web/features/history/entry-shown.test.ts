import { expect, test } from 'vitest'
import { addressOf, nameOf } from './entry-shown.ts'

test.each([
  ['case', 'kesc-2026-90007', '/cases/kesc-2026-90007'],
  ['note', 'n 1', '/research-notes/n%201'],
  ['chat', 'c1', '/chat?id=c1'],
  ['chat', null, null],
  ['search', null, '/cases?query=%22a+b%22'],
] as const)('an entry about a %s leads to its page', (entity_type, entity_id, address) => {
  expect(addressOf({ entity_type, entity_id, title: '"a b"' })).toBe(address)
})

test('a case is called by its parties, anything else as it is', () => {
  const title = 'Achieng v Barasa (Petition 4 of 2020) [2021] KESC 5 (KLR)'
  expect(nameOf({ entity_type: 'case', title, description: '[2021] KESC 5 (KLR) · Supreme Court' })).toBe('Achieng v Barasa')
  expect(nameOf({ entity_type: 'note', title, description: '' })).toBe(title)
})
