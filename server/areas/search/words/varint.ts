/** The bytes of a number below 2³¹, at most. */
export const mostBytes = 5

/** Writes a number below 2³¹, seven bits to a byte, the lowest first; the highest bit says that more follow. Answers where it ends. */
export function writeVarint(bytes: Uint8Array, at: number, value: number): number {
  let rest = value
  for (; rest > 127; rest >>>= 7) bytes[at++] = (rest & 127) | 128
  bytes[at++] = rest
  return at
}

/** Reads such numbers one after the other. */
export class VarintReader {
  private readonly bytes: Uint8Array
  at: number

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes
    this.at = at
  }

  next(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++]!
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }
}
