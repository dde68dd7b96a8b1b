import type { ChatReference } from '#contract/chat'
import { expect, test } from 'vitest'
import { authoritiesOf } from './authorities-of.ts'

const passage = (n: number, id: string, more: Partial<ChatReference> = {}): ChatReference => ({
  n,
  kind: 'case',
  id,
  title: id,
  citation: null,
  court: null,
  date: null,
  paragraph: n,
  number: null,
  pinpoint: `para ${n}`,
  quote: '',
  opinion: 'sole',
  author: null,
  standing: null,
  sample: false,
  private: false,
  ...more,
})

test('each authority stands once, in the order in which the answer names them, and checks of documents are none', () => {
  const found = authoritiesOf(
    [passage(1, 'a'), passage(2, 'b'), passage(3, 'a'), passage(4, 'c', { kind: 'check' }), passage(5, 'd', { kind: 'provision' })],
    'When?',
  )
  expect(found.map(({ n }) => n)).toEqual([1, 2, 5])
})

test("the court's own words stand for a case before those of a party or a dissent", () => {
  const found = authoritiesOf(
    [passage(1, 'a', { voice: 'party' }), passage(2, 'a', { opinion: 'dissenting' }), passage(3, 'a'), passage(4, 'a')],
    'When?',
  )
  expect(found.map(({ n }) => n)).toEqual([3])
})

test('a passage that lays the law down stands for a case before one that tells what happened', () => {
  const found = authoritiesOf(
    [passage(1, 'a', { quote: 'The motion came late.' }), passage(2, 'a', { quote: 'Notice must be given.' })],
    'When?',
  )
  expect(found.map(({ n }) => n)).toEqual([2])
})
