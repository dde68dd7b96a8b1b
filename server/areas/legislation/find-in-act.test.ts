import { expect, test } from 'vitest'
import { findInAct } from './find-in-act.ts'
import type { ProvisionRow } from './toc.ts'

const row = (eid: string, type: string, first: number, last: number): ProvisionRow => ({
  eid,
  type,
  num: null,
  heading: null,
  parent: null,
  first,
  last,
  aliases: [],
})
const provisions = [
  row('part_1', 'part', 1, 4),
  row('sec_1', 'section', 2, 3),
  row('sec_1__subsec_1', 'subsection', 3, 3),
  row('sec_2', 'section', 4, 4),
]
const paragraphs = ['Reeds', '1. Reeds', '(1) A reed is the reed’s own.', 'A boat is no reed; Reeds are.'].map((text) => ({ text }))

test('words are found in sections and headings, in whatever case, with the first place and how often', () => {
  const { total, results } = findInAct(provisions, paragraphs, 'REED')
  expect(total).toBe(3)
  expect(results.map(({ eid, times }) => [eid, times])).toEqual([
    ['part_1', 1],
    ['sec_1', 3],
    ['sec_2', 2],
  ])
  expect(results[2]).toMatchObject({ before: 'A boat is no ', match: 'reed', after: '; Reeds are.' })
})

test('a plain apostrophe finds a printed one; nothing is found where nothing stands', () => {
  expect(findInAct(provisions, paragraphs, "reed's  own").results).toMatchObject([{ eid: 'sec_1', match: 'reed’s own' }])
  expect(findInAct(provisions, paragraphs, 'canoe')).toEqual({ total: 0, results: [] })
})

test('a long paragraph is told around the words', () => {
  const text = `${'far '.repeat(60)}reed ${'away '.repeat(60)}`
  const [found] = findInAct([row('sec_1', 'section', 1, 1)], [{ text }], 'reed').results
  expect(found!.before).toMatch(/^… (?:far )+$/)
  expect(found!.after).toMatch(/^(?: away)+ …$/)
})
