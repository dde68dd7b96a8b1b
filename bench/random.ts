/** A source of numbers in [0, 1) that is the same for the same seed on every machine (sfc32). */
export type Random = () => number

export function seededRandom(seed: number): Random {
  let a = seed | 0
  let b = 0x9e3779b9
  let c = 0x243f6a88
  let counter = 1
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let i = 0; i < 12; i += 1) next()
  return next
}

export const between = (random: Random, least: number, most: number): number => least + Math.floor(random() * (most - least + 1))

export const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!

/** A draw from the standard normal distribution (Box–Muller). */
export const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** Draws indexes with the given weights in constant time (Walker's alias method). */
export function weightedDraw(weights: Float64Array): (random: Random) => number {
  const { length } = weights
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const share = weights.map((weight) => (weight / total) * length)
  const alias = new Uint32Array(length)
  const small: number[] = []
  const large: number[] = []
  share.forEach((part, index) => (part < 1 ? small : large).push(index))
  while (small.length > 0 && large.length > 0) {
    const less = small.pop()!
    const more = large.at(-1)!
    alias[less] = more
    share[more]! -= 1 - share[less]!
    if (share[more]! < 1) small.push(large.pop()!)
  }
  for (const rest of [...small, ...large]) share[rest] = 1
  return (random) => {
    const index = Math.floor(random() * length)
    return random() < share[index]! ? index : alias[index]!
  }
}
