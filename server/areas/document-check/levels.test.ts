import { expect, test } from 'vitest'
import { levelOf } from './levels.ts'

const found = { verdict: 'resolved', case: null, pinpoint: null, quotes: [], said: [], signals: [], numbers: null, quoted: false }
const judged = (of: object) => levelOf({ ...found, ...of } as unknown as Parameters<typeof levelOf>[0])
const unclear = { status: 'could not check', reason_code: { code: 'record-only' }, place: null }

test('what could not be checked of a citation agrees with nothing, and what is wrong goes before it', () => {
  expect(judged({})).toBe('fine')
  expect(judged({ pinpoint: { status: 'right' } })).toBe('fine')
  expect(judged({ pinpoint: { status: 'could not check' } })).toBe('unchecked')
  expect(judged({ quotes: [unclear] })).toBe('unchecked')
  expect(judged({ verdict: 'could not check' })).toBe('unchecked')
  expect(judged({ pinpoint: { status: 'wrong' }, quotes: [unclear] })).toBe('look')
  expect(judged({ pinpoint: { status: 'could not check' }, quotes: [{ ...unclear, status: 'altered' }] })).toBe('wrong')
})
