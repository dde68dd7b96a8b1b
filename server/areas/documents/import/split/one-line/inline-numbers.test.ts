import { expect, test } from 'vitest'
import { findInlineNumbers } from './inline-numbers.ts'

const numbered = Array.from({ length: 60 }, (_, at) => `${at + 1}. The weir was wet.`).join(' ')

test.each([
  [100, 60],
  [20_000, 0],
])('a line that goes on with %i numbers for nothing has %i numbered paragraphs', (numbers, paragraphs) => {
  expect(findInlineNumbers(`${numbered} ${'7. '.repeat(numbers)}`)).toHaveLength(paragraphs)
})
