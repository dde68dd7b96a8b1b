/** A token that ends before a given position: a run of letters and digits, or one other character. */
export type Token = { start: number; end: number; text: string }

const MAX_SPACE = 64
const MAX_WORD = 40

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x202f
const isWord = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || (code >= 0xc0 && code < 0x250)

/** The token before `position`, white space skipped; null at the start of the text, or where more white space stands than one line break explains. */
export const tokenBefore = (text: string, position: number): Token | null => {
  let end = position
  const stop = Math.max(0, position - MAX_SPACE)
  while (end > stop && isSpace(text.charCodeAt(end - 1))) end -= 1
  if (end === 0 || (end === stop && isSpace(text.charCodeAt(end - 1)))) return null
  let start = end - 1
  if (isWord(text.charCodeAt(start))) {
    const floor = Math.max(0, end - MAX_WORD)
    while (start > floor && isWord(text.charCodeAt(start - 1))) start -= 1
  }
  return { start, end, text: text.slice(start, end) }
}
