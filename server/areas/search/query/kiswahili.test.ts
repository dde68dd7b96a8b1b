import { expect, test } from 'vitest'
import { englishOfVerb } from './kiswahili.ts'

test.each([
  ['walitambua', 'identified'],
  ['walimtambua', 'identified'],
  ['alitambuliwa', 'identified'],
  ['walioiba', 'stolen'],
  ['ihamishwe', 'transfer'],
  ['kuhamisha', 'transfer'],
  ['haukuhesabiwa', 'computed'],
  ['alihukumiwa', 'sentenced'],
  ['iliyoamuliwa', 'determined'],
  ['amefukuzwa', 'dismissed'],
  ['anadaiwa', 'owed'],
])('%s is a form of the verb for %s', (word, english) => {
  expect(englishOfVerb(word)).toContain(english)
})

test('words of English, of names and of other Kiswahili are no verbs', () => {
  const others =
    'alibi evaluate image liable administrative charge trial police wanjiku kiluwa mombasa nairobi shamba ardhi mahakama advocate lease mutandis idea area kibaki murithi munga tibia'
  expect(others.split(' ').filter((word) => englishOfVerb(word).length > 0)).toEqual([])
})

// To look for every root in every stretch of such a word would take hours.
test.each(['a', 'i', 'wa', 'tambu'])('a word of any length is read at once: %s, over and over', (letters) => {
  expect(englishOfVerb(letters.repeat(20_000))).toEqual([])
})

test.each(['hahangengechoku', 'wawatatayeni'])('also the longest that may stand before a root: %s', (prefix) => {
  expect(englishOfVerb(`${prefix}tambuishwa`)).toContain('identified')
})
