/*
 * Signatures laid across. To ask 20,000 signatures for two bits each means to read 20,000 rows; laid across, the bit of one number of all of
 * them stands in a few dozen short rows. A segment holds the signatures of some documents of one length; a slice of it is one bit of each.
 */

/**
 * Lays signatures across: `slices` has, behind one another, for each bit that bit of every signature, `width` bytes for eight times as many.
 * The first of these signatures is the one at `at`.
 */
export function layAcross(slices: Uint8Array, signatures: readonly Uint8Array[], { at, width }: { at: number; width: number }) {
  for (const [i, signature] of signatures.entries()) {
    const byte = (at + i) >> 3
    const own = 1 << ((at + i) & 7)
    for (let from = 0; from < signature.length; from += 1) {
      // From one set bit to the next, since most are not set.
      for (let rest = signature[from]!; rest !== 0; rest &= rest - 1) slices[(from * 8 + lowestBit(rest)) * width + byte]! |= own
    }
  }
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** The documents that have all of some bits: `found` has a slice for each of these, one behind the other. */
export function documentsOfAll(found: Uint8Array, width: number, documents: Int32Array): number[] {
  const having: number[] = []
  for (let byte = 0; byte < width; byte += 1) {
    let all = 0xff
    for (let at = byte; at < found.length; at += width) all &= found[at]!
    for (; all !== 0; all &= all - 1) {
      const document = documents[byte * 8 + lowestBit(all)]
      if (document !== undefined) having.push(document)
    }
  }
  return having
}

/** A bit for each document by its id, as `get_bit` counts them; those of `having` are set. */
export function bitsOfDocuments(having: Iterable<number>, most: number): Buffer {
  const bits = Buffer.alloc(Math.ceil(most / 8))
  for (const document of having) if (document < most) bits[document >> 3]! |= 1 << (document & 7)
  return bits
}
