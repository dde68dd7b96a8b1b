import { maxMatches } from '#contract/matches'
import type { Place } from './text-places.ts'

/** A text in which words are found whatever their case, marks and spaces; `positions` leads back to the letters of the text. */
interface FoldedText {
  folded: string
  positions: Int32Array
}

/** Signs that nobody types: soft hyphen, zero-width signs. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/
const accents = /\p{M}+/gu

/** Folds one letter: small, without accent, with plain quotation marks and dashes. */
function foldLetter(letter: string): string {
  if (letter < '\u0080') return letter.toLowerCase()
  if ('‘’‚‛′'.includes(letter)) return "'"
  if ('“”„‟″«»'.includes(letter)) return '"'
  if ('‐‑‒–—−'.includes(letter)) return '-'
  const plain = letter.normalize('NFD').replace(accents, '').toLowerCase()
  return plain.length === 1 ? plain : letter
}

/** Folds a text letter by letter; a run of white space becomes one space. */
export function foldText(text: string): FoldedText {
  const positions = new Int32Array(text.length + 1)
  const letters: string[] = []
  let afterSpace = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (invisible.test(letter)) continue
    const isSpace = letter <= ' ' || letter === '\u00a0' || letter === '\u202f' || letter === '\u2009'
    if (isSpace && afterSpace) continue
    afterSpace = isSpace
    positions[letters.length] = at
    letters.push(isSpace ? ' ' : foldLetter(letter))
  }
  positions[letters.length] = text.length
  return { folded: letters.join(''), positions }
}

/** Every place of the words as they are typed, at most 1,000; `complete` is false where there are more. */
export function findWords({ folded, positions }: FoldedText, words: string): { places: Place[]; complete: boolean } {
  const sought = foldText(words.trim()).folded
  const places: Place[] = []
  if (sought === '') return { places, complete: true }
  for (let at = folded.indexOf(sought); at !== -1; at = folded.indexOf(sought, at + sought.length)) {
    if (places.length === maxMatches) return { places, complete: false }
    places.push({ start: positions[at]!, end: positions[at + sought.length - 1]! + 1 })
  }
  return { places, complete: true }
}
