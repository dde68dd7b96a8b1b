import { parentPort } from 'node:worker_threads'
import { type ReadText, readText } from './read-text.ts'
import { type PieceOfReading, inPieces } from './reading-pieces.ts'

let pieces: Iterator<PieceOfReading> = [][Symbol.iterator]()

/** A text is answered with the first piece of what is found in it; each `null` asks for the next. */
parentPort!.on('message', (text: string | null) => {
  if (text !== null) pieces = inPieces(readText(text) satisfies ReadText)
  const { value, done } = pieces.next()
  if (!done) parentPort!.postMessage(value)
})
