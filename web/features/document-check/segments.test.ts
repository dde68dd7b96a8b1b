import type { CheckReport } from '#contract/document-check'
import { expect, test } from 'vitest'
import { layOut } from './segments.ts'

const text = 'One A v B [2020] X 1 at 3.\n\n“words with C v D [2021] Y 2 in\nthem” and more.'
const at = (words: string) => ({ text: words, start: text.indexOf(words), end: text.indexOf(words) + words.length })
const finding = (id: number, cited: string, name: string, more: object) => ({
  id,
  ...at(cited),
  case_name: at(name),
  level: 'fine',
  pinpoint: null,
  quotes: [],
  ...more,
})
const quote = { ...at('words with C v D [2021] Y 2 in\nthem'), status: 'altered', reason_code: { code: 'words-differ' } }
const report = {
  citations: [
    finding(1, '[2020] X 1', 'A v B', { level: 'wrong', pinpoint: { ...at('3') }, quotes: [quote] }),
    finding(2, '[2021] Y 2', 'C v D', {}),
  ],
} as unknown as CheckReport

test('a text is cut into what is plain, cited and quoted, and nothing of it is lost', () => {
  const paragraphs = layOut(text, report)
  expect(paragraphs.map(({ segments }) => segments.map(({ text: words, finding: id, part, level }) => [words, id, part, level]))).toEqual([
    [
      ['One ', null, null, 'fine'],
      ['A v B [2020] X 1 at 3', 1, 'citation', 'wrong'],
      ['.', null, null, 'fine'],
    ],
    [
      ['“', null, null, 'fine'],
      ['words with ', 1, 'quote', 'wrong'],
      ['C v D [2021] Y 2', 2, 'citation', 'fine'],
      [' in', 1, 'quote', 'wrong'],
    ],
    [
      ['them', 1, 'quote', 'wrong'],
      ['” and more.', null, null, 'fine'],
    ],
  ])
  expect(paragraphs.map(({ segments }) => segments.map((one) => one.text).join('')).join('\n')).toBe(text.replace(/\n+/g, '\n'))
})
