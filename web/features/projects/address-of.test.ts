import { expect, test } from 'vitest'
import { addressOfActivity } from './address-of.ts'

test.each([
  [{ entity_type: 'note', entity_id: 'n1', title: 'Note' }, '/research-notes/n1'],
  [{ entity_type: 'case', entity_id: 'kesc-2026-90007', title: 'A v B' }, '/cases/kesc-2026-90007'],
  [{ entity_type: 'search', entity_id: null, title: 'stay & costs' }, '/cases?query=stay+%26+costs'],
  [{ entity_type: 'chat', entity_id: 'c1', title: 'Chat' }, '/chat?id=c1'],
  [{ entity_type: 'project', entity_id: 'p1', title: 'Matter' }, '/'],
  [{ entity_type: 'note', entity_id: null, title: 'Gone' }, '/'],
] as const)('an activity leads to its thing, and any other to the first page (%#)', (activity, address) => {
  expect(addressOfActivity(activity)).toBe(address)
})
