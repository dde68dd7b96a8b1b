import type { ReadText } from './read-text.ts'

/** Part of what was found in a text, small enough to be taken over between two requests. `last` says that nothing follows. */
export interface PieceOfReading extends ReadText {
  last: boolean
}

/** Citations and references in one piece. */
const pieceSize = 500

/** The pieces of a reading, in order; a reading of nothing is one piece. */
export function* inPieces({ citations, backTo, references, found }: ReadText): Generator<PieceOfReading> {
  const count = Math.max(1, Math.ceil(Math.max(citations.length, references.length) / pieceSize))
  for (let piece = 0; piece < count; piece += 1) {
    const [from, to] = [piece * pieceSize, (piece + 1) * pieceSize]
    yield {
      citations: citations.slice(from, to),
      backTo: backTo.slice(from, to),
      references: references.slice(from, to),
      found,
      last: piece === count - 1,
    }
  }
}

/** Puts pieces together again as they come. */
export function createReading() {
  const read: ReadText = { citations: [], backTo: [], references: [], found: 0 }
  return {
    read,
    add({ citations, backTo, references, found }: PieceOfReading) {
      read.citations.push(...citations)
      read.backTo.push(...backTo)
      read.references.push(...references)
      read.found = found
    },
  }
}
