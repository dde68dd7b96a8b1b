/** A word of a text: folded for comparison, with its UTF-16 offsets. */
export interface Word {
  folded: string
  start: number
  end: number
}

// a run of letters, digits and the marks on them: "Murang'a" is "Murang" and "a", "E074/2020" is "E074" and "2020"
const word = /[\p{L}\p{N}\p{M}]+/gu

/**
 * The words of a text, in order. What stands between two words does not matter. Search reads texts by this rule on every database:
 * PostgreSQL's own parser takes "court.The" for a host name and "Nandi/Kilibwoni/1033" for a file, and finds no word in either.
 */
export function findWords(text: string): Word[] {
  const found: Word[] = []
  for (const match of text.matchAll(word)) {
    const folded = foldWord(match[0])
    if (folded !== '') found.push({ folded, start: match.index, end: match.index + match[0].length })
  }
  return found
}

/** The folded words of a text in order, without their places. */
export function foldedWords(text: string): string[] {
  const found = text.match(word)
  if (!found) return []
  let empty = false
  for (let i = 0; i < found.length; i += 1) {
    const folded = foldWord(found[i]!)
    if (folded === '') empty = true
    found[i] = folded
  }
  return empty ? found.filter((folded) => folded !== '') : found
}

const lowerAscii = /^[a-z0-9]*$/
const notWord = /[^\p{L}\p{N}]+/gu

/** Lower case, without accents, ligatures taken apart: "Wanjikũ" and "WANJIKU" are one word. Empty for a lone accent. */
export function foldWord(text: string): string {
  if (lowerAscii.test(text)) return text
  const lower = text.toLowerCase()
  return lowerAscii.test(lower) ? lower : lower.normalize('NFKD').replace(notWord, '').toLowerCase()
}

const ascii = /^\p{ASCII}*$/u
/** Of each ASCII character whether it is of a word. */
const isOfWord = Uint8Array.from({ length: 128 }, (_, code) => (/[a-z0-9]/i.test(String.fromCharCode(code)) ? 1 : 0))

/** The words of a text with the UTF-16 offset at which each begins. */
export function wordsWithStarts(text: string): { words: string[]; starts: number[] } {
  const words: string[] = []
  const starts: number[] = []
  if (ascii.test(text)) {
    const lower = text.toLowerCase()
    for (let at = 0; at < lower.length;) {
      while (at < lower.length && isOfWord[lower.charCodeAt(at)] === 0) at += 1
      const start = at
      while (at < lower.length && isOfWord[lower.charCodeAt(at)] === 1) at += 1
      if (at === start) break
      words.push(lower.slice(start, at))
      starts.push(start)
    }
    return { words, starts }
  }
  for (const match of text.matchAll(word)) {
    const folded = foldWord(match[0])
    if (folded === '') continue
    words.push(folded)
    starts.push(match.index)
  }
  return { words, starts }
}
