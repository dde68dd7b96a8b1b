/** Which documents of a segment are meant, a bit for each by its slot. No function changes what it is given, but for `put`. */
export type Mask = Uint32Array

export const noneOf = (documents: number): Mask => new Uint32Array((documents + 31) >>> 5)

export const allOf = (documents: number): Mask => not(noneOf(documents), documents)

export function put(mask: Mask, slot: number) {
  mask[slot >>> 5]! |= 1 << (slot & 31)
}

/** Of bytes from the beginning of their buffer, a document each: 1 for those that are meant. */
export function maskOfBytes(bytes: Uint8Array): Mask {
  const mask = noneOf(bytes.length)
  const fours = new Uint32Array(bytes.buffer, 0, bytes.length >>> 2)
  // The factor brings the bits of the four bytes beside one another into the highest four.
  for (let i = 0; i < fours.length; i += 1) mask[i >>> 3]! |= (Math.imul(fours[i]!, 0x10204080) >>> 28) << ((i & 7) * 4)
  for (let slot = fours.length * 4; slot < bytes.length; slot += 1) mask[slot >>> 5]! |= bytes[slot]! << (slot & 31)
  return mask
}

export function maskOfSlots(documents: number, slots: Uint16Array): Mask {
  const mask = noneOf(documents)
  for (let i = 0; i < slots.length; i += 1) put(mask, slots[i]!)
  return mask
}

/** Of numbers, one for each document: those that are not less. */
export function maskOfLeast(numbers: Float32Array, least: number): Mask {
  const mask = noneOf(numbers.length)
  for (let at = 0, slot = 0; at < mask.length; at += 1) {
    let bits = 0
    for (const end = Math.min(numbers.length, slot + 32); slot < end; slot += 1) if (numbers[slot]! >= least) bits |= 1 << (slot & 31)
    mask[at] = bits
  }
  return mask
}

export function and(one: Mask, other: Mask): Mask {
  const both = one.slice()
  for (let i = 0; i < both.length; i += 1) both[i]! &= other[i]!
  return both
}

export function or(one: Mask, other: Mask): Mask {
  const either = one.slice()
  for (let i = 0; i < either.length; i += 1) either[i]! |= other[i]!
  return either
}

export function not(mask: Mask, documents: number): Mask {
  const others = mask.slice()
  for (let i = 0; i < others.length; i += 1) others[i] = ~others[i]!
  if (documents % 32 > 0) others[others.length - 1]! &= (1 << (documents % 32)) - 1
  return others
}

export const isEmpty = (mask: Mask): boolean => !mask.some((bits) => bits !== 0)

export function count(mask: Mask): number {
  let sum = 0
  for (let i = 0; i < mask.length; i += 1) sum += countBits(mask[i]!)
  return sum
}

/** Adds pairs of bits, then fours, then all bytes. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The slots of those that are meant, ascending. */
export function slotsOf(mask: Mask): Uint16Array {
  const slots = new Uint16Array(count(mask))
  let found = 0
  for (let i = 0; i < mask.length; i += 1)
    for (let bits = mask[i]!; bits !== 0; bits &= bits - 1) slots[found++] = i * 32 + 31 - Math.clz32(bits & -bits)
  return slots
}
