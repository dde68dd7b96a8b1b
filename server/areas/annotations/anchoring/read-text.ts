import { countUpTo } from '#citations/count-up-to'

/** A text as anchoring compares it: folded characters with their places in the text as it is. */
export interface ReadText {
  text: string
  /** Without space, invisible signs and the numbers at the beginning of lines; one case, one kind of quotation mark and dash. */
  folded: string
  /** UTF-16 offset in `text` of each folded character. */
  offsets: Int32Array
}

// a soft hyphen, a joiner, an accent that stands by itself
const IGNORED = /[\s\p{Cc}\p{Cf}\p{M}]/u
const QUOTATION_MARK = /["'`´‘’‚‛“”„‟′″«»‹›]/
const DASH = /[\p{Pd}−]/u

/** The folded form of each UTF-16 unit; 0 where it is left out. Filled as characters are met. */
const known = new Int32Array(65_536).fill(-1)

function fold(unit: number): number {
  const before = known[unit]!
  if (before !== -1) return before
  const sign = String.fromCharCode(unit)
  const plain = sign.normalize('NFKD')[0]!.toLowerCase()
  const folded = IGNORED.test(sign) ? 0 : QUOTATION_MARK.test(sign) ? 39 : DASH.test(sign) ? 45 : plain.charCodeAt(0)
  known[unit] = folded
  return folded
}

// "12. ", "[12] ", "(iv) ", "12.3. ", "a) ", "• ", and "12." with the text straight behind it
const NUMBER =
  /(?:[([]?(?:\d{1,4}(?:\.\d{1,3})*|[A-Za-z]|[ivxl]{1,6}|[IVXL]{1,6})[\]).:]+(?=\s|\p{L}|$)|\d{1,3}(?=\s+\p{Lu})|[•●▪◦](?=\s))/uy
const LINE_START = /(?:^|\n)[^\S\n]*/g

/** Reads a text for anchoring; about 20 ns a character. */
export function readText(text: string): ReadText {
  const units = new Uint16Array(text.length)
  const offsets = new Int32Array(text.length)
  let length = 0
  let at = 0
  const read = (end: number) => {
    for (; at < end; at += 1) {
      const unit = fold(text.charCodeAt(at))
      if (unit === 0) continue
      units[length] = unit
      offsets[length] = at
      length += 1
    }
  }
  for (const start of text.matchAll(LINE_START)) {
    read(start.index + start[0].length)
    NUMBER.lastIndex = at
    const number = NUMBER.exec(text)
    if (number) at = NUMBER.lastIndex
  }
  read(text.length)
  return { text, folded: decode(units.subarray(0, length)), offsets: offsets.slice(0, length) }
}

const decoder = new TextDecoder('utf-16le', { ignoreBOM: true })
const decode = (units: Uint16Array) => decoder.decode(units)

/** The place of the first folded character at or behind an offset of the text. */
export const foldedPlace = ({ offsets }: ReadText, offset: number): number => countUpTo(offsets, offset - 1)

/** A search for a long text in one that repeats itself takes their product: its beginning is searched for, and so many places are looked at. */
const searched = 64
const maxLooks = 5000

/** Every place where a folded text stands, up to so many. */
export function placesOf(folded: string, wanted: string, most: number): number[] {
  const beginning = wanted.slice(0, searched)
  const places: number[] = []
  let at = folded.indexOf(beginning)
  for (let looks = 0; at !== -1 && looks < maxLooks && places.length < most; looks += 1) {
    if (folded.startsWith(wanted, at)) places.push(at)
    at = folded.indexOf(beginning, at + 1)
  }
  return places
}
