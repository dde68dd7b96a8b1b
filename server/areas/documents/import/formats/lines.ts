import { largestRecord } from './format.ts'

const newline = 10

/** The lines of a stream as bytes, without their ends; null stands for a line that is larger than a record may be. */
export async function* readLines(stream: AsyncIterable<Buffer>, limit = largestRecord): AsyncGenerator<Buffer | null> {
  let pieces: Buffer[] = []
  let length = 0
  const add = (piece: Buffer) => {
    length += piece.length
    if (length > limit) pieces = []
    else pieces.push(piece)
  }
  const take = () => {
    const line = length > limit ? null : Buffer.concat(pieces)
    pieces = []
    length = 0
    return line
  }
  for await (const chunk of stream) {
    let from = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      add(chunk.subarray(from, end))
      from = end + 1
      yield take()
    }
    if (from < chunk.length) add(chunk.subarray(from))
  }
  if (length > 0) yield take()
}
