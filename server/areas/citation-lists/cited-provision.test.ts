import { expect, test } from 'vitest'
import type { Provision } from '#contract/legislation-text'
import { InvalidInput } from '../../problem.ts'
import { citedProvision } from './cited-provision.ts'

const act = { id: 'ke-act-1930-11', kind: 'act', title: 'Criminal Procedure Code', year: 1930, cap: '75' } as const
const paragraph = (kind: 'heading' | 'text' | 'note', text: string) => ({ kind, text, number: null, depth: 0, eid: null })
const provisionOf = (paragraphs: Provision['paragraphs']): Provision => ({
  eid: 'sec_356',
  type: 'section',
  num: '356',
  heading: 'Bail',
  id: 'ke-act-1930-11~sec_356',
  path: [],
  previous: null,
  next: null,
  paragraphs,
  text: paragraphs.map(({ text }) => text).join('\n'),
  version: {} as Provision['version'],
})
const section = provisionOf([
  paragraph('heading', '356. Bail'),
  paragraph('text', '(1) The High Court may grant bail.'),
  paragraph('heading', 'Time'),
  paragraph('text', '(2) The time is excluded.'),
  paragraph('note', '[Act No. 22 of 1959, s. 36.]'),
])

test('a provision that is cited is quoted by the words that were enacted, without its heading and the note of its publisher', () => {
  const { words } = citedProvision(act, section, undefined)
  expect(words).toBe('(1) The High Court may grant bail.\nTime\n(2) The time is excluded.')
  // Cited again by them, as after an undo, they stand there.
  expect(citedProvision(act, section, words).words).toBe(words)
})

test('one that is nothing but a heading is quoted by it; other words than its own are refused', () => {
  expect(citedProvision(act, provisionOf([paragraph('heading', '357. Repealed')]), undefined).words).toBe('357. Repealed')
  expect(() => citedProvision(act, section, 'The subordinate court may grant bail.')).toThrow(InvalidInput)
})
