import { createHmac } from 'node:crypto'
import { countUpTo } from '#citations/count-up-to'

/** A name that can be found again without being kept: only a keyed hash of its letters is. */
export interface HiddenName {
  hash: string
  /** Length of the folded letters. */
  letters: number
  words: number
  /** What stands in place of it. */
  replacement: string
}

/** A word with its UTF-16 place. */
interface Word {
  folded: string
  start: number
  end: number
}

/** A place where a name stands; `name` is its place in the list, `words` are its words with their places. */
export interface FoundName {
  name: number
  words: readonly Word[]
}

// a run of letters, or of digits: the mark of a footnote sticks to a name ("Wanjiru1"); soft hyphens stand inside words
const word = /[\p{L}\p{M}\p{Cf}]+|\p{N}+/gu
const notLetters = /[^\p{L}\p{N}]+/gu

/** Lower case, without accents and invisible characters. */
const fold = (text: string): string => text.toLowerCase().normalize('NFKD').replace(notLetters, '')

/** The words of a text, folded, in order. */
export function findWords(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: found, index } of text.matchAll(word)) {
    const folded = fold(found)
    if (folded !== '') words.push({ folded, start: index, end: index + found.length })
  }
  return words
}

const hashOf = (key: string, letters: string): string => createHmac('sha256', key).update(letters).digest('hex')

/** Reads a name; its letters alone count, so that "J.K. Mwenda", "JK MWENDA" and "J. K. Mwenda" are one. */
export function hideName(key: string, name: string, replacement: string): HiddenName {
  const words = findWords(name)
  const letters = words.map(({ folded }) => folded).join('')
  return { hash: hashOf(key, letters), letters: letters.length, words: words.length, replacement }
}

// what may stand between two words of a name: spaces of any kind and line breaks, "J.K.", "Wanji-ru", "Ng'endo", "Jane_Wanjiru"
const WITHIN_NAME = /^[\s\p{Cf}\p{Pd}_.'’‘`´]*$/u
// "signed by Jane. Wanjiru" – the end of a sentence, unless an initial stands before it
const FULL_STOP = /\.\s/
const maxInitialLength = 3
// "Jane – Wanjiru"
const SPACED_DASH = /\s\p{Pd}+\s/u
// "Wanji-⏎ru"
const BROKEN_WORD = /^\p{Pd}\s*\n\s*$/u
const WITHIN_FILE_NAME = /^[^\p{L}\p{N}/\\]*$/u

export interface FindOptions {
  /** In the name of a file or an address, any signs may stand between the words. */
  inFileName?: boolean
}

/** Answers a function that finds these names in a text, from left to right, the longest where several begin together. */
export function createNameFinder(key: string, names: readonly HiddenName[]) {
  const byHash = new Map(names.map((name, index) => [name.hash, index]))
  const lengths = [...new Set(names.map(({ letters }) => letters))].toSorted((a, b) => b - a)
  const known = new Map<string, number | null>()
  const nameOf = (letters: string): number | null => {
    const before = known.get(letters)
    if (before !== undefined) return before
    const name = byHash.get(hashOf(key, letters)) ?? null
    known.set(letters, name)
    return name
  }

  return (text: string, { inFileName = false }: FindOptions = {}): FoundName[] => {
    if (names.length === 0) return []
    const words = findWords(text)
    const letters = words.map(({ folded }) => folded).join('')
    const { before, spaces, lastWith } = measure(text, words, inFileName)

    /** The longest name that begins with the word at `first`. */
    const nameAt = (first: number): FoundName | null => {
      for (const length of lengths) {
        const [from, to] = [before[first]!, before[first]! + length]
        const last = countUpTo(before, to) - 2
        if (before[last + 1] !== to || last > lastWith[first]!) continue
        const name = nameOf(letters.slice(from, to))
        // "exhibit D an affidavit" does not name Dan.
        if (name !== null && !(spaces[last]! > spaces[first]! && names[name]!.words === 1))
          return { name, words: words.slice(first, last + 1) }
      }
      return null
    }

    const found: FoundName[] = []
    for (let at = 0; at < words.length;) {
      const name = nameAt(at)
      if (name) found.push(name)
      at += name ? name.words.length : 1
    }
    return found
  }
}

/** Of each word the letters before it, how many gaps with spaces come up to it, and the last word that a name which begins with it may reach. */
function measure(text: string, words: readonly Word[], inFileName: boolean) {
  const before = [0]
  const spaces: number[] = []
  const gaps = words.map((_, at) => gapBefore(text, words, at, inFileName))
  for (const [at, { folded }] of words.entries()) {
    before.push(before[at]! + folded.length)
    spaces.push((spaces[at - 1] ?? 0) + (gaps[at] === 'spaced' ? 1 : 0))
  }
  const lastWith = words.map((_, at) => at)
  for (let at = words.length - 2; at >= 0; at -= 1) if (gaps[at + 1] !== 'apart') lastWith[at] = lastWith[at + 1]!
  return { before, spaces, lastWith }
}

/** What stands before a word: nothing that parts it from the one before, spaces, or what no name goes over. */
function gapBefore(text: string, words: readonly Word[], at: number, inFileName: boolean): 'none' | 'spaced' | 'apart' {
  const before = words[at - 1]
  if (!before) return 'apart'
  const gap = text.slice(before.end, words[at]!.start)
  // What parts most words of a text.
  if (gap === ' ') return 'spaced'
  if (!(inFileName ? WITHIN_FILE_NAME : WITHIN_NAME).test(gap)) return 'apart'
  if (!inFileName && (SPACED_DASH.test(gap) || (FULL_STOP.test(gap) && before.folded.length > maxInitialLength))) return 'apart'
  return /\s/.test(gap) && !BROKEN_WORD.test(gap) ? 'spaced' : 'none'
}
