import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bigrams, type Bigram, findBigrams, bigramsOfPhrase } from './bigrams.ts'
import { VarintReader, writeVarint } from './varint.ts'

const nameOf = ({ bucket, key }: Bigram) => `${bucket} ${key}`

/** Where each pair stands, read naively. */
function placesOf({ buckets, keys, lengths, places }: Bigrams): Map<string, number[]> {
  const reader = new VarintReader(places)
  let end = 0
  return new Map(
    [...keys].map((key, i) => {
      end += lengths[i]!
      const own: number[] = []
      let place = 0
      while (reader.at < end) own.push((place += reader.next()))
      return [nameOf({ bucket: buckets[i]!, key }), own]
    }),
  )
}

const word = fc.oneof(fc.constantFrom('the', 'court', 'of', 'appeal', 'land'), fc.string({ minLength: 1, unit: 'grapheme' }))
const texts = fc.array(fc.array(word, { maxLength: 60 }), { maxLength: 4 })

test('every pair of a text stands where it stands, and nowhere else', () => {
  fc.assert(
    fc.property(texts, (given) => {
      const expected = new Map<string, number[]>()
      let place = 0
      for (const words of given) {
        for (const pair of bigramsOfPhrase(words)) {
          const name = nameOf(pair)
          expected.set(name, [...(expected.get(name) ?? []), place])
          place += 1
        }
        if (words.length > 0) place += 1
      }
      const found = findBigrams(given)
      expect(placesOf(found)).toEqual(expected)
      expect([...found.buckets]).toEqual([...found.buckets].sort((a, b) => a - b))
    }),
  )
})

test('two texts are not side by side', () => expect(findBigrams([['one'], ['two'], []]).keys).toHaveLength(0))

test('a pair is told from its reverse and from others', () => {
  const words = Array.from({ length: 400 }, (_, i) => `word${i}`)
  const pairs = words.flatMap((first) => words.map((second) => bigramsOfPhrase([first, second]).map(nameOf)))
  expect(new Set(pairs).size).toBe(pairs.length)
})

test('many pairs of one bucket are told apart', () => {
  const words = Array.from({ length: 120_000 }, (_, i) => `${i}`)
  const { keys, lengths } = findBigrams([words])
  expect(keys).toHaveLength(words.length - 1)
  expect(lengths.every((length) => length >= 1 && length <= 3)).toBe(true)
})

test('numbers are read as they were written', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** 31 - 1)), (numbers) => {
      const bytes = new Uint8Array(numbers.length * 5)
      let end = 0
      for (const one of numbers) end = writeVarint(bytes, end, one)
      const reader = new VarintReader(bytes)
      expect(numbers.map(() => reader.next())).toEqual(numbers)
      expect(reader.at).toBe(end)
    }),
  )
})
