import { isKnownWord } from './ligature-words.ts'
import type { PageLine } from './page-lines.ts'

/** A letter whose meaning is known to one font alone, and what it is found to mean; null where nothing tells. */
export interface PrivateUseGlyph {
  font: string
  /** What the PDF gives for it: a code of the private use area or a control character. */
  code: string
  /** The page on which it stands first. */
  page: number
  meaning: string | null
}

/** From here on letters are numbered through the document: the fifteenth plane is for private use too, and no font of judgments has it. */
const firstMark = 0xf0000
const maxLetters = 0xfff0

// 'U+E000' for 'fi' in one font and for 'tt' in another; 'U+0002' where a program forgot to say
const PRIVATE = /[\uE000-\uF8FF]|(?![\t\n\f\r])\p{Cc}/gu
const MARK = /[\u{F0000}-\u{FFFF0}]/gu
const WORD = /[\p{L}\p{M}\u{F0000}-\u{FFFF0}]+/gu

/** What fonts draw as one letter, and the apostrophe, which some leave out of their tables. */
const LIGATURES = [
  'ffi',
  'ffl',
  'fft',
  'tti',
  'ttf',
  'ff',
  'fi',
  'fl',
  'ft',
  'fj',
  'fb',
  'fh',
  'fk',
  'tt',
  'ti',
  'tf',
  'Th',
  'ct',
  'st',
  '’',
] as const

/** Tells the private letters of a document's fonts apart while it is read, and what they mean once it is. */
export function createPrivateUseGlyphs() {
  const letters: PrivateUseGlyph[] = []
  const numbers = new Map<string, number>()

  return {
    letters,

    /** The text with each private letter as a mark of its own, which no other font's letter has. */
    mark: (text: string, font: string, page: number): string =>
      text.replace(PRIVATE, (code) => {
        const key = `${code}${font}`
        const known = numbers.get(key) ?? numbers.size
        if (known >= maxLetters) return '\uFFFD'
        if (!numbers.has(key)) {
          numbers.set(key, known)
          letters.push({ font, code, page, meaning: null })
        }
        return String.fromCodePoint(firstMark + known)
      }),
  }
}

const numberOf = (mark: string): number => mark.codePointAt(0)! - firstMark

// 'f_f_i', 'fi', 'T_h.liga', 'uniFB01', 'c_t.dlig'
const GLYPH = /^([A-Za-z](?:_[A-Za-z]){1,3}|f[fij]|fl|ff[il])(?:\.[a-z]+)?$/
const STANDARD: Readonly<Record<string, string>> = { uniFB00: 'ff', uniFB01: 'fi', uniFB02: 'fl', uniFB03: 'ffi', uniFB04: 'ffl' }

/** What a glyph is by its name: 'f_f_i' → 'ffi'; null for a name that tells nothing. */
export function meaningOfGlyph(name: string): string | null {
  const standard = STANDARD[name.slice(0, 7)]
  if (standard) return standard
  return GLYPH.exec(name)?.[1]?.replaceAll('_', '') ?? null
}

/**
 * Finds what private letters mean by the words they stand in: a ligature that makes known words of them, where no other does so nearly as
 * often. What is found of one letter helps with the next, so that 'o?e' waits for nobody.
 */
export function deduceMeanings(letters: readonly PrivateUseGlyph[], pages: readonly (readonly PageLine[])[]): void {
  const marked = new Set<string>()
  const plain = new Set<string>()
  for (const { text } of pages.flat()) {
    for (const [word] of text.matchAll(WORD)) {
      if (word.search(MARK) >= 0) marked.add(word)
      else if (word.length >= 4) plain.add(word.toLowerCase())
    }
  }
  for (let found = true; found;) {
    found = false
    const words = [...marked].map((word) => putMeanings(word, letters))
    for (const [number, letter] of letters.entries()) {
      if (letter.meaning !== null) continue
      const mark = String.fromCodePoint(firstMark + number)
      const own = words.filter((word) => new Set(word.match(MARK)).size === 1 && word.includes(mark))
      const meaning = meaningIn(own, mark, plain)
      if (meaning === null) continue
      letter.meaning = meaning
      found = true
    }
  }
}

/** Letters beside the ligature that one word alone must have to prove it. */
const enoughAlone = 4
/** How many times more words than any other ligature it must make. */
const clearlyMore = 3

function meaningIn(words: readonly string[], mark: string, plain: ReadonlySet<string>): string | null {
  const made = LIGATURES.map((ligature) => {
    const known = new Set(words.map((word) => word.replaceAll(mark, ligature)).filter((word) => isKnownWord(word, plain)))
    return { ligature, known: known.size, longest: Math.max(0, ...[...known].map((word) => word.length - ligature.length)) }
  }).sort((a, b) => b.known - a.known)
  const [best, next] = made
  const proved = best!.known >= 2 || (best!.known === 1 && best!.longest >= enoughAlone)
  return proved && best!.known >= clearlyMore * next!.known ? best!.ligature : null
}

const putMeanings = (text: string, letters: readonly PrivateUseGlyph[]): string =>
  text.replace(MARK, (mark) => letters[numberOf(mark)]!.meaning ?? mark)

// '\uF0B7' of Symbol and Wingdings before the words of an item
const BULLET = /^[\u{F0000}-\u{FFFF0}](?=\s|$)/u

/** Lines with what private letters mean; `lost` counts the letters of which nothing tells. */
export function resolveLetters(letters: readonly PrivateUseGlyph[], pages: readonly PageLine[][]): { pages: PageLine[][]; lost: number } {
  if (letters.length === 0) return { pages: [...pages], lost: 0 }
  let lost = 0
  const resolve = (text: string) =>
    putMeanings(text, letters)
      .replace(BULLET, (mark) => (isControl(letters[numberOf(mark)]!.code) ? '' : '•'))
      .replace(MARK, (mark, at: number, whole: string) =>
        isControl(letters[numberOf(mark)]!.code) && !standsInWord(whole, at, mark.length) ? '' : '\uFFFD',
      )
      .trim()
  const resolved = pages.map((lines) =>
    lines.map((line) => {
      const text = resolve(line.text)
      lost += text.split('\uFFFD').length - line.text.split('\uFFFD').length
      return { ...line, text, columns: line.columns.map(resolve) }
    }),
  )
  return { pages: resolved.map((lines) => lines.filter(({ text }) => text !== '')), lost }
}

/** A control character by itself is no letter. */
const isControl = (code: string): boolean => /\p{Cc}/u.test(code)

const standsInWord = (text: string, at: number, length: number): boolean =>
  /\p{L}/u.test(text[at - 1] ?? '') || /\p{L}/u.test(text[at + length] ?? '')
