import { createHash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

const lineEnd = 10

export interface Measures {
  bytes: number
  /** Lines, which of text that COPY wrote are rows. */
  rows: number
  sha256: string
}

/** Passes on what is written, counts and sums it. `told` hears of each piece: its bytes. `measures` is complete once it has ended. */
export function measured(told: (bytes: number) => void = () => {}): Transform & { measures: () => Measures } {
  const hash = createHash('sha256')
  let bytes = 0
  let rows = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      hash.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, at + 1)) rows += 1
      told(chunk.length)
      done(null, chunk)
    },
  })
  return Object.assign(stream, { measures: (): Measures => ({ bytes, rows, sha256: hash.digest('hex') }) })
}
