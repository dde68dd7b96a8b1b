/*
 * A tsvector in the binary form that PostgreSQL receives (tsvectorrecv in src/backend/utils/adt/tsvector.c). Reading it costs the
 * database a tenth of what reading the text of a tsvector costs, and it need not be sorted there.
 */

/** A place with weight A. Places begin with 1 and end with 16,383. */
export const inHeading = (place: number): number => place | (3 << 14)

/** A place with weight C. */
export const inTitle = (place: number): number => place | (1 << 14)

const largestForm = (name: string, places: readonly number[]) => 3 * name.length + 3 + 2 * places.length

/** `words`: the places of each word, ascending, at most 255; none for a word that only occurs. */
export function packWords(words: ReadonlyMap<string, readonly number[]>): Buffer {
  // The order of UTF-16 units is that of the bytes of UTF-8, but for what lies beyond the first plane; PostgreSQL then sorts again.
  const names = [...words.keys()].sort()
  let room = 4
  for (const [name, places] of words) room += largestForm(name, places)
  const packed = Buffer.allocUnsafe(room)
  let at = packed.writeInt32BE(names.length, 0)
  for (const name of names) {
    const places = words.get(name)!
    at += packed.write(name, at, 'utf8')
    at = packed.writeUInt8(0, at)
    at = packed.writeUInt16BE(places.length, at)
    for (const place of places) at = packed.writeUInt16BE(place, at)
  }
  return packed.subarray(0, at)
}

const typeOfTsvector = 3614

/** Some tsvectors as one array, in the binary form of arrays (array_recv). */
export function packArray(vectors: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(20)
  head.writeInt32BE(1, 0)
  head.writeInt32BE(typeOfTsvector, 8)
  head.writeInt32BE(vectors.length, 12)
  head.writeInt32BE(1, 16)
  const parts = vectors.flatMap((vector) => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(vector.byteLength, 0)
    return [length, vector]
  })
  return Buffer.concat([head, ...parts])
}
