import { tokenBefore } from '../backward.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

// the words that an Act's name ends with, before its numbers
const HEAD = words('act acts code ordinance constitution kenya statute rules regulation regulations order bill charter')
// what may stand between such a word and the place looked from, numbers apart: '(', 'Cap', '.', 'No', 'of', 'the year'
const PASSED = words(', . : ( [ ) ] of the year no number cap capter chapter sub leg laws')
const MOST_TOKENS = 16
// No. 24 of 2019 (Cap. 411)
const MOST_NUMBERS = 3
const MOST_CHARACTERS = 72

/**
 * Where the name of an Act ends whose numbers, and no more than `between` describes (anchored at both ends), lead up to `position`; null
 * where none does. Of several such words the first: 'Code' in 'Penal Code (Act No. 5 of 2003)'.
 */
export const nameEndBefore = (text: string, position: number, between: RegExp): number | null => {
  let end: number | null = null
  let at = position
  let heads = 0
  let after = ''
  let numbers = 0
  for (let tokens = 0; tokens < MOST_TOKENS && heads < 2; tokens += 1) {
    const token = tokenBefore(text, at)
    if (!token || position - token.end > MOST_CHARACTERS) break
    const word = token.text.toLowerCase()
    const number = isDigit(word)
    // No. 24 of 2019: a number stands beside no other, and no year before 'of'
    if (number && (isDigit(after) || word.length > (after === 'of' ? 3 : 5))) break
    after = word
    if (number) numbers += 1
    if (numbers > MOST_NUMBERS) break
    if (HEAD.has(word)) {
      heads += 1
      if (between.test(text.slice(token.end, position))) end = token.end
      // (Amendment Order) 2018: a bracket that the name ends with
      else if (/[)\]]/.test(text[token.end] ?? '') && between.test(text.slice(token.end + 1, position))) end = token.end + 1
    } else if (!number && !PASSED.has(word) && !/^(?:[a-z]|cap\d{1,3}[a-z]?)$/.test(word)) break
    at = token.start
  }
  return end
}

const isDigit = (word: string): boolean => word.charCodeAt(0) >= 48 && word.charCodeAt(0) <= 57
