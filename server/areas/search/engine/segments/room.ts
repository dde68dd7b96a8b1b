/*
 * Memory that a question reads into, and gives back whole once it is answered: with a buffer for each list that it reads the collector would run
 * after every few questions. A question that is answered while another one waits takes what is free behind that one's.
 */
const chunkSize = 4 << 20
const mostKept = 4
const chunks: Uint8Array[] = []
let question: symbol | null = null
let chunk = 0
let at = 0

/** Tells one question from another; null where none is being answered. */
export const currentQuestion = () => question

/** Does the work of a question, at once; nothing that it takes room for may outlive it. */
export function inRoom<T>(work: () => T): T {
  const before = { question, chunk, at }
  question = Symbol('question')
  try {
    return work()
  } finally {
    ;({ question, chunk, at } = before)
    if (question === null) chunks.length = Math.min(chunks.length, mostKept)
  }
}

/** So many bytes, not cleared, from a multiple of eight on; without a question they are the asker's for good. */
export function takeRoom(bytes: number): Uint8Array {
  if (question === null || bytes > chunkSize) return new Uint8Array(Buffer.allocUnsafeSlow(bytes).buffer)
  if (at + bytes > chunkSize) {
    chunk += 1
    at = 0
  }
  const whole = (chunks[chunk] ??= new Uint8Array(Buffer.allocUnsafeSlow(chunkSize).buffer))
  const from = at
  at = (at + bytes + 7) & ~7
  return whole.subarray(from, from + bytes)
}

/** So many zeros. */
export function takeNumbers(many: number): Float32Array {
  const bytes = takeRoom(many * Float32Array.BYTES_PER_ELEMENT)
  return new Float32Array(bytes.buffer, bytes.byteOffset, many).fill(0)
}
