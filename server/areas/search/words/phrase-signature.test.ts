import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonWords } from './common-words.ts'
import { placesOfPhrase, sign } from './phrase-signature.ts'

const mayHave = (signature: Uint8Array, phrase: string[]) =>
  placesOfPhrase(phrase)
    .flat()
    .every((place) => {
      const bit = place % (8 * signature.length)
      return (signature[bit >> 3]! & (1 << (bit & 7))) !== 0
    })

const word = fc.oneof(fc.constantFrom(...[...commonWords].slice(0, 30)), fc.string({ minLength: 1, unit: 'grapheme' }))

test('no phrase of a text is denied', () => {
  fc.assert(
    fc.property(fc.array(fc.array(word, { maxLength: 60 }), { maxLength: 4 }), fc.nat(60), fc.nat(10), (texts, start, length) => {
      const signature = sign(texts)
      for (const text of texts) expect(mayHave(signature, text.slice(start, start + length))).toBe(true)
    }),
  )
})

const numbered = Array.from({ length: 2_000 }, (_, i) => `word${(i * 7919) % 1_000}`)
const shareTaken = (signature: Uint8Array, phrases: string[][]) =>
  phrases.filter((phrase) => mayHave(signature, phrase)).length / phrases.length

test('of pairs that are not there three in a hundred are taken for some that are', () => {
  const signature = sign([numbered])
  expect(signature.length).toBe(1_024)
  expect(
    shareTaken(
      signature,
      Array.from({ length: 4_000 }, (_, i) => [`other${i}`, `word${i % 1_000}`]),
    ),
  ).toBeLessThan(0.05)
  expect(mayHave(sign([]), ['a', 'b'])).toBe(false)
})

test('of common words each two of which stand side by side somewhere, three that do not are told apart', () => {
  const common = [...commonWords].slice(0, 40)
  const pairs = common.flatMap((first) => common.map((second) => [first, second]))
  const signature = sign([numbered, ...pairs])
  const threes = common.flatMap((first) => common.slice(0, 20).map((second) => [first, second, 'the']))
  expect(shareTaken(signature, threes)).toBeLessThan(0.1)
})

test('two texts are not side by side', () => expect(mayHave(sign([['one'], ['two']]), ['one', 'two'])).toBe(false))
