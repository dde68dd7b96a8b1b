import { expect, test } from 'vitest'
import { sayText } from './say-text.ts'

const words = { asAt: (day: string) => `text of ${day}`, until: (day: string) => `text until ${day}`, guide: 'guide' }
const version = { date: '2012-12-31', until: null, sections: 92, source: 'reed.pdf', guide: false }

test.each([
  [{ version, is_latest: true }, null],
  [{ version: { ...version, until: '2024-04-25' }, is_latest: false }, 'text of 2012-12-31'],
  [{ version: { ...version, date: null, until: '2012-12-30' }, is_latest: false }, 'text until 2012-12-30'],
  [{ version: { ...version, guide: true }, is_latest: true }, 'guide'],
])('whoever takes words along is told of which text: %j', (act, said) => {
  expect(sayText(act, words, (day) => day)).toBe(said)
})
