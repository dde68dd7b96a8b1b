import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findWords, foldWord, foldedWords } from './words.ts'

test.for<[string, string[]]>([
  ['The Court held.Then it rose', ['the', 'court', 'held', 'then', 'it', 'rose']],
  ['Nandi/Kilibwoni/1033', ['nandi', 'kilibwoni', '1033']],
  ["Murang'a, Wanjikũ & co-operative", ['murang', 'a', 'wanjiku', 'co', 'operative']],
  ['E074/2020 (KLR)', ['e074', '2020', 'klr']],
  ['\u00A0ﬁnal  ½ x²\n', ['final', '12', 'x2']],
  ['', []],
])('the words of %j', ([text, words]) => expect(foldedWords(text)).toEqual(words))

test('words with places are the words, and each place holds its word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const found = findWords(text)
      expect(found.map(({ folded }) => folded)).toEqual(foldedWords(text))
      for (const { folded, start, end } of found) expect(foldWord(text.slice(start, end))).toBe(folded)
    }),
  )
})
