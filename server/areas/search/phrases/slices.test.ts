import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitsOfDocuments, documentsOfAll, layAcross } from './slices.ts'

const has = (signature: Uint8Array, bit: number) => (signature[bit >> 3]! & (1 << (bit & 7))) !== 0

test('laid across, signatures say the same of every bit', () => {
  const bits = 64
  const signature = fc.uint8Array({ minLength: bits / 8, maxLength: bits / 8 })
  const asked = fc.array(fc.nat(bits - 1), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(fc.array(signature, { minLength: 16, maxLength: 16 }), asked, (signatures, places) => {
      const slices = new Uint8Array(bits * 2)
      layAcross(slices, signatures.slice(0, 5), { at: 0, width: 2 })
      layAcross(slices, signatures.slice(5), { at: 5, width: 2 })
      const documents = Int32Array.from(signatures, (_, i) => 100 - i)
      const found = Buffer.concat(places.map((place) => slices.subarray(place * 2, place * 2 + 2)))
      const having = [...documents].filter((_, i) => places.every((place) => has(signatures[i]!, place)))
      expect(documentsOfAll(found, 2, documents)).toEqual(having)
    }),
  )
})

test('a bit for each document is read as the database reads it', () => {
  const bits = bitsOfDocuments([0, 9, 30], 10)
  expect([...bits]).toEqual([0b1, 0b10])
})
