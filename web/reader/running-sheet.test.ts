import { expect, test } from 'vitest'
import { quoteForSheet, writePageRules } from './running-sheet.ts'

test.each([
  ['Ade v Obi', '"Ade v Obi"'],
  ['The "Mv Lilian" \\ 7', '"The \\22 Mv Lilian\\22  \\5c  7"'],
  ['a\nb</style>', '"a\\a b\\3c /style>"'],
])('%j stays within its string', (words, quoted) => expect(quoteForSheet(words)).toBe(quoted))

test('a long name is cut at a word', () => {
  const rules = writePageRules(`${'Wanjiru '.repeat(20)}v Republic`, null)
  expect(/"(.*?) …"/.exec(rules)![1]).toMatch(/^(Wanjiru )+Wanjiru$/)
  expect(rules).toContain('@top-right { content: ""')
})
