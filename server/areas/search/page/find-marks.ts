import type { Marks } from './marks.ts'

/** A place in a text where something that was asked for stands. `about` tells which of the words or phrases it is. */
export interface Mark {
  start: number
  end: number
  about: number
}

/** What is enough to choose passages from. */
const maxPerForm = 200
const ascii = /^\p{ASCII}*$/u
const letter = /[\p{L}\p{N}\p{M}]/u

/** The text folded like words are, character for character, so that every offset stays true. */
export const foldText = (text: string): string =>
  ascii.test(text) ? text.toLowerCase() : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()).replace(/\P{ASCII}/gu, foldCharacter)

/** Most texts use few of them, again and again: quotation marks, dashes, letters with accents. */
const foldedCharacters = new Map<string, string>()
const maxFoldedCharacters = 4096

/** Itself, where it is longer or shorter when it is folded ('İ' would become two characters). */
function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character)
  if (known !== undefined) return known
  const plain = character.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  const lower = character.toLowerCase()
  const folded = [plain, lower].find(({ length }) => length === character.length) ?? character
  if (foldedCharacters.size < maxFoldedCharacters) foldedCharacters.set(character, folded)
  return folded
}

/** Where the words and phrases stand in a folded text, in order; of each at most so many. */
export function findMarks(folded: string, { words, prefixes, phrases }: Marks, most = maxPerForm): Mark[] {
  const found: Mark[] = []
  const wholes = words.length + prefixes.length
  words.forEach((forms, about) => forms.forEach((form) => found.push(...placesOfWord(folded, form, about, most))))
  prefixes.forEach((prefix, index) => found.push(...placesOfPrefix(folded, prefix, words.length + index, most)))
  phrases.forEach((phrase, index) => found.push(...placesOfPhrase(folded, phrase, wholes + index, most)))
  return found.sort((a, b) => a.start - b.start || b.end - a.end)
}

function placesOfWord(folded: string, word: string, about: number, most: number): Mark[] {
  const places: Mark[] = []
  for (let at = folded.indexOf(word); at >= 0 && places.length < most; at = folded.indexOf(word, at + word.length)) {
    const end = at + word.length
    if (isWordEnd(folded, at - 1) && isWordEnd(folded, end)) places.push({ start: at, end, about })
  }
  return places
}

function placesOfPrefix(folded: string, prefix: string, about: number, most: number): Mark[] {
  const places: Mark[] = []
  for (let at = folded.indexOf(prefix); at >= 0 && places.length < most; at = folded.indexOf(prefix, at + prefix.length)) {
    if (!isWordEnd(folded, at - 1)) continue
    let end = at + prefix.length
    while (!isWordEnd(folded, end)) end += 1
    places.push({ start: at, end, about })
  }
  return places
}

/** Whether no word goes on at a position; both halves of a character beyond 16 bits tell of the whole of it. */
const isWordEnd = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  if (Number.isNaN(code)) return true
  if (code < 128) return !((code >= 97 && code <= 122) || (code >= 48 && code <= 57))
  const isLowerHalf = code >= 0xdc00 && code <= 0xdfff
  return !letter.test(String.fromCodePoint(text.codePointAt(isLowerHalf ? Math.max(0, at - 1) : at)!))
}

function placesOfPhrase(folded: string, phrase: string[], about: number, most: number): Mark[] {
  const places: Mark[] = []
  const [first, ...rest] = phrase
  for (const place of placesOfWord(folded, first!, about, most)) {
    const end = rest.reduce((at, word) => (at < 0 ? at : endOfNextWord(folded, at, word)), place.end)
    if (end > 0) places.push({ start: place.start, end, about })
  }
  return places
}

/** The end of the word after a position when it is the one given, else -1. */
function endOfNextWord(folded: string, at: number, word: string): number {
  let next = at
  while (next < folded.length && isWordEnd(folded, next)) next += 1
  const end = next + word.length
  return folded.startsWith(word, next) && isWordEnd(folded, end) ? end : -1
}
