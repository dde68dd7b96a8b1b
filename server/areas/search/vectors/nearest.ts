/** A vector as it is kept: four bytes a number, the most significant first, as `float4send` of PostgreSQL writes them. */
export function bytesOf(vector: readonly number[]): Buffer {
  const bytes = Buffer.alloc(vector.length * 4)
  vector.forEach((part, at) => bytes.writeFloatBE(part, at * 4))
  return bytes
}

/** How near a kept vector is to another of the same length: the cosine between them, 0 where one has no direction. */
export function likenessTo(vector: readonly number[]): (bytes: Buffer) => number {
  const wanted = Float32Array.from(vector)
  const length = Math.hypot(...wanted)
  return (bytes) => {
    const kept = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    let [product, square] = [0, 0]
    for (let at = 0; at < wanted.length; at += 1) {
      const part = kept.getFloat32(at * 4)
      product += part * wanted[at]!
      square += part * part
    }
    return square === 0 || length === 0 ? 0 : product / (Math.sqrt(square) * length)
  }
}

/** The nearest of any number of passages, of which it holds twice as many as are asked for. */
export function createNearest<T extends { likeness: number }>(most: number) {
  let held: T[] = []
  const cut = () => (held = held.toSorted((a, b) => b.likeness - a.likeness).slice(0, most))
  return {
    add(one: T) {
      held.push(one)
      if (held.length >= 2 * most) cut()
    },
    /** The nearest first. */
    list: (): readonly T[] => cut(),
  }
}
