import { expect, test } from 'vitest'
import { putFormat, putWords } from './format-text.ts'

const written = (marked: string) => {
  const [start, end] = [marked.indexOf('‹'), marked.indexOf('›') - 1]
  return { text: marked.replace(/[‹›]/g, ''), start, end }
}

test.each([
  ['bold', 'a ‹stay› of', 'a **‹stay›** of'],
  ['italic', '‹›', '*‹›*'],
  ['bullet', 'Of:‹›', 'Of:\n- ‹›'],
  ['bullet', '‹one\ntwo›', '- one\n- two‹›'],
  ['quote', 'a\n‹words›', 'a\n> words‹›'],
  ['code', '‹x›', '```\n‹x›\n```\n'],
] as const)('%s of %s', (format, before, after) => {
  expect(putFormat(written(before), format)).toEqual(written(after))
})

test.each([
  ['‹›', 'Find cases about ‹›'],
  ['On bail:‹›', 'On bail: Find cases about ‹›'],
])('words are put into %s', (before, after) => {
  expect(putWords(written(before), 'Find cases about')).toEqual(written(after))
})
