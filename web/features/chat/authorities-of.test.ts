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

test('each authority stands once, the law before cases, the highest court and its newest decision first, and checks of documents are none', () => {
  const found = authoritiesOf(
    [
      passage(1, 'a', { court: 'High Court', date: '2020-01-01' }),
      passage(2, 'b', { court: 'High Court', date: '2024-01-01' }),
      passage(3, 'a', { court: 'High Court', date: '2020-01-01' }),
      passage(4, 'c', { kind: 'check' }),
      passage(5, 'd', { court: 'East African Court of Justice', date: '2025-01-01' }),
      passage(6, 'e', { court: 'Supreme Court', date: '2016-01-01' }),
      passage(7, 'f', { kind: 'provision', date: '2010-08-27' }),
      passage(8, 'g', { court: 'Supreme Court', date: '2026-01-01', opinion: 'dissenting' }),
    ],
    'When?',
  )
  expect(found.map(({ n }) => n)).toEqual([7, 6, 2, 1, 5, 8])
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
