import { foldWord } from '../../search/search.ts'

/** What a letter of ASCII is as part of a word: nothing, a small letter or figure by itself, a capital as its small letter. */
const smallOf = new Uint8Array(128)
for (const part of '0123456789abcdefghijklmnopqrstuvwxyz') {
  const code = part.charCodeAt(0)
  smallOf[code] = code
  if (code > 96) smallOf[code - 32] = code
}

const ofWord = /[\p{L}\p{N}\p{M}]/u

/** Whether a word with these first letters, as small letters of ASCII, is worth looking at. */
export type MayTell = (first: number, second: number) => boolean

/** Whether the stem of a word that begins so may be among some. A stem begins as its word does, but for a y that may be an i: 'dying', 'die'. */
export function beginsLike(stems: Iterable<string>): MayTell {
  const openings = new Uint8Array(128 * 128)
  const add = (first: number, second: number) => {
    openings[first * 128 + second] = 1
  }
  for (const one of stems) {
    const [first, second] = [one.charCodeAt(0), one.length > 1 ? one.charCodeAt(1) : 0]
    if (!(first < 128 && second < 128)) continue
    add(first, second)
    if (second === 105) add(first, 121)
  }
  return (first, second) => openings[first * 128 + second] === 1
}

/**
 * Finds the words of a text as search does, and hands over those that may tell, folded, each with its place among all: a paragraph has a
 * hundred words, and few of them begin as anything that is asked. Answers how many words there are. Pure.
 */
export function eachWord(text: string, mayTell: MayTell, take: (word: string, at: number) => void): number {
  let count = 0
  for (let at = 0; at < text.length;) {
    const start = at
    let isPlain = true
    for (; at < text.length;) {
      const code = text.charCodeAt(at)
      if (code < 128) {
        if (smallOf[code] === 0) break
        at += 1
        continue
      }
      const point = text.codePointAt(at)!
      if (!isOfWord(point)) break
      isPlain = false
      at += point > 0xffff ? 2 : 1
    }
    if (at === start) {
      at += text.codePointAt(at)! > 0xffff ? 2 : 1
      continue
    }
    const first = smallOf[text.charCodeAt(start)] ?? 0
    const second = at - start > 1 ? (smallOf[text.charCodeAt(start + 1)] ?? 0) : 0
    if (isPlain && !mayTell(first, second)) {
      count += 1
      continue
    }
    const word = foldWord(text.slice(start, at))
    // A lone accent is no word.
    if (word === '') continue
    take(word, count)
    count += 1
  }
  return count
}

const known = new Map<number, boolean>()

function isOfWord(point: number): boolean {
  const had = known.get(point)
  if (had !== undefined) return had
  const found = ofWord.test(String.fromCodePoint(point))
  known.set(point, found)
  return found
}
