import { expect, test } from 'vitest'
import { everydayWords } from './everyday-words.ts'
import { foldedWords, stem } from '../../search/search.ts'
import { beginsLike, eachWord } from './each-word.ts'

function wordsOf(text: string, mayTell: (first: number, second: number) => boolean = () => true) {
  const words: string[] = []
  const places: number[] = []
  const count = eachWord(text, mayTell, (word, at) => {
    words.push(word)
    places.push(at)
  })
  return { words, places, count }
}

test.each([
  '',
  'The appellant’s counsel, Mr. Wanjikũ, cited “Murang’a Farmers v Kamau” [2019] eKLR; E074/2020.',
  'court.The\tcourt\u00a0of\u2028appeal — naïve ﬁnding',
  '\u0301 lone \u0301accent, 𝒜bstract 😀 pictures\ud83d and halves',
  'N\u0303airobi ½ of Ⅻ ٣ shares',
])('finds the words that search finds: %j', (text) => {
  const { words, places, count } = wordsOf(text)
  expect(words).toEqual(foldedWords(text))
  expect(places).toEqual(words.map((_, at) => at))
  expect(count).toBe(words.length)
})

test('what begins as nothing that is sought is counted and not handed over', () => {
  expect(wordsOf('The tenant was evicted, and the Tenancy ended', beginsLike(['tenant', 'evict']))).toEqual({
    words: ['tenant', 'evicted', 'tenancy'],
    places: [1, 3, 6],
    count: 8,
  })
})

test('no word is passed over whose stem is sought', () => {
  const words = [...everydayWords].flatMap(([phrase, others]) => [phrase, ...others]).flatMap(foldedWords)
  const odd = ['dying', 'lying', 'tying', 'skies', 'using', 'ageing', 'cries', 'Yield', 'ties', 'a', 'I', 'wanjikũ', '2020']
  const missed = [...words, ...odd].filter((word) => wordsOf(word, beginsLike([stem(foldedWords(word)[0]!)])).words.length === 0)
  expect(missed).toEqual([])
})
