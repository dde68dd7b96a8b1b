import { expect, test } from 'vitest'
import { byTurns, halvesOf } from './halves.ts'
import type { Passage } from './passage.ts'
import type { Retrieved } from './retrieved.ts'

test.each([
  [
    'Is a title obtained by fraud void, and is an innocent purchaser protected?',
    ['Is a title obtained by fraud void', 'is an innocent purchaser protected?'],
  ],
  ['How much maternity leave is there? On what terms is it paid?', ['How much maternity leave is there', 'On what terms is it paid?']],
  [
    'What is the test for stay of execution and on what terms is it granted',
    ['What is the test for stay of execution', 'on what terms is it granted'],
  ],
])('%s', (question, halves) => {
  expect(halvesOf(question)).toEqual(halves)
})

test.each([
  'procedure for assault and battery',
  'pain and suffering after an accident, how much',
  'What is bail, and why?',
  'May a tenant be evicted, and is notice needed, and must a court order it?',
])('not in two: %s', (question) => {
  expect(halvesOf(question)).toBeNull()
})

const passage = (id: string) => ({ source: { id, paragraph: 1, pinpoint: 'para 1' } }) as Passage
const found = (...ids: string[]): Retrieved => ({ passages: ids.map(passage), notHeld: [], namedCases: [] })

test('the best of each half goes first, and what both have stands once', () => {
  const { passages } = byTurns([found('a', 'b', 'c'), found('b', 'd')])
  expect(passages.map(({ source }) => source.id)).toEqual(['a', 'b', 'd', 'c'])
})
