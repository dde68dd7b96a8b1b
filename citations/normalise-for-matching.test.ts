import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseForMatching, plainText } from './normalise-for-matching.ts'

test.each<string[]>([
  ['24\nth January', '24th January'],
  ['the 1 st respondent', 'the 1st respondent'],
  ['30 TH DAY', '30TH DAY'],
  ['[2024]\u00A0KEHC\u00A0\u00A05', '[2024] KEHC 5'],
  ['Constitutional Applicati on No. 2', 'Constitutional Application No. 2'],
  ['Petiti on E021', 'Petition E021'],
  ['RESPONDENT …………….. APPLICANT', 'RESPONDENT APPLICANT'],
  ['X ........ RESPONDENT', 'X RESPONDENT'],
  ['“Lillian S” – Ng’ang’a', '"Lillian S" - Ng\'ang\'a'],
  ['soft\u00ADhyphen', 'softhyphen'],
  ...['\t', '\n', '\v', '\f', '\r', '\u00a0', '\u2000', '\u2003', '\u200a', '\u202f', '\u3000', '\ufeff'].map((space) => [
    `a${space}${space}b`,
    'a b',
  ]),
  ...['\u00ad', '\u200b', '\u200c', '\u200d', '\u2060'].map((unseen) => [`a${unseen}b`, 'ab']),
  ...['‘', '’', '`', '´'].map((mark) => [`a${mark}b`, "a'b"]),
  ...['“', '”'].map((mark) => [`a${mark}b`, 'a"b']),
  ...['–', '—', '‑', '‐', '−'].map((dash) => [`a${dash}b`, 'a-b']),
  ['AZ az 09', 'AZ az 09'],
  ['aPetiti on zA', 'aPetiti on zA'],
  ['Petiti on', 'Petition'],
  ['Petiti\non', 'Petiti on'],
  ['Petiti', 'Petiti'],
  ['1\u00a0\r\n\u00a0st', '1st'],
  ['1 stone', '1 stone'],
  ['12 3rd', '12 3rd'],
  ['name ____ date', 'name date'],
  ['name __ date', 'name __ date'],
  ['a---b--c', 'a b--c'],
  ['a….b', 'a .b'],
  ['one · · · · two', 'one two'],
  ['one. . . two', 'one. . . two'],
  ['a ', 'a'],
  [' a', 'a'],
  ['', ''],
  ['an appeal on facts', 'an appeal on facts'],
  ['the court so ordered', 'the court so ordered'],
])('%j', (source, plain) => {
  expect(plainText(source)).toBe(plain)
})

test('every character can be led back to where it stood', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aS 1st\n\u00A0.…’"–()tionPe') }), (source) => {
      const { text, originalOffset } = normaliseForMatching(source)
      let before = -1
      for (let i = 0; i < text.length; i += 1) {
        const at = originalOffset(i)
        expect(at).toBeGreaterThan(before)
        if (/[A-Za-z0-9()]/.test(text[i]!)) expect(source[at]).toBe(text[i])
        before = at
      }
      expect(originalOffset(text.length)).toBe(source.length)
    }),
  )
})
