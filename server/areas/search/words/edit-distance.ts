/**
 * How many letters must be put in, taken out, changed or swapped with their neighbour to make one word of another; `most + 1` for
 * anything beyond `most`. Optimal string alignment (Damerau–Levenshtein without further edits within a swap).
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  if (b.length >= rows[0].length) rows = [new Uint16Array(2 * b.length), new Uint16Array(2 * b.length), new Uint16Array(2 * b.length)]
  let [before, last, row] = rows
  for (let j = 0; j <= b.length; j += 1) last[j] = j
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charCodeAt(i - 1)
    // What lies further from the diagonal takes more than `most`.
    const [from, to] = [Math.max(1, i - most), Math.min(b.length, i + most)]
    row[from - 1] = from === 1 ? i : most + 1
    if (to === i + most) last[to] = most + 1
    let least = row[from - 1]!
    for (let j = from; j <= to; j += 1) {
      let steps = last[j - 1]! + (letter === b.charCodeAt(j - 1) ? 0 : 1)
      if (last[j]! < steps) steps = last[j]! + 1
      if (row[j - 1]! < steps) steps = row[j - 1]! + 1
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1) && before[j - 2]! < steps)
        steps = before[j - 2]! + 1
      row[j] = steps
      if (steps < least) least = steps
    }
    if (least > most) return most + 1
    const spare = before
    before = last
    last = row
    row = spare
  }
  return Math.min(last[b.length]!, most + 1)
}

const rowOf = () => new Uint16Array(64)
/** The rows of a comparison, for the next one: a library has thousands of words like another. */
let rows: [Uint16Array, Uint16Array, Uint16Array] = [rowOf(), rowOf(), rowOf()]

/** How many slips of the finger a word of a length may have and still be told: none in short words, where every slip is another word. */
export const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

// a word of letters; numbers, and what has a number in it, are never corrected
export const letters = /^\p{L}+$/u

/** Those of some words that are so few slips away, the nearest first. */
export const nearest = (word: string, others: readonly string[], slips: number): { other: string; distance: number }[] =>
  others
    .filter((other) => letters.test(other))
    .map((other) => ({ other, distance: editDistance(word, other, slips) }))
    .filter(({ distance }) => distance > 0 && distance <= slips)
    .sort((a, b) => a.distance - b.distance)
