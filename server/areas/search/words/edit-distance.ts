/**
 * How many letters must be put in, taken out, changed or swapped with their neighbour to make one word of another; `most + 1` for
 * anything beyond `most`. Optimal string alignment (Damerau–Levenshtein without further edits within a swap).
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return Math.min(last[b.length]!, most + 1)
}

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
