import { expect, test } from 'vitest'
import { addressOfCited } from './address-of-cited.ts'

test.each([
  ['para 12', '/cases/kehc-1#para-12'],
  ['paras 12–14', '/cases/kehc-1#para-12'],
  ['p 5', '/cases/kehc-1'],
  [null, '/cases/kehc-1'],
])('a passage cited at %s is read at %s', (pinpoint, address) => expect(addressOfCited('kehc-1', pinpoint)).toBe(address))
