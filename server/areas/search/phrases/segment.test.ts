import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBigrams, bigramsOfPhrase } from '../words/bigrams.ts'
import { createIntersection } from './intersect-positions.ts'
import { findPostingList, buildRows } from './segment.ts'

/** The rows of a segment by bucket. */
function rowsOf(documents: string[][], shift: number) {
  const rows = new Map<number, { pairs: Uint8Array; places: Uint8Array }>()
  for (const { buckets, endsOfPairs, endsOfPlaces, pairs, places } of buildRows(
    documents.map((words) => findBigrams([words])),
    shift,
  ))
    for (const [i, bucket] of buckets.entries())
      rows.set(bucket, {
        pairs: pairs.slice(endsOfPairs[i - 1] ?? 0, endsOfPairs[i]),
        places: places.slice(endsOfPlaces[i - 1] ?? 0, endsOfPlaces[i]),
      })
  return rows
}

/** In which documents a phrase stands, and how often. */
function find(rows: ReturnType<typeof rowsOf>, shift: number, words: readonly string[], most = Infinity) {
  const pairs = bigramsOfPhrase(words).map((pair) => {
    const row = rows.get(pair.bucket >> shift)
    return row
      ? { pair: findPostingList(row.pairs, pair), places: row.places }
      : { pair: findPostingList(new Uint8Array(), pair), places: new Uint8Array() }
  })
  const countRuns = createIntersection(pairs.map((one) => ({ ...one, from: 0 })))
  return [...pairs[0]!.pair.documents].flatMap((document) => {
    const at = Int32Array.from(pairs, ({ pair }) => pair.documents.indexOf(document))
    const times = at.every((n) => n >= 0) ? countRuns(at, most) : 0
    return times > 0 ? [[document, times]] : []
  })
}

const word = fc.constantFrom('the', 'court', 'of', 'appeal', 'land', 'rent', 'stay', 'costs')

test('a segment tells of every phrase in which documents it stands, and how often', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(word, { maxLength: 80 }), { maxLength: 12 }),
      fc.constantFrom(0, 3, 6),
      fc.array(word, { minLength: 2, maxLength: 4 }),
      (documents, shift, phrase) => {
        const expected = documents.flatMap((words, document) => {
          const times = words.filter((_, i) => phrase.every((one, k) => words[i + k] === one)).length
          return times > 0 ? [[document, times]] : []
        })
        const rows = rowsOf(documents, shift)
        expect(find(rows, shift, phrase)).toEqual(expected)
        expect(find(rows, shift, phrase, 1)).toEqual(expected.map(([document]) => [document, 1]))
      },
    ),
    { numRuns: 100 },
  )
})

test('a segment of many documents tells of every pair of each', () => {
  const words = Array.from({ length: 30 }, (_, i) => `word${i}`)
  const wordAt = (d: number, i: number) => words[Math.abs((i * (i + d) * 7919) ^ (d * 31 + i)) % 30]!
  const documents = Array.from({ length: 180 }, (_, d) => Array.from({ length: 1 + (d % 90) }, (_, i) => wordAt(d, i)))
  const expected = new Map<string, [number, number][]>()
  for (const [d, own] of documents.entries())
    for (const [i, first] of own.slice(0, -1).entries()) {
      const pair = `${first} ${own[i + 1]}`
      const found = expected.get(pair) ?? []
      if (found.at(-1)?.[0] === d) found.at(-1)![1] += 1
      else expected.set(pair, [...found, [d, 1]])
    }
  const rows = rowsOf(documents, 0)
  expect(expected.size).toBeGreaterThan(500)
  for (const [pair, found] of expected) expect(find(rows, 0, pair.split(' '))).toEqual(found)
})
