/** A line of an Act as its file sets it; of a file that keeps whole paragraphs, a paragraph. */
export interface ActLine {
  text: string
  /** Whether it stands apart from the line above it; null where the file does not show it. */
  apart: boolean | null
  /** It stands in the margin. */
  isNote?: true
}

/** Letters and figures alone, in small letters: by them two settings of the same words are compared. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '')

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])

/** How much of the words of `expected` stands in `printed`, from 0 to 1; what an arrangement prints and the text do differ by a word or a stop. */
export function likeness(expected: string, printed: string): number {
  const one = wordsOf(expected)
  const other = wordsOf(printed)
  if (one.size === 0) return printed === '' ? 1 : 0
  let common = 0
  for (const word of one) if (other.has(word)) common += 1
  return common / one.size
}
