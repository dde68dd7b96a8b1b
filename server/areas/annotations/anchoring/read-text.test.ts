import { expect, test } from 'vitest'
import { foldedPlace, placesOf, readText } from './read-text.ts'

test.each([
  ['space, NBSP and broken lines', 'a plot\u00a0at\n Watamu', 'aplotatwatamu'],
  ['signs that are not seen', 'in\u00advisi\u200bble', 'invisible'],
  ['kinds of quotation marks', '“one” ‘two’ «three» `four´', "'one''two''three''four'"],
  ['kinds of dashes', 'a-b–c—d−e', 'a-b-c-d-e'],
  ['case and accents', 'Café ÉTÉ', 'cafeete'],
  ['the byte order mark', '\ufeffword', 'word'],
  ['a character beyond the basic plane', 'a \u{1F410} b', 'a\u{1F410}b'],
  ['a ligature, which is no single letter', 'oﬃce', 'ofce'],
])('%s do not tell texts apart', (_, text, expected) => expect(readText(text).folded).toBe(expected))

test.each([
  '12. ',
  '12.3. ',
  '12.3.4) ',
  '[12] ',
  '(12) ',
  '(iv) ',
  'iv. ',
  'IV. ',
  'a) ',
  '(B) ',
  '1: ',
  '• ',
  '● ',
  '▪ ',
  '◦ ',
  '12.',
  '12 ',
  '  7. ',
])('the number %j at the beginning of a line is left out', (number) => {
  expect(readText(`${number}The court`).folded).toBe('thecourt')
  expect(readText(`Before\n${number}The court`).folded).toBe('beforethecourt')
  // Within a line it is text.
  expect(readText(`see ${number}the court`).folded).not.toBe('seethecourt')
})

test.each([
  ['12 the court', '12thecourt'],
  ['1234 The court', '1234thecourt'],
  ['2024 was dry', '2024wasdry'],
  ['12.5 per cent', '12.5percent'],
  ['ab. The court', 'ab.thecourt'],
  ['xyz) The court', 'xyz)thecourt'],
  ['•The court', '•thecourt'],
  ['12345. The court', '12345.thecourt'],
  ['A man came', 'amancame'],
])('what only looks like a number stays: %j', (text, expected) => expect(readText(text).folded).toBe(expected))

test('each folded sign knows where it stands in the text', () => {
  const text = ' 1. The\u00a0Court\n2. held'
  const { folded, offsets } = readText(text)
  expect(folded).toBe('thecourtheld')
  expect(offsets).toHaveLength(folded.length)
  expect([...offsets].map((at) => text[at]!.toLowerCase()).join('')).toBe(folded)
})

test.each([
  [0, 0],
  [3, 0],
  [4, 0],
  [5, 1],
  [7, 3],
  [8, 3],
  [99, 12],
])('the place of the first folded sign at or behind offset %s is %s', (offset, expected) => {
  expect(foldedPlace(readText(' 1. The\u00a0Court\n2. held'), offset)).toBe(expected)
})

test('every place of a text is found, also those that lie on one another, up to so many', () => {
  expect(placesOf('abababa', 'aba', 9)).toEqual([0, 2, 4])
  expect(placesOf('abababa', 'aba', 2)).toEqual([0, 2])
  expect(placesOf('abababa', 'xyz', 9)).toEqual([])
  const long = 'ab'.repeat(50)
  expect(placesOf(`${long}c${long}d`, `${long}d`, 9)).toEqual([101])
})

test('a long text in one that repeats itself is looked for at five thousand places', () => {
  const wanted = `${'a'.repeat(64)}b`
  expect(placesOf(`${'a'.repeat(5_063)}b`, wanted, 9)).toEqual([4_999])
  expect(placesOf(`${'a'.repeat(5_064)}b`, wanted, 9)).toEqual([])
})
