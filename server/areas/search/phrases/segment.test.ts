import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNeighbours, pairsOfPhrase } from '../words/neighbours.ts'
import { findPair, layRows, placesIn } from './segment.ts'

/** The rows of a segment by bucket. */
function rowsOf(documents: string[][], shift: number) {
  const rows = new Map<number, { pairs: Uint8Array; places: Uint8Array }>()
  for (const { buckets, endsOfPairs, endsOfPlaces, pairs, places } of layRows(
    documents.map((words) => findNeighbours([words])),
    shift,
  ))
    for (const [i, bucket] of buckets.entries())
      rows.set(bucket, {
        pairs: pairs.slice(endsOfPairs[i - 1] ?? 0, endsOfPairs[i]),
        places: places.slice(endsOfPlaces[i - 1] ?? 0, endsOfPlaces[i]),
      })
  return rows
}

/** In which documents two words stand side by side, and where. */
function find(rows: ReturnType<typeof rowsOf>, shift: number, words: [string, string]) {
  const pair = pairsOfPhrase(words)[0]!
  const row = rows.get(pair.bucket >> shift)
  if (!row) return []
  const found = findPair(row.pairs, pair)
  return found.documents.map((document, n) => [document, placesIn(row.places, found, n)])
}

const word = fc.constantFrom('the', 'court', 'of', 'appeal', 'land', 'rent', 'stay', 'costs')

test('a segment tells of every pair in which documents it stands, and where', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(word, { maxLength: 80 }), { maxLength: 12 }),
      fc.constantFrom(0, 3, 6, 10),
      word,
      word,
      (documents, shift, first, second) => {
        const expected = documents.flatMap((words, document) => {
          const places = words.flatMap((one, i) => (one === first && words[i + 1] === second ? [i] : []))
          return places.length > 0 ? [[document, places]] : []
        })
        expect(find(rowsOf(documents, shift), shift, [first, second])).toEqual(expected)
      },
    ),
  )
})

test('a segment of many documents tells of every pair of each', () => {
  const words = Array.from({ length: 30 }, (_, i) => `word${i}`)
  const wordAt = (d: number, i: number) => words[Math.abs((i * (i + d) * 7919) ^ (d * 31 + i)) % 30]!
  const documents = Array.from({ length: 400 }, (_, d) => Array.from({ length: 1 + (d % 90) }, (_, i) => wordAt(d, i)))
  const expected = new Map<string, [number, number[]][]>()
  for (const [d, own] of documents.entries())
    for (const [i, first] of own.slice(0, -1).entries()) {
      const pair = `${first} ${own[i + 1]}`
      const found = expected.get(pair) ?? []
      if (found.at(-1)?.[0] === d) found.at(-1)![1].push(i)
      else expected.set(pair, [...found, [d, [i]]])
    }
  const rows = rowsOf(documents, 0)
  expect(expected.size).toBeGreaterThan(500)
  for (const [pair, found] of expected) expect(find(rows, 0, pair.split(' ') as [string, string])).toEqual(found)
})
