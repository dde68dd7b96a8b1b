import { diffLines, diffWordsWithSpace } from 'diff'

export interface ComparedPiece {
  /** Where it begins among all pieces, UTF-16. */
  start: number
  value: string
  added: boolean
  removed: boolean
}

/** Longer texts are compared line by line: word by word would hold the screen up. */
const maxCompared = 60_000

/** Two texts as the pieces that both have, that only the later one has, and that only the earlier one has. */
export function comparedWords(before: string, after: string): ComparedPiece[] {
  let start = 0
  const pieces = before.length + after.length > maxCompared ? diffLines(before, after) : diffWordsWithSpace(before, after)
  return pieces.map(({ value, added, removed }) => {
    const piece = { start, value, added, removed }
    start += value.length
    return piece
  })
}
